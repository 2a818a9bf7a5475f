package shortwire;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/**
 * What lists of numbers have in common. They grow only while a message is read or built; from then on
 * they are frozen, and whoever wants more elements gets a copy.
 */
abstract sealed class NumberList<E> extends AbstractList<E> implements RandomAccess
    permits Longs, Ints, Doubles, Floats, Booleans {
  static final int FIRST = 8;

  private int size;
  private boolean isFrozen;

  NumberList(int size) {
    this.size = size;
  }

  @Override
  public final int size() {
    return size;
  }

  final boolean isFrozen() {
    return isFrozen;
  }

  final void freeze() {
    isFrozen = true;
  }

  /** Makes room for one more, and says where. */
  final int grow() {
    return size++;
  }

  final int checked(int index) {
    return Objects.checkIndex(index, size);
  }
}
