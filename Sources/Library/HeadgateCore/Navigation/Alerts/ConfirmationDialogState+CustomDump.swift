public import CustomDump

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The title, and the properties that differ from their defaults. The id is not part of the mirror.
  public var customDumpMirror: Mirror {
    var children: [(String, Any)] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children.map { (label: $0, value: $1) }, displayStyle: .struct)
  }
}
