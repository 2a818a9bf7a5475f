package shortwire;

import java.util.Arrays;
import java.util.List;

/** A list of {@code int} that holds no objects: the value of a repeated field of numbers. */
public final class Ints extends NumberList<Integer> {
  /** A list without elements. */
  public static final Ints EMPTY = of();

  private int[] elements;

  private Ints(int[] elements, int size) {
    super(size);
    this.elements = elements;
  }

  /** A list of these. */
  public static Ints of(int... elements) {
    Ints list = new Ints(elements.clone(), elements.length);
    list.freeze();
    return list;
  }

  /** The list itself if it is of this class, else a copy. */
  public static Ints copyOf(List<Integer> list) {
    Ints copy = list instanceof Ints same ? same : null;
    if (copy == null) {
      copy = new Ints(new int[list.size()], 0);
      for (int element : list) copy.append(element);
    }
    copy.freeze();
    return copy;
  }

  /** For generated code: the list with one more, itself unless it is in use elsewhere. */
  public static Ints add(Ints list, int element) {
    Ints grown = list;
    if (list.isFrozen())
      grown = new Ints(Arrays.copyOf(list.elements, list.size() + FIRST), list.size());
    grown.append(element);
    return grown;
  }

  /** The element at a position, without an object around it. */
  public int getInt(int index) {
    return elements[checked(index)];
  }

  /** A copy as an array. */
  public int[] toArrayOfInts() {
    return Arrays.copyOf(elements, size());
  }

  @Override
  public Integer get(int index) {
    return getInt(index);
  }

  private void append(int element) {
    if (size() == elements.length) elements = Arrays.copyOf(elements, size() * 2 + FIRST);
    elements[grow()] = element;
  }
}
