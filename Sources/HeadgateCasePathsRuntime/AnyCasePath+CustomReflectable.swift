extension AnyCasePath: CustomReflectable {
  /// The tag of the case, and nothing that the path is made of.
  ///
  /// What leads through a gate is part of a path; see `AnyCasePath.ungated()` in `HeadgateCore`.
  ///
  /// ```swift
  /// dump(Shape.allCasePaths.circle)
  /// ```
  public var customMirror: Mirror { Mirror(self, children: ["tag": caseIndex], displayStyle: .struct) }
}
