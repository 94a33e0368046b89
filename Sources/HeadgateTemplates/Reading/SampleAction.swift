import HeadgateMap

/// An action with sample values.
struct SampleAction: Equatable {
  /// The names of the cases.
  let names: [String]
  /// The text of the action: `.view(.nameChanged(""))`.
  let text: String

  /// Creates the text; nil when a value has a type of the user, or when the action sets a property through a binding.
  init?(_ action: MapAction) {
    guard action.kind != .binding else { return nil }
    var arguments: [String] = []
    for value in action.values {
      guard let text = SampleValue.text(of: value.type) else { return nil }
      arguments.append(value.label.map { "\($0): \(text)" } ?? text)
    }
    names = action.names
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    let last = ".\(action.names.last ?? "")\(list)"
    text = action.names.dropLast().reversed().reduce(last) { inner, name in ".\(name)(\(inner))" }
  }
}
