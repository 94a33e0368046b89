public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// Creates unique ids for stack elements.
///
/// ```swift
/// let store = TestStore(initialState: App.State()) { App() } withDependencies: {
///   $0.stackElementID = .incrementing
/// }
/// ```
public struct StackElementIDGenerator: Sendable {
  private let counter: Locked<UInt64>

  private init(next: UInt64) {
    counter = Locked(next)
  }

  /// A new generator that counts from 0.
  public static var incrementing: Self { Self(next: 0) }

  /// Returns the next id.
  ///
  /// ```swift
  /// @Dependency(\.stackElementID) var stackElementID
  /// let id = stackElementID()
  /// ```
  public func callAsFunction() -> StackElementID {
    StackElementID(number: Answers.answer("stackElementID", newNumber))
  }

  private func newNumber() -> UInt64 {
    counter.withLock { next in
      defer { next += 1 }
      return next
    }
  }

  /// The number of the next id.
  package var next: UInt64 { counter.withLock { $0 } }

  /// Skips all ids up to an id that another source has created.
  package func skip(past id: StackElementID) {
    counter.withLock { $0 = max($0, id.number &+ 1) }
  }

  /// Skips all ids that another generator has created.
  package func skip(allMadeBy other: Self) {
    let first = other.next
    counter.withLock { $0 = max($0, first) }
  }

  /// Returns a new generator that starts at a number.
  package static func starting(at next: UInt64) -> Self { Self(next: next) }
}

extension DependencyValues {
  /// The generator of stack element ids.
  ///
  /// ```swift
  /// @Dependency(\.stackElementID) var stackElementID
  /// ```
  public var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator.incrementing
  static var testValue: StackElementIDGenerator { .incrementing }
}
