package engine;

import complex_data.v1.Address;
import complex_data.v1.ComplexDataOperation;
import complex_data.v1.DataBatch;
import complex_data.v1.Person;
import complex_data.v1.Transaction;
import java.util.List;
import java.util.stream.IntStream;

/** The payload: batches of transactions, the same ones in every host. */
final class Transactions {
  private static final String[] CURRENCIES = {"USD", "EUR", "GBP", "JPY"};
  private static final String[] FIRST_NAMES = {"Alice", "Bruno", "Chloe", "David"};
  private static final String[] LAST_NAMES = {"Anderson", "Bergmann", "Castillo", "Dumoulin"};
  private static final String[][] CITIES = {
    {"Berlin", "DE"}, {"Lisbon", "PT"}, {"Madrid", "ES"}, {"Dublin", "IE"}
  };
  private static final long EPOCH_MS = 1_700_000_000_000L;

  private Transactions() {}

  /** A request for {@code Aggregate} with so many transactions. */
  static ComplexDataOperation request(int count) {
    List<Transaction> transactions =
        IntStream.range(0, count).mapToObj(Transactions::transaction).toList();
    return new ComplexDataOperation(new DataBatch(transactions, 1, EPOCH_MS), "aggregate");
  }

  /** That request in its bytes. */
  static byte[] encoded(int count) {
    return request(count).encode();
  }

  private static Transaction transaction(int i) {
    return Transaction.builder()
        .transactionId("TXN-%06d".formatted(i))
        .timestamp(EPOCH_MS + i)
        .amount(10.0 + i * 0.25)
        .currency(CURRENCIES[i % 4])
        .sender(person(2 * i))
        .receiver(person(2 * i + 1))
        .tags(List.of(i % 2 == 0 ? "web" : "pos", "emea", "loyalty"))
        .putFees("card", 0.25)
        .putFees("fx", 0.5)
        .putFees("wire", 1.25)
        .build();
  }

  private static Person person(int k) {
    String firstName = FIRST_NAMES[k % 4];
    return Person.builder()
        .id("P-%06d".formatted(k))
        .firstName(firstName)
        .lastName(LAST_NAMES[k / 4 % 4])
        .email("%s.%06d@example.com".formatted(firstName, k))
        .age(20 + k % 50)
        .homeAddress(address(k))
        .addPhoneNumbers("+1-555-%04d".formatted(k % 10_000))
        .putMetadata("tier", "gold")
        .build();
  }

  private static Address address(int k) {
    String[] city = CITIES[k % 4];
    return Address.builder()
        .street("%03d Market St".formatted(k % 1000))
        .city(city[0])
        .state("ST")
        .zipCode("%05d".formatted(k % 100_000))
        .country(city[1])
        .latitude(40.0 + (k % 100) * 0.25)
        .longitude(-8.0 - (k % 100) * 0.5)
        .build();
  }
}
