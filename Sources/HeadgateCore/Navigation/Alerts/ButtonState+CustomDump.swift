public import CustomDump

extension ButtonState: CustomDumpReflectable {
  /// What differs from a plain button, and the label; not the id.
  ///
  /// ```swift
  /// customDump(ButtonState<Never>(role: .cancel) { TextState("No") })  // ButtonState(role: .cancel, label: "No")
  /// ```
  public var customDumpMirror: Mirror {
    var children: [(String, Any)] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children.map { (label: $0, value: $1) }, displayStyle: .struct)
  }
}
