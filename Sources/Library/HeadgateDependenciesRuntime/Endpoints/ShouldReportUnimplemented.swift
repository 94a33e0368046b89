/// Whether an unimplemented test value may report its use. False while a closure overrides dependencies.
///
/// `withDependencies { $0.client.load = … }` reads the client before it writes a part of it. A `testValue` that reports
/// its own use checks this property first.
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
