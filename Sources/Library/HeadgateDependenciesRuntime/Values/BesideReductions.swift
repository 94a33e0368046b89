internal import HeadgateSupport

/// Code of a replay, or of a written test, that runs beside the recorded reductions: it decodes, compares and shows values, and creates
/// reducers.
///
/// A default value, an `==` or an `init` may read dependencies there. No recorder noted these reads. So they take no recorded answer, and
/// they are not reported.
package enum BesideReductions {
  @TaskLocal private static var isActive = false

  /// Whether the running code is beside the reductions.
  static var areCurrent: Bool { isActive && AnswerSlot.inReduction == nil }

  /// Runs `operation` beside the reductions, also while the thread reduces an action.
  ///
  /// - Parameter dependencies: The dependencies of the operation; nil for the current ones.
  package static func run<Result, Failure: Error>(
    _ dependencies: DependencyValues? = nil,
    _ operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let frame = ReductionFrame.current
    let answers = frame?.pointee.answers
    frame?.pointee.answers = nil
    defer { frame?.pointee.answers = answers }
    // `TaskLocal.withValue` throws untyped errors.
    return try $isActive.withValue(true) {
      outsideOfEffects(dependencies) { Swift.Result(catching: operation) }
    }.get()
  }

  /// An effect of a recorded store has answers, too.
  private static func outsideOfEffects<Result>(_ dependencies: DependencyValues?, _ operation: () -> Result) -> Result {
    var context = TaskContext.current
    context.effect = nil
    return TaskContext.$current.withValue(context) { dependencies?.whileInForce(operation) ?? operation() }
  }
}
