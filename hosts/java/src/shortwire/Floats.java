package shortwire;

import java.util.Arrays;
import java.util.List;

/** A list of {@code float} that holds no objects: the value of a repeated field of numbers. */
public final class Floats extends NumberList<Float> {
  /** A list without elements. */
  public static final Floats EMPTY = of();

  private float[] elements;

  private Floats(float[] elements, int size) {
    super(size);
    this.elements = elements;
  }

  /** A list of these. */
  public static Floats of(float... elements) {
    Floats list = new Floats(elements.clone(), elements.length);
    list.freeze();
    return list;
  }

  /** The list itself if it is of this class, else a copy. */
  public static Floats copyOf(List<Float> list) {
    Floats copy = list instanceof Floats same ? same : null;
    if (copy == null) {
      copy = new Floats(new float[list.size()], 0);
      for (float element : list) copy.append(element);
    }
    copy.freeze();
    return copy;
  }

  /** For generated code: the list with one more, itself unless it is in use elsewhere. */
  public static Floats add(Floats list, float element) {
    Floats grown = list;
    if (list.isFrozen())
      grown = new Floats(Arrays.copyOf(list.elements, list.size() + FIRST), list.size());
    grown.append(element);
    return grown;
  }

  /** The element at a position, without an object around it. */
  public float getFloat(int index) {
    return elements[checked(index)];
  }

  /** A copy as an array. */
  public float[] toArrayOfFloats() {
    return Arrays.copyOf(elements, size());
  }

  @Override
  public Float get(int index) {
    return getFloat(index);
  }

  private void append(float element) {
    if (size() == elements.length) elements = Arrays.copyOf(elements, size() * 2 + FIRST);
    elements[grow()] = element;
  }
}
