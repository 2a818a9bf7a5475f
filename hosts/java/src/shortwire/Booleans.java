package shortwire;

import java.util.Arrays;
import java.util.List;

/** A list of {@code boolean} that holds no objects: the value of a repeated field of numbers. */
public final class Booleans extends NumberList<Boolean> {
  /** A list without elements. */
  public static final Booleans EMPTY = of();

  private boolean[] elements;

  private Booleans(boolean[] elements, int size) {
    super(size);
    this.elements = elements;
  }

  /** A list of these. */
  public static Booleans of(boolean... elements) {
    Booleans list = new Booleans(elements.clone(), elements.length);
    list.freeze();
    return list;
  }

  /** The list itself if it is of this class, else a copy. */
  public static Booleans copyOf(List<Boolean> list) {
    Booleans copy = list instanceof Booleans same ? same : null;
    if (copy == null) {
      copy = new Booleans(new boolean[list.size()], 0);
      for (boolean element : list) copy.append(element);
    }
    copy.freeze();
    return copy;
  }

  /** For generated code: the list with one more, itself unless it is in use elsewhere. */
  public static Booleans add(Booleans list, boolean element) {
    Booleans grown = list;
    if (list.isFrozen())
      grown = new Booleans(Arrays.copyOf(list.elements, list.size() + FIRST), list.size());
    grown.append(element);
    return grown;
  }

  /** The element at a position, without an object around it. */
  public boolean getBoolean(int index) {
    return elements[checked(index)];
  }

  /** A copy as an array. */
  public boolean[] toArrayOfBooleans() {
    return Arrays.copyOf(elements, size());
  }

  @Override
  public Boolean get(int index) {
    return getBoolean(index);
  }

  private void append(boolean element) {
    if (size() == elements.length) elements = Arrays.copyOf(elements, size() * 2 + FIRST);
    elements[grow()] = element;
  }
}
