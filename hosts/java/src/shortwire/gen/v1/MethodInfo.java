package shortwire.gen.v1;

/**
 * What a client was generated with about a method.
 *
 * @param name full name, such as {@code calculator.v1.Calculator/Add}
 * @param id FNV-1a 64 of the name
 * @param shape hash of name, field numbers and types; 0 if calls go as wire only
 */
public record MethodInfo(String name, long id, long shape) {}
