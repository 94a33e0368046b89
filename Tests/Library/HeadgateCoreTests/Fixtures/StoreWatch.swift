import Headgate
import HeadgateSupport
import Testing

@testable import HeadgateCore

/// Remembers the stores of a test without keeping them, to find out whether they and their effects go.
final class StoreWatch: Sendable {
  /// Sendable: the references are only compared with nil.
  private struct Entry: @unchecked Sendable {
    var name: String
    weak var core: AnyStoreCore?
    /// Held by the core and by each of its running effects.
    weak var host: EffectHost?
  }
  private let entries = Locked<[Entry]>([])

  @MainActor
  func callAsFunction<State, Action>(_ store: Store<State, Action>) -> Store<State, Action> {
    note(store.handle)
    return store
  }

  func callAsFunction<State, Action>(_ store: ActorStore<State, Action>) -> ActorStore<State, Action> {
    note(store.handle)
    return store
  }

  /// A store whose state is the list of the actions that it has reduced.
  @MainActor
  func logged(
    dependencies: ((inout DependencyValues) -> Void)? = nil,
    _ effect: @escaping (String) -> Effect<String>
  ) -> Store<[String], String> {
    self(Store(initialState: [String](), reducer: { logging(effect) }, withDependencies: dependencies))
  }

  private func note<State, Action>(_ handle: StoreHandle<State, Action>) {
    let core = handle.cursor.core
    let entry = Entry(name: handle.name, core: core, host: core.host)
    entries.withLock { $0.append(entry) }
  }

  /// The cores have to be gone now; effects that were told to stop get some time to do so.
  fileprivate func expectGone(isolation: isolated (any Actor)?, _ sourceLocation: Testing.SourceLocation) async {
    let entries = entries.withLock { $0 }
    #expect(!entries.isEmpty, "no store was watched", sourceLocation: sourceLocation)
    let deadline = ContinuousClock.now + .seconds(300)
    for entry in entries {
      #expect(entry.core == nil, "\(entry.name) is kept", sourceLocation: sourceLocation)
      while entry.host != nil, ContinuousClock.now < deadline { await Task.yield() }
      #expect(entry.host == nil, "effects of \(entry.name) are kept", sourceLocation: sourceLocation)
    }
  }
}

/// Runs a test on stores, and expects that they and all their effects are gone when it ends.
func expectGone(
  isolation: isolated (any Actor)? = #isolation,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  _ body: (StoreWatch) async throws -> Void
) async rethrows {
  let watch = StoreWatch()
  try await body(watch)
  await watch.expectGone(isolation: isolation, sourceLocation)
}

/// A reducer that notes the actions which it sees.
func logging(_ effect: @escaping (String) -> Effect<String>) -> Reduce<[String], String> {
  Reduce { log, action in
    log.append(action)
    return effect(action)
  }
}
