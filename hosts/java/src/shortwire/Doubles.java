package shortwire;

import java.util.Arrays;
import java.util.List;

/** A list of {@code double} that holds no objects: the value of a repeated field of numbers. */
public final class Doubles extends NumberList<Double> {
  /** A list without elements. */
  public static final Doubles EMPTY = of();

  private double[] elements;

  private Doubles(double[] elements, int size) {
    super(size);
    this.elements = elements;
  }

  /** A list of these. */
  public static Doubles of(double... elements) {
    Doubles list = new Doubles(elements.clone(), elements.length);
    list.freeze();
    return list;
  }

  /** The list itself if it is of this class, else a copy. */
  public static Doubles copyOf(List<Double> list) {
    Doubles copy = list instanceof Doubles same ? same : null;
    if (copy == null) {
      copy = new Doubles(new double[list.size()], 0);
      for (double element : list) copy.append(element);
    }
    copy.freeze();
    return copy;
  }

  /** For generated code: the list with one more, itself unless it is in use elsewhere. */
  public static Doubles add(Doubles list, double element) {
    Doubles grown = list;
    if (list.isFrozen())
      grown = new Doubles(Arrays.copyOf(list.elements, list.size() + FIRST), list.size());
    grown.append(element);
    return grown;
  }

  /** The element at a position, without an object around it. */
  public double getDouble(int index) {
    return elements[checked(index)];
  }

  /** A copy as an array. */
  public double[] toArrayOfDoubles() {
    return Arrays.copyOf(elements, size());
  }

  @Override
  public Double get(int index) {
    return getDouble(index);
  }

  private void append(double element) {
    if (size() == elements.length) elements = Arrays.copyOf(elements, size() * 2 + FIRST);
    elements[grow()] = element;
  }
}
