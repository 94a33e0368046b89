import HeadgateCore
internal import HeadgateSupport

/// Asserts that features which were opened, used and closed are gone, with their effects.
///
/// When the closure has returned, all that it has handed to `watch` must be gone: a test store with its state and every effect,
/// and any other object. Effects may still run when the closure returns: they are cancelled, and must then end. Work that has left
/// the store's executor is waited for, with the bound of the store. Reports, at this line, an effect that goes on after it was
/// cancelled, a store that something keeps, and objects that are still there. A watched test store asserts nothing else.
///
/// ```swift
/// await expectReleased { watch in
///   let store = watch(TestStore(initialState: Player.State()) { Player() })
///   await store.send(.playButtonTapped)
/// }
/// ```
///
/// - Parameters:
///   - isolation: The actor of the test, which is where everything runs.
///   - fileID: The line at fault.
///   - filePath: As above.
///   - line: As above.
///   - column: As above.
///   - use: Makes and uses what must be gone afterwards, and hands it to `watch`.
/// - Throws: What the closure throws.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
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
