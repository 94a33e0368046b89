internal import CustomDump
internal import HeadgateSupport

/// A key path in source form: `\State.name`.
///
/// The description of a key path shows a computed property as an address, and every observed property is computed. This
/// type replaces the addresses of observed properties by names, and removes other addresses.
struct PropertyText: CustomDumpStringConvertible {
  let customDumpDescription: String
  /// The text after the root: `name.count`.
  let properties: String

  init(_ text: String) {
    customDumpDescription = text
    properties = text
  }

  init(_ path: AnyKeyPath) {
    let root = "\\\(Self.root(of: path))"
    var (text, rest, state) = (root, Self.components(of: path), type(of: path).rootType)
    while let (name, length, value) = Self.observed(rest, in: state) {
      text += ".\(name)"
      rest = rest.dropFirst(length)
      state = value
    }
    customDumpDescription = text + Self.withoutAddresses(rest)
    properties = String(customDumpDescription.dropFirst(root.count + 1))
  }

  /// Returns the observed property at the start of a description: its name, the length of its description, and its type.
  private static func observed(_ description: Substring, in state: Any.Type) -> (String, Int, Any.Type)? {
    guard !description.isEmpty, let fields = observedFields(state) else { return nil }
    // If several descriptions match, the longest one is the property.
    let found = fields.filter { description.hasPrefix(components(of: $0.key)) }
      .max { components(of: $0.key).count < components(of: $1.key).count }
    guard let (path, field) = found else { return nil }
    let name = components(of: field.storedPath).dropFirst().prefix { $0 != "." && $0 != "?" }
    let length = components(of: path).count
    return (PropertyName.written(name), length, type(of: path).valueType)
  }

  private static func root(of path: AnyKeyPath) -> String {
    String(describing: type(of: path).rootType)
  }

  /// Returns the description of a path without its root: `.name.count`.
  static func components(of path: AnyKeyPath) -> Substring {
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
