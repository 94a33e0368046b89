import HeadgateMap

/// An action with sample values.
struct SampleAction: Equatable {
  /// The names of the cases.
  let names: [String]
  /// The text of the action: `.view(.nameChanged(""))`.
  let text: String

  /// Creates the text; nil when a value is not known, or when the action sets a property through a binding.
  init?(_ action: MapAction, value: (_ type: String) -> String?) {
    guard action.kind != .binding else { return nil }
    var arguments: [String] = []
    for one in action.values {
      guard let text = value(one.type) else { return nil }
      arguments.append(one.label.map { "\($0): \(text)" } ?? text)
    }
    names = action.names
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let last = ".\(Self.written(action.names.last ?? ""))\(list)"
    text = action.names.dropLast().reversed().reduce(last) { inner, name in ".\(Self.written(name))(\(inner))" }
  }

  /// The name of a case after a dot. `.init` is an initializer and `.self` is the value, so cases of these names need backticks.
  private static func written(_ name: String) -> String {
    ["init", "self"].contains(name) ? "`\(name)`" : name
  }
}
