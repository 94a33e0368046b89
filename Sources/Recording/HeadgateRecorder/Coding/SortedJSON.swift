internal import HeadgateRecordings
internal import HeadgateSupport

/// Sorts the JSON text of a value as `JSONTree.withSortedSets` does, and keeps each number as it was written.
///
/// A tree has numbers of 64 bits, and a `Decimal` may have more digits.
enum SortedJSON {
  /// The text with the elements of sets sorted, and the keys of dictionaries that are arrays in JSON.
  ///
  /// - Parameters:
  ///   - text: The JSON of the value, without spaces between its parts.
  ///   - value: The value.
  static func text(_ text: String, of value: Any) -> String {
    // Only what is in an array can have another order.
    guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
    return sorted(Substring(text), of: value)
  }

  private static func sorted(_ text: Substring, of value: Any) -> String {
    switch text.utf8.first {
    case UInt8(ascii: "["):
      let parts = parts(of: text)
      return parts.isEmpty ? "[]" : "[\(sorted(parts, of: ReflectedValue(value)).joined(separator: ","))]"
    case UInt8(ascii: "{") where text.utf8.dropFirst().contains(UInt8(ascii: "[")):
      var reflected = ReflectedValue(value)
      let members = parts(of: text).map { part in
        let name = part.utf8.prefix(nameLength(part))
        let rest = part.utf8.dropFirst(name.count + 1)
        guard let key = (try? JSONTree(parsing: String(Substring(name))))?.string, let inner = reflected.member(key)
        else { return String(part) }
        return "\(Substring(name)):\(sorted(Substring(rest), of: inner))"
      }
      return "{\(members.joined(separator: ","))}"
    default: return String(text)
    }
  }

  private static func sorted(_ parts: [Substring], of reflected: ReflectedValue) -> [String] {
    switch reflected.order {
    case .ofSet(let count, let value) where count == parts.count:
      sorted(parts.indices.map { [sorted(parts[$0], of: value($0))] }).flatMap(\.self)
    case .ofPairs(let values, let isFixed) where parts.count == 2 * values.count:
      (isFixed ? pairs(parts, values) : sorted(pairs(parts, values))).flatMap(\.self)
    case .ofElements(let count, let value) where count == parts.count:
      parts.indices.map { sorted(parts[$0], of: value($0)) }
    default: parts.map(String.init)
    }
  }

  private static func pairs(_ parts: [Substring], _ values: [Any]) -> [[String]] {
    values.indices.map { [String(parts[2 * $0]), sorted(parts[2 * $0 + 1], of: values[$0])] }
  }

  private static func sorted(_ entries: [[String]]) -> [[String]] {
    entries.map { (place: ((try? JSONTree(parsing: $0[0])) ?? .null).place, entry: $0) }
      .sorted { ($0.place.kind, $0.place.number, $0.entry[0]) < ($1.place.kind, $1.place.number, $1.entry[0]) }
      .map(\.entry)
  }

  /// The elements of an array, or the members of an object.
  private static func parts(of text: Substring) -> [Substring] {
    let inner = text.utf8.dropFirst().dropLast()
    var parts: [Substring] = []
    var start = inner.startIndex
    var depth = 0
    var strings = JSONStrings()
    for index in inner.indices where !strings.contains(inner[index]) {
      switch inner[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(Substring(inner[start..<index]))
        start = inner.index(after: index)
      default: break
      }
    }
    return inner.isEmpty ? [] : parts + [Substring(inner[start...])]
  }

  /// The length of the name of a member, with its quotes.
  private static func nameLength(_ member: Substring) -> Int {
    var strings = JSONStrings()
    return member.utf8.prefix { strings.contains($0) }.count
  }
}
