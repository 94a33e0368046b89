public import CustomDump

extension AlertState: CustomDumpReflectable {
  /// The title, and the actions and the message where there are any; not the id.
  ///
  /// ```swift
  /// customDump(AlertState<Never> { TextState("Full") })  // AlertState(title: "Full")
  /// ```
  public var customDumpMirror: Mirror {
    var children: [(String, Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children.map { (label: $0, value: $1) }, displayStyle: .struct)
  }
}
