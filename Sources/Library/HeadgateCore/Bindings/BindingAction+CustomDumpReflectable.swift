public import CustomDump

// `CustomReflectable` would not fit: other code mirrors an action to find its cases, and a binding has no cases.
extension BindingAction: CustomDumpReflectable {
  /// The binding in source form: `.set(\State.name, "Blob")`.
  public var customDumpMirror: Mirror {
    let property = PropertyText(write.path)
    let shown = write.shownValue
    let value = String(customDumping: shown)
    // A dump prints each payload on its own line. Most values of controls fit on one line together with the property.
    let payload: Any =
      value.contains("\n") ? (property, shown) : PropertyText("\(property.customDumpDescription), \(value)")
    return Mirror(self, children: ["set": payload], displayStyle: .enum)
  }
}
