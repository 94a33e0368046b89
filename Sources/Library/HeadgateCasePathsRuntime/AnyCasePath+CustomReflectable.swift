extension AnyCasePath: CustomReflectable {
  /// A mirror with the index of the case only.
  // The functions of a path may capture the access to a gate; see `AnyCasePath.ungated()` in `HeadgateCore`.
  public var customMirror: Mirror { Mirror(self, children: ["tag": caseIndex], displayStyle: .struct) }
}
