internal import CustomDump

/// A key path as users write it: `\State.name`.
///
/// The description of a path shows what is computed, as all that is observed, as an address in the program. The observed
/// properties of a state are found among their own descriptions; other addresses are left away.
struct PropertyText: CustomDumpStringConvertible {
  let customDumpDescription: String

  init(_ text: String) { customDumpDescription = text }

  init(_ path: AnyKeyPath) {
    var (text, rest, state) = ("\\\(Self.root(of: path))", Self.components(of: path), type(of: path).rootType)
    while let (name, length, value) = Self.observed(rest, in: state) {
      text += ".\(name)"
      rest = rest.dropFirst(length)
      state = value
    }
    customDumpDescription = text + Self.withoutAddresses(rest)
  }

  /// The name of the observed property that a description begins with, the length of what describes it, and its type.
  private static func observed(_ description: Substring, in state: Any.Type) -> (String, Int, Any.Type)? {
    guard !description.isEmpty, let fields = observedFields(state) else { return nil }
    // Of two that begin alike the longer one is meant.
    let found = fields.filter { description.hasPrefix(components(of: $0.key)) }
      .max { components(of: $0.key).count < components(of: $1.key).count }
    guard let (path, field) = found else { return nil }
    let name = components(of: field.storedPath).dropFirst().prefix { $0 != "." && $0 != "?" }
    let length = components(of: path).count
    return (String(name.hasPrefix("_") ? name.dropFirst() : name), length, type(of: path).valueType)
  }

  private static func root(of path: AnyKeyPath) -> String {
    String(describing: type(of: path).rootType)
  }

  /// The description of a path behind its root: `.name.count`.
  private static func components(of path: AnyKeyPath) -> Substring {
    let description = path.debugDescription
    return description.dropFirst(root(of: path).count + 1)
  }

  private static func withoutAddresses(_ description: Substring) -> String {
    var text = ""
    var rest = description
    while let address = rest.firstRange(of: " 0x") {
      text += rest[..<address.lowerBound]
      rest = rest[address.upperBound...].drop { $0.isHexDigit }
    }
    return text + rest
  }
}
