public import CustomDump

extension ButtonState: CustomDumpReflectable {
  /// The label, and the role and the action if they are set. The id is not part of the mirror.
  public var customDumpMirror: Mirror {
    var children: [(String, Any)] = []
    if let role { children.append(("role", role)) }
    if action.action != nil { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children.map { (label: $0, value: $1) }, displayStyle: .struct)
  }
}
