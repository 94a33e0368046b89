/// Whether a value that stands for a missing implementation may report that it is used: not while an update looks at it.
///
/// `withDependencies { $0.client.load = … }` reads the client before it writes a part of it. A test value that reports by
/// itself asks this first.
///
/// ```swift
/// struct Player: TestDependencyKey {
///   static var testValue: Player {
///     if shouldReportUnimplemented { print("The player is unimplemented.") }
///     return Player()
///   }
/// }
/// ```
public var shouldReportUnimplemented: Bool {
  UsesInUpdate.current == nil && DefaultEvaluation.current?.isUpdating != true
}
