public import CustomDump

// Not a mirror of its own: an action is described by its cases where that is asked for, and a binding has none that could be
// written.
extension BindingAction: CustomDumpReflectable {
  /// The action as it is written: `.set(\State.name, "Blob")`.
  ///
  /// ```swift
  /// customDump(BindingAction<Form.State>.set(\.name, "Blob"))
  /// ```
  public var customDumpMirror: Mirror {
    let property = PropertyText(write.path)
    let shown = write.shownValue
    let value = String(customDumping: shown)
    // A dump gives each payload a line of its own, which for most of what controls set would be three for one.
    let payload: Any =
      value.contains("\n") ? (property, shown) : PropertyText("\(property.customDumpDescription), \(value)")
    return Mirror(self, children: ["set": payload], displayStyle: .enum)
  }
}
