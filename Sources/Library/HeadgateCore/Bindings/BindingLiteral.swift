/// A binding as code that a report suggests, without the type of its state.
package protocol BindingLiteral {
  /// The property: `\.name`; nil when its name is not known.
  var propertyText: String? { get }
  /// The value that is set.
  var value: Any { get }
}

extension BindingAction: BindingLiteral {
  package var propertyText: String? {
    let text = PropertyText(write.path).customDumpDescription
    guard let dot = text.firstIndex(of: "."), !text.contains("<") else { return nil }
    return "\\\(text[dot...])"
  }

  package var value: Any { write.shownValue }
}
