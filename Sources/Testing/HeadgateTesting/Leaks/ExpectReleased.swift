import HeadgateCore
internal import HeadgateSupport

/// Asserts that a feature releases its store, its effects and other watched objects.
///
/// After the closure returns, each object passed to `watch` must be released: a test store with its state and effects, and
/// any other object. Effects that still run at that time are cancelled and must end. Work on other executors is waited for
/// at most as long as `timeout` of the store.
///
/// Reports at the call site: effects that still run after cancellation, stores that are still referenced, and objects that
/// are still referenced. A watched test store asserts nothing else.
///
/// ```swift
/// await expectReleased { watch in
///   let store = watch(TestStore(initialState: Player.State()) { Player() })
///   await store.send(.playButtonTapped)
/// }
/// ```
///
/// - Parameters:
///   - isolation: The actor of the test.
///   - fileID: The call site, for reports.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
///   - use: Creates and uses the objects, and passes them to `watch`.
/// - Throws: The error that the closure throws.
public func expectReleased<Failure: Error>(
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ use: (_ watch: ReleaseWatch) async throws(Failure) -> Void
) async throws(Failure) {
  let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let watch = ReleaseWatch()
  try await use(watch)
  for driver in watch.drivers {
    let stragglers = await driver.awaitEndOfTasks()
    guard stragglers.isEmpty else {
      return callSite.report(TestingMessages.goesOn(stragglers.map(\.description), after: driver.bound))
    }
  }
  let stores = watch.kept(stores: true)
  if !stores.isEmpty { callSite.report(TestingMessages.storesAreKept(stores)) }
  let objects = watch.kept(stores: false)
  if !objects.isEmpty { callSite.report(TestingMessages.objectsAreKept(objects)) }
}
