import HeadgateCore
internal import HeadgateSupport

/// Holds weak references to objects that must be released; see ``expectReleased(isolation:fileID:filePath:line:column:_:)``.
///
/// ```swift
/// let store = watch(TestStore(initialState: Player.State()) { Player() })
/// let cache = watch(Cache())
/// ```
public final class ReleaseWatch: Sendable {
  private struct Watched: @unchecked Sendable {
    // Sendable: the weak reference is only compared with nil, which is safe on any thread.
    weak var object: AnyObject?
    var name: String
    var isStore: Bool
  }

  private struct State {
    var watched: [Watched] = []
    var drivers: [EffectDriver] = []
  }
  private let state = Locked(State())

  init() {}

  /// Watches a test store with its state and effects. From now on, the store asserts nothing else.
  ///
  /// ```swift
  /// let store = watch(TestStore(initialState: Player.State()) { Player() })
  /// ```
  ///
  /// - Parameter store: The store.
  /// - Returns: The store.
  public func callAsFunction<StoreState, Action>(_ store: TestStore<StoreState, Action>) -> TestStore<
    StoreState, Action
  > {
    store.exhaustivity = .off
    note(store.core, name: "the test store of \(typeName(StoreState.self))", isStore: true)
    state.withLock { $0.drivers.append(store.driver) }
    return store
  }

  /// Watches an object that must be released with the feature, such as a client, a cache or a delegate.
  ///
  /// ```swift
  /// let cache = watch(Cache())
  /// ```
  ///
  /// - Parameter object: The object.
  /// - Returns: The object.
  @_disfavoredOverload
  @discardableResult
  public func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
    note(object, name: typeName(Object.self), isStore: false)
    return object
  }

  private func note(_ object: AnyObject, name: String, isStore: Bool) {
    let watched = Watched(object: object, name: name, isStore: isStore)
    state.withLock { $0.watched.append(watched) }
  }

  var drivers: [EffectDriver] { state.withLock { $0.drivers } }

  /// Returns the names of the objects that still exist.
  func kept(stores: Bool) -> [String] {
    state.withLock { $0.watched.filter { $0.isStore == stores && $0.object != nil }.map(\.name) }
  }
}
