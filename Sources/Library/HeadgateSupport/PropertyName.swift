/// The names of properties as users write them.
package enum PropertyName {
  /// Removes the underscore that a macro or a wrapper adds to the name of a stored property.
  package static func written(_ label: some StringProtocol) -> String {
    String(label.hasPrefix("_") ? label.dropFirst() : label[...])
  }
}
