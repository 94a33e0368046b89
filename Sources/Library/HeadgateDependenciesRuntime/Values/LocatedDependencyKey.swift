internal import HeadgateSupport

/// A key whose test value reports its use at the `@Dependency` that reads it.
///
/// The test value is created for each read and is not cached.
protocol LocatedDependencyKey: DependencyKey {
  static func testValue(for evaluation: DefaultEvaluation) -> Value
}

extension LocatedDependencyKey {
  static func anyTestValue(for evaluation: DefaultEvaluation) -> any Sendable {
    testValue(for: evaluation)
  }
}

extension DefaultEvaluation {
  /// Reports that a test used the value without overriding it.
  ///
  /// When an update reads the value, the use is reported at the end of the update, unless the update sets the value.
  func reportUse() {
    if isUpdating, let update = UsesInUpdate.current {
      update.keep(self)
    } else {
      reportNow()
    }
  }

  func reportNow() {
    guard !BesideReductions.areCurrent else { return }
    callSite.report(DependencyMessages.unimplemented(name: dependencyName, member: member))
  }
}
