package engine;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A request of the lab: one object of JSON in a line. No name occurs twice in it, not even within its
 * {@code input}, so that everything counts as one level.
 */
final class Request {
  private static final Pattern MEMBER =
      Pattern.compile("\"(\\w+)\":(?:\"((?:[^\"\\\\]|\\\\.)*)\"|(-?\\d+))");

  private final String line;
  private final Map<String, String> members = new HashMap<>();

  Request(String line) {
    this.line = line;
    for (MatchResult member : MEMBER.matcher(line).results().toList()) {
      String text = member.group(2);
      members.put(
          member.group(1), text == null ? member.group(3) : text.replaceAll("\\\\(.)", "$1"));
    }
  }

  String text(String name) {
    String value = members.get(name);
    if (value == null) throw new IllegalArgumentException("no %s in %s".formatted(name, line));
    return value;
  }

  long number(String name) {
    return Long.parseLong(text(name));
  }

  String scenario() {
    return text("scenario");
  }

  int size() {
    return Math.toIntExact(number("size"));
  }

  /** What is thrown if the engine does not know what is asked. */
  IllegalArgumentException unknown() {
    return new IllegalArgumentException("this engine does not know " + line);
  }
}
