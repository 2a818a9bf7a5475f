package shortwire;

import java.util.Arrays;
import java.util.List;

/** A list of {@code long} that holds no objects: the value of a repeated field of numbers. */
public final class Longs extends NumberList<Long> {
  /** A list without elements. */
  public static final Longs EMPTY = of();

  private long[] elements;

  private Longs(long[] elements, int size) {
    super(size);
    this.elements = elements;
  }

  /** A list of these. */
  public static Longs of(long... elements) {
    Longs list = new Longs(elements.clone(), elements.length);
    list.freeze();
    return list;
  }

  /** The list itself if it is of this class, else a copy. */
  public static Longs copyOf(List<Long> list) {
    Longs copy = list instanceof Longs same ? same : null;
    if (copy == null) {
      copy = new Longs(new long[list.size()], 0);
      for (long element : list) copy.append(element);
    }
    copy.freeze();
    return copy;
  }

  /** For generated code: the list with one more, itself unless it is in use elsewhere. */
  public static Longs add(Longs list, long element) {
    Longs grown = list;
    if (list.isFrozen())
      grown = new Longs(Arrays.copyOf(list.elements, list.size() + FIRST), list.size());
    grown.append(element);
    return grown;
  }

  /** The element at a position, without an object around it. */
  public long getLong(int index) {
    return elements[checked(index)];
  }

  /** A copy as an array. */
  public long[] toArrayOfLongs() {
    return Arrays.copyOf(elements, size());
  }

  @Override
  public Long get(int index) {
    return getLong(index);
  }

  private void append(long element) {
    if (size() == elements.length) elements = Arrays.copyOf(elements, size() * 2 + FIRST);
    elements[grow()] = element;
  }
}
