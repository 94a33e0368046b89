import HeadgateCore

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
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let watch = ReleaseWatch()
  try await use(watch)
  for hand in watch.hands {
    let stragglers = await hand.awaitEndOfTasks()
    guard stragglers.isEmpty else {
      return place.report(TestingMessages.goesOn(stragglers.map(\.description), after: hand.bound))
    }
  }
  let stores = watch.kept(stores: true)
  if !stores.isEmpty { place.report(TestingMessages.storesAreKept(stores)) }
  let objects = watch.kept(stores: false)
  if !objects.isEmpty { place.report(TestingMessages.objectsAreKept(objects)) }
}
