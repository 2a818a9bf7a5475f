import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import calculator.v1.Calculator;
import calculator.v1.DivisionError;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import shortwire.Code;
import shortwire.ShortwireException;
import shortwire.test.v1.Empty;
import shortwire.test.v1.FailDetail;
import shortwire.test.v1.Feature;

/** Failures: a code for each, messages, typed details. */
class ErrorsTest {
  @ParameterizedTest
  @EnumSource(Code.class)
  void everyCodeArrivesWithMessageAndDetail(Code code) {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      ShortwireException failure =
          Support.assertFails(code, () -> feature.fail(code.number(), "what happened", 42));
      assertEquals("what happened", failure.getMessage());
      assertEquals("shortwire.ShortwireException: " + code + ": what happened", failure.toString());
      assertEquals(Optional.of(new FailDetail(42)), failure.detail(FailDetail.TYPE));
      assertEquals(Optional.empty(), failure.detail(Empty.TYPE));
      assertEquals(1, failure.getDetails().size());
    }
  }

  @Test
  void aCodeThatIsNoneOfGrpcsIsUnknown() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      Support.assertFails(Code.UNKNOWN, () -> feature.fail(99, "strange", 0));
    }
    assertEquals(Code.UNKNOWN, Code.of(0));
    assertEquals(Code.UNAUTHENTICATED, Code.of(16));
  }

  @Test
  void divisionErrorsCarryTheirOperands() {
    try (Calculator calculator = Calculator.open(Support.CALCULATOR)) {
      ShortwireException byZero =
          Support.assertFails(Code.INVALID_ARGUMENT, () -> calculator.divide(7, 0));
      assertEquals(Optional.of(new DivisionError(7, 0)), byZero.detail(DivisionError.TYPE));
      ShortwireException tooLarge =
          Support.assertFails(Code.OUT_OF_RANGE, () -> calculator.divide(Long.MIN_VALUE, -1));
      assertEquals(
          new DivisionError(Long.MIN_VALUE, -1), tooLarge.detail(DivisionError.TYPE).orElseThrow());
      assertEquals(Long.MAX_VALUE, calculator.add(Long.MAX_VALUE, 1));
      assertEquals(Long.MIN_VALUE, calculator.multiply(Long.MIN_VALUE, 2));
    }
  }

  @Test
  void longMessagesArriveWhole() {
    try (Feature feature = Feature.open(Support.FEATURE)) {
      String long_ = "long ".repeat(10_000);
      ShortwireException failure =
          Support.assertFails(Code.ABORTED, () -> feature.fail(Code.ABORTED.number(), long_, 0));
      assertTrue(failure.getMessage().equals(long_));
    }
  }
}
