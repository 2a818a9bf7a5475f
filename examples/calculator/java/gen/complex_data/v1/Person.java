// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Entries;
import shortwire.gen.v1.Items;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Person(
    String id,
    String firstName,
    String lastName,
    String email,
    int age,
    Address homeAddress,
    Address workAddress,
    List<String> phoneNumbers,
    Map<String, String> metadata,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Person> TYPE =
      MessageType.of(
          "complex_data.v1.Person",
          Person::read,
          1,
          "id",
          2,
          "first_name",
          3,
          "last_name",
          4,
          "email",
          5,
          "age",
          6,
          "home_address",
          7,
          "work_address",
          8,
          "phone_numbers",
          9,
          "metadata");

  /** Takes all there is. */
  public Person {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(firstName, "firstName");
    Objects.requireNonNull(lastName, "lastName");
    Objects.requireNonNull(email, "email");
    phoneNumbers = Items.freeze(phoneNumbers);
    metadata = Entries.freeze(metadata);
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Person(
      String id,
      String firstName,
      String lastName,
      String email,
      int age,
      Address homeAddress,
      Address workAddress,
      List<String> phoneNumbers,
      Map<String, String> metadata) {
    this(
        id,
        firstName,
        lastName,
        email,
        age,
        homeAddress,
        workAddress,
        phoneNumbers,
        metadata,
        Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Person decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Person read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.id = id;
    _builder.firstName = firstName;
    _builder.lastName = lastName;
    _builder.email = email;
    _builder.age = age;
    _builder.homeAddress = homeAddress;
    _builder.workAddress = workAddress;
    _builder.phoneNumbers = phoneNumbers;
    _builder.metadata = metadata;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Person> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (!metadata.isEmpty()) {
      Entries<String, String> _entries = Entries.of(metadata);
      for (int _i = _entries.size(); --_i >= 0; ) {
        int _end = _w.mark(_p);
        _p = _w.tag(_w.string(_p, _entries.valueAt(_i), TYPE, 9), 0x12);
        _p = _w.tag(_w.string(_p, _entries.keyAt(_i), TYPE, 9), 0x0a);
        _p = _w.tag(_w.length(_p, _end), 0x4a);
      }
    }
    for (int _i = phoneNumbers.size(); --_i >= 0; ) {
      _p = _w.tag(_w.string(_p, phoneNumbers.get(_i), TYPE, 8), 0x42);
    }
    if (workAddress != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(workAddress.write(_w, _p), _end), 0x3a);
    }
    if (homeAddress != null) {
      int _end = _w.mark(_p);
      _p = _w.tag(_w.length(homeAddress.write(_w, _p), _end), 0x32);
    }
    if (age != 0) _p = _w.tag(_w.int32(_p, age), 0x28);
    if (!email.isEmpty()) _p = _w.tag(_w.string(_p, email, TYPE, 4), 0x22);
    if (!lastName.isEmpty()) _p = _w.tag(_w.string(_p, lastName, TYPE, 3), 0x1a);
    if (!firstName.isEmpty()) _p = _w.tag(_w.string(_p, firstName, TYPE, 2), 0x12);
    if (!id.isEmpty()) _p = _w.tag(_w.string(_p, id, TYPE, 1), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String id = "";
    private String firstName = "";
    private String lastName = "";
    private String email = "";
    private int age = 0;
    private Address homeAddress = null;
    private Address workAddress = null;
    private List<String> phoneNumbers = Items.none();
    private Map<String, String> metadata = Entries.none();
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String id() {
      return id;
    }

    /** Sets {@link Person#id}. */
    public Builder id(String id) {
      this.id = Objects.requireNonNull(id, "id");
      return this;
    }

    public String firstName() {
      return firstName;
    }

    /** Sets {@link Person#firstName}. */
    public Builder firstName(String firstName) {
      this.firstName = Objects.requireNonNull(firstName, "firstName");
      return this;
    }

    public String lastName() {
      return lastName;
    }

    /** Sets {@link Person#lastName}. */
    public Builder lastName(String lastName) {
      this.lastName = Objects.requireNonNull(lastName, "lastName");
      return this;
    }

    public String email() {
      return email;
    }

    /** Sets {@link Person#email}. */
    public Builder email(String email) {
      this.email = Objects.requireNonNull(email, "email");
      return this;
    }

    public int age() {
      return age;
    }

    /** Sets {@link Person#age}. */
    public Builder age(int age) {
      this.age = age;
      return this;
    }

    public Address homeAddress() {
      return homeAddress;
    }

    /** Sets {@link Person#homeAddress}. */
    public Builder homeAddress(Address homeAddress) {
      this.homeAddress = homeAddress;
      return this;
    }

    public Address workAddress() {
      return workAddress;
    }

    /** Sets {@link Person#workAddress}. */
    public Builder workAddress(Address workAddress) {
      this.workAddress = workAddress;
      return this;
    }

    public List<String> phoneNumbers() {
      return phoneNumbers;
    }

    /** Sets {@link Person#phoneNumbers}. */
    public Builder phoneNumbers(List<String> phoneNumbers) {
      this.phoneNumbers = Items.freeze(phoneNumbers);
      return this;
    }

    /** Adds one to {@link Person#phoneNumbers}. */
    public Builder addPhoneNumbers(String item) {
      phoneNumbers = Items.add(phoneNumbers, item);
      return this;
    }

    public Map<String, String> metadata() {
      return metadata;
    }

    /** Sets {@link Person#metadata}. */
    public Builder metadata(Map<String, String> metadata) {
      this.metadata = Entries.freeze(metadata);
      return this;
    }

    /** Adds one to {@link Person#metadata}. */
    public Builder putMetadata(String key, String value) {
      metadata = Entries.put(metadata, key, value);
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Person#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      id = "";
      firstName = "";
      lastName = "";
      email = "";
      age = 0;
      homeAddress = null;
      workAddress = null;
      phoneNumbers = Items.none();
      metadata = Entries.none();
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Person build() {
      return new Person(
          id,
          firstName,
          lastName,
          email,
          age,
          homeAddress,
          workAddress,
          phoneNumbers,
          metadata,
          unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> id = _r.string();
            case 0x12 -> firstName = _r.string();
            case 0x1a -> lastName = _r.string();
            case 0x22 -> email = _r.string();
            case 0x28 -> age = _r.int32();
            case 0x32 -> {
              int _outer = _r.enter();
              Address.Builder _into =
                  homeAddress != null ? homeAddress.toBuilder() : Address.builder();
              homeAddress = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x3a -> {
              int _outer = _r.enter();
              Address.Builder _into =
                  workAddress != null ? workAddress.toBuilder() : Address.builder();
              workAddress = _into.merge(_r).build();
              _r.leave(_outer);
            }
            case 0x42 -> phoneNumbers = Items.add(phoneNumbers, _r.string());
            case 0x4a -> {
              int _outer = _r.enter();
              String _key = "";
              String _value = "";
              for (int _part; (_part = _r.tag()) != 0; ) {
                switch (_part) {
                  case 0x0a -> _key = _r.string();
                  case 0x12 -> _value = _r.string();
                  default -> _r.skip(_part);
                }
              }
              _r.leave(_outer);
              metadata = Entries.put(metadata, _key, _value);
            }
            default -> unknownFields = _r.keep(_tag, unknownFields);
          }
        }
      } catch (WireException _problem) {
        throw _problem.in(TYPE, _tag >>> 3);
      }
      return this;
    }
  }
}
