public import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The string, so that a dump shows the text as a string.
  public var customDumpValue: Any { string }
}

extension TextState: CustomDebugStringConvertible {
  /// The string as a literal.
  ///
  /// ```swift
  /// print(TextState("Delete?"))  // "Delete?"
  /// ```
  public var debugDescription: String { string.debugDescription }
}

extension TextState: CustomReflectable {
  /// The mirror of the string, which has no children.
  public var customMirror: Mirror { Mirror(reflecting: string) }
}
