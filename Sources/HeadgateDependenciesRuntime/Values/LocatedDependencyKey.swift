internal import HeadgateSupport

/// A key whose value in tests reports when it is used, at the `@Dependency` through which it was read.
///
/// Such a value is made anew for each read and not cached.
protocol LocatedDependencyKey: DependencyKey {
  static func testValue(for evaluation: DefaultEvaluation) -> Value
}

extension LocatedDependencyKey {
  static func anyTestValue(for evaluation: DefaultEvaluation) -> any Sendable {
    testValue(for: evaluation)
  }
}

extension DefaultEvaluation {
  /// Reports that the value was used in a test that did not say what it is; for a value that an update looks at, when the
  /// update ends without setting it.
  func reportUse() {
    if isUpdating, let update = UsesInUpdate.current {
      update.keep(self)
    } else {
      reportNow()
    }
  }

  func reportNow() {
    callSite.report(DependencyMessages.unimplemented(name: dependencyName))
  }
}
