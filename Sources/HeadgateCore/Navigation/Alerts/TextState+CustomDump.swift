public import CustomDump

extension TextState: CustomDumpRepresentable {
  /// The string: a dump shows the text as if it were one.
  ///
  /// ```swift
  /// customDump(TextState("Delete?"))  // "Delete?"
  /// ```
  public var customDumpValue: Any { string }
}

extension TextState: CustomDebugStringConvertible {
  /// The string as it is written in code.
  ///
  /// ```swift
  /// print(TextState("Delete?"))  // "Delete?"
  /// ```
  public var debugDescription: String { string.debugDescription }
}

extension TextState: CustomReflectable {
  /// No children: a text is one value and not a bundle of properties.
  ///
  /// ```swift
  /// assert(Mirror(reflecting: TextState("Delete?")).children.isEmpty)
  /// ```
  public var customMirror: Mirror { Mirror(reflecting: string) }
}
