package shortwire.gen.v1;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;

/**
 * The value of a map field, in the order in which keys were first put. It grows while a message is read
 * or built, and is frozen when the message is there. Few entries are searched one by one; many have an
 * index by hash.
 */
public final class Entries<K, V> extends AbstractMap<K, V> {
  private static final int FIRST = 4;
  private static final int SEARCHED_ONE_BY_ONE = 8;
  private static final Entries<?, ?> NONE = frozen(new Entries<>(new Object[0], new Object[0], 0));

  private Object[] keys;
  private Object[] values;
  private int size;
  private boolean isFrozen;

  /** Positions by key; null while there are few entries. */
  private Map<Object, Integer> index;

  private Entries(Object[] keys, Object[] values, int size) {
    this.keys = keys;
    this.values = values;
    this.size = size;
  }

  /** A map without entries. */
  @SuppressWarnings("unchecked") // it has none that could be of another type
  public static <K, V> Map<K, V> none() {
    return (Map<K, V>) NONE;
  }

  /** A map that does not change any more: the map itself if it is of this class, else a copy. */
  public static <K, V> Map<K, V> freeze(Map<K, V> map) {
    return frozen(map instanceof Entries<K, V> own ? own : copyOf(map));
  }

  /** A frozen map as what it is, to be read by position. */
  public static <K, V> Entries<K, V> of(Map<K, V> frozen) {
    return (Entries<K, V>) frozen;
  }

  /** The map with one more entry, itself unless it is in use elsewhere. */
  public static <K, V> Map<K, V> put(Map<K, V> map, K key, V value) {
    Entries<K, V> own = map instanceof Entries<K, V> same && !same.isFrozen ? same : copyOf(map);
    own.set(key, value);
    return own;
  }

  /** The key of the entry at a position. */
  @SuppressWarnings("unchecked") // only keys of the type go in
  public K keyAt(int position) {
    return (K) keys[position];
  }

  /** The value of the entry at a position. */
  @SuppressWarnings("unchecked") // only values of the type go in
  public V valueAt(int position) {
    return (V) values[position];
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) >= 0;
  }

  @Override
  public V get(Object key) {
    int position = find(key);
    return position < 0 ? null : valueAt(position);
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public int size() {
        return size;
      }

      @Override
      public Iterator<Entry<K, V>> iterator() {
        return new InOrder();
      }
    };
  }

  private final class InOrder implements Iterator<Entry<K, V>> {
    private int next;

    @Override
    public boolean hasNext() {
      return next < size;
    }

    @Override
    public Entry<K, V> next() {
      if (next == size) throw new NoSuchElementException();
      Entry<K, V> entry = Map.entry(keyAt(next), valueAt(next));
      next++;
      return entry;
    }
  }

  private static <K, V> Entries<K, V> frozen(Entries<K, V> map) {
    map.isFrozen = true;
    return map;
  }

  private static <K, V> Entries<K, V> copyOf(Map<K, V> map) {
    Entries<K, V> copy = new Entries<>(new Object[map.size()], new Object[map.size()], 0);
    map.forEach(copy::set);
    return copy;
  }

  private void set(K key, V value) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(value, "value");
    int position = find(key);
    if (position >= 0) {
      values[position] = value;
      return;
    }
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, size * 2 + FIRST);
      values = Arrays.copyOf(values, keys.length);
    }
    keys[size] = key;
    values[size] = value;
    size++;
    if (index != null) index.put(key, size - 1);
    if (size == SEARCHED_ONE_BY_ONE) makeIndex();
  }

  private int find(Object key) {
    if (index != null) return index.getOrDefault(key, -1);
    for (int i = 0; i < size; i++) {
      if (keys[i].equals(key)) return i;
    }
    return -1;
  }

  private void makeIndex() {
    index = new HashMap<>();
    for (int i = 0; i < size; i++) index.put(keys[i], i);
  }
}
