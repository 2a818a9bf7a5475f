// Made by shortwire gen from complex_data/v1/complex_data.proto. Do not edit.
package complex_data.v1;

import java.util.Objects;
import shortwire.Bytes;
import shortwire.Message;
import shortwire.MessageType;
import shortwire.ShortwireException;
import shortwire.gen.v1.Reader;
import shortwire.gen.v1.WireException;
import shortwire.gen.v1.Writer;

public record Address(
    String street,
    String city,
    String state,
    String zipCode,
    String country,
    double latitude,
    double longitude,
    Bytes unknownFields)
    implements Message {
  /** What is known of the type at run time. */
  public static final MessageType<Address> TYPE =
      MessageType.of(
          "complex_data.v1.Address",
          Address::read,
          1,
          "street",
          2,
          "city",
          3,
          "state",
          4,
          "zip_code",
          5,
          "country",
          6,
          "latitude",
          7,
          "longitude");

  /** Takes all there is. */
  public Address {
    Objects.requireNonNull(street, "street");
    Objects.requireNonNull(city, "city");
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(zipCode, "zipCode");
    Objects.requireNonNull(country, "country");
    Objects.requireNonNull(unknownFields, "unknownFields");
  }

  /** Takes the fields that the schema names. */
  public Address(
      String street,
      String city,
      String state,
      String zipCode,
      String country,
      double latitude,
      double longitude) {
    this(street, city, state, zipCode, country, latitude, longitude, Bytes.EMPTY);
  }

  /**
   * Reads a message from wire format.
   *
   * @throws ShortwireException INVALID_ARGUMENT if the bytes are not such a message
   */
  public static Address decode(byte[] bytes) {
    return TYPE.decode(bytes);
  }

  /** For generated code. */
  public static Address read(Reader _r) {
    return new Builder().merge(_r).build();
  }

  /** A message to be built, without fields. */
  public static Builder builder() {
    return new Builder();
  }

  /** A message to be built, with the fields of this one. */
  public Builder toBuilder() {
    Builder _builder = new Builder();
    _builder.street = street;
    _builder.city = city;
    _builder.state = state;
    _builder.zipCode = zipCode;
    _builder.country = country;
    _builder.latitude = latitude;
    _builder.longitude = longitude;
    _builder.unknownFields = unknownFields;
    return _builder;
  }

  @Override
  public MessageType<Address> type() {
    return TYPE;
  }

  @Override
  public int write(Writer _w, int _p) {
    _p = _w.raw(_p, unknownFields);
    if (Double.doubleToRawLongBits(longitude) != 0) _p = _w.tag(_w.double_(_p, longitude), 0x39);
    if (Double.doubleToRawLongBits(latitude) != 0) _p = _w.tag(_w.double_(_p, latitude), 0x31);
    if (!country.isEmpty()) _p = _w.tag(_w.string(_p, country, TYPE, 5), 0x2a);
    if (!zipCode.isEmpty()) _p = _w.tag(_w.string(_p, zipCode, TYPE, 4), 0x22);
    if (!state.isEmpty()) _p = _w.tag(_w.string(_p, state, TYPE, 3), 0x1a);
    if (!city.isEmpty()) _p = _w.tag(_w.string(_p, city, TYPE, 2), 0x12);
    if (!street.isEmpty()) _p = _w.tag(_w.string(_p, street, TYPE, 1), 0x0a);
    return _p;
  }

  /**
   * A message that is being built, and may be used for one after another. Not for several threads.
   */
  public static final class Builder {
    private String street = "";
    private String city = "";
    private String state = "";
    private String zipCode = "";
    private String country = "";
    private double latitude = 0.0;
    private double longitude = 0.0;
    private Bytes unknownFields = Bytes.EMPTY;

    private Builder() {}

    public String street() {
      return street;
    }

    /** Sets {@link Address#street}. */
    public Builder street(String street) {
      this.street = Objects.requireNonNull(street, "street");
      return this;
    }

    public String city() {
      return city;
    }

    /** Sets {@link Address#city}. */
    public Builder city(String city) {
      this.city = Objects.requireNonNull(city, "city");
      return this;
    }

    public String state() {
      return state;
    }

    /** Sets {@link Address#state}. */
    public Builder state(String state) {
      this.state = Objects.requireNonNull(state, "state");
      return this;
    }

    public String zipCode() {
      return zipCode;
    }

    /** Sets {@link Address#zipCode}. */
    public Builder zipCode(String zipCode) {
      this.zipCode = Objects.requireNonNull(zipCode, "zipCode");
      return this;
    }

    public String country() {
      return country;
    }

    /** Sets {@link Address#country}. */
    public Builder country(String country) {
      this.country = Objects.requireNonNull(country, "country");
      return this;
    }

    public double latitude() {
      return latitude;
    }

    /** Sets {@link Address#latitude}. */
    public Builder latitude(double latitude) {
      this.latitude = latitude;
      return this;
    }

    public double longitude() {
      return longitude;
    }

    /** Sets {@link Address#longitude}. */
    public Builder longitude(double longitude) {
      this.longitude = longitude;
      return this;
    }

    /** Fields that the schema does not name. */
    public Bytes unknownFields() {
      return unknownFields;
    }

    /** Sets {@link Address#unknownFields}. */
    public Builder unknownFields(Bytes unknownFields) {
      this.unknownFields = Objects.requireNonNull(unknownFields, "unknownFields");
      return this;
    }

    /** Makes all fields absent again. */
    public Builder clear() {
      street = "";
      city = "";
      state = "";
      zipCode = "";
      country = "";
      latitude = 0.0;
      longitude = 0.0;
      unknownFields = Bytes.EMPTY;
      return this;
    }

    /** The message. The builder may be used on. */
    public Address build() {
      return new Address(street, city, state, zipCode, country, latitude, longitude, unknownFields);
    }

    /** For generated code: reads fields into what is there. */
    public Builder merge(Reader _r) {
      int _tag = 0;
      try {
        while ((_tag = _r.tag()) != 0) {
          switch (_tag) {
            case 0x0a -> street = _r.string();
            case 0x12 -> city = _r.string();
            case 0x1a -> state = _r.string();
            case 0x22 -> zipCode = _r.string();
            case 0x2a -> country = _r.string();
            case 0x31 -> latitude = _r.double_();
            case 0x39 -> longitude = _r.double_();
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
