public import CustomDump

extension AlertState: CustomDumpReflectable {
  /// The title, the buttons if there are any, and the message if there is one. The id is not part of the mirror.
  public var customDumpMirror: Mirror {
    var children: [(String, Any)] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children.map { (label: $0, value: $1) }, displayStyle: .struct)
  }
}
