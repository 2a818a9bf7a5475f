package shortwire.gen.v1;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * The value of a repeated field: a list that grows while a message is read or built, and is frozen when
 * the message is there, so that it need not be copied.
 */
public final class Items<E> extends AbstractList<E> implements RandomAccess {
  private static final int FIRST = 4;
  private static final Items<?> NONE = frozen(new Items<>(new Object[0], 0));

  private Object[] items;
  private int size;
  private boolean isFrozen;

  private Items(Object[] items, int size) {
    this.items = items;
    this.size = size;
  }

  /** A list without elements. */
  @SuppressWarnings("unchecked") // it has none that could be of another type
  public static <E> List<E> none() {
    return (List<E>) NONE;
  }

  /** A list that does not change any more: the list itself if it is of this class, else a copy. */
  public static <E> List<E> freeze(List<E> list) {
    return frozen(list instanceof Items<E> own ? own : copyOf(list));
  }

  /** The list with one more, itself unless it is in use elsewhere. */
  public static <E> List<E> add(List<E> list, E item) {
    Objects.requireNonNull(item, "item");
    Items<E> own = list instanceof Items<E> same && !same.isFrozen ? same : copyOf(list);
    if (own.size == own.items.length) own.items = Arrays.copyOf(own.items, own.size * 2 + FIRST);
    own.items[own.size++] = item;
    return own;
  }

  @Override
  @SuppressWarnings("unchecked") // only elements of the type go in
  public E get(int index) {
    return (E) items[Objects.checkIndex(index, size)];
  }

  @Override
  public int size() {
    return size;
  }

  private static <E> Items<E> frozen(Items<E> list) {
    list.isFrozen = true;
    return list;
  }

  private static <E> Items<E> copyOf(List<E> list) {
    Object[] items = list.toArray();
    for (Object item : items) Objects.requireNonNull(item, "item");
    return new Items<>(items, items.length);
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOf(items, size, Object[].class);
  }
}
