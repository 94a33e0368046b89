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
    var text = root
    let (rest, _) = Self.walk(path) { field in text += ".\(Self.name(of: field))" }
    customDumpDescription = text + Self.withoutAddresses(rest)
    properties = String(customDumpDescription.dropFirst(root.count + 1))
  }

  /// Visits the observed properties at the start of a path, from state to state.
  ///
  /// - Returns: The description of what follows, and the type that it starts at.
  static func walk(_ path: AnyKeyPath, visit: (_ObservedField) -> Void) -> (rest: Substring, in: Any.Type) {
    var (rest, state) = (components(of: path), type(of: path).rootType)
    while let (path, field) = observed(rest, in: state) {
      visit(field)
      rest = rest.dropFirst(components(of: path).count)
      state = type(of: path).valueType
    }
    return (rest, state)
  }

  /// Returns the observed property at the start of a description.
  private static func observed(_ description: Substring, in state: Any.Type) -> (AnyKeyPath, _ObservedField)? {
    guard !description.isEmpty, let fields = observedFields(state) else { return nil }
    // If several descriptions match, the longest one is the property.
    return fields.filter { begins(description, with: components(of: $0.key)) }
      .max { components(of: $0.key).count < components(of: $1.key).count }
      .map { ($0.key, $0.value) }
  }

  /// Whether a description begins with whole components.
  private static func begins(_ description: Substring, with components: Substring) -> Bool {
    guard description.hasPrefix(components) else { return false }
    let next = description.dropFirst(components.count).first
    return next == nil || next == "." || next == "?" || next == "!"
  }

  /// The name of an observed property.
  private static func name(of field: _ObservedField) -> String {
    PropertyName.written(components(of: field.storedPath).dropFirst().prefix { $0 != "." && $0 != "?" })
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
    String(description.replacing(#/ 0x[0-9a-fA-F]*/#, with: ""))
  }
}
