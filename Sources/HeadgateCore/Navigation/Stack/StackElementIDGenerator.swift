public import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// Makes the ids of the elements of stacks, each once.
///
/// ```swift
/// let store = TestStore(initialState: App.State()) { App() } withDependencies: {
///   $0.stackElementID = .incrementing
/// }
/// ```
public struct StackElementIDGenerator: Sendable {
  private final class Counter: Sendable {
    let next: Locked<UInt64>
    init(next: UInt64) { self.next = Locked(next) }
  }
  private let counter: Counter

  private init(next: UInt64) {
    counter = Counter(next: next)
  }

  /// A generator that counts from 0.
  ///
  /// ```swift
  /// let ids = StackElementIDGenerator.incrementing
  /// ```
  public static var incrementing: Self { Self(next: 0) }

  /// The next id.
  ///
  /// ```swift
  /// @Dependency(\.stackElementID) var stackElementID
  /// let id = stackElementID()
  /// ```
  public func callAsFunction() -> StackElementID {
    counter.next.withLock { next in
      defer { next += 1 }
      return StackElementID(number: next)
    }
  }

  /// The number of the next id.
  package var next: UInt64 { counter.next.withLock { $0 } }

  /// Makes no id up to one that somebody else has made.
  package func skip(past id: StackElementID) {
    counter.next.withLock { $0 = max($0, id.number &+ 1) }
  }

  /// Makes no id that another generator has made.
  package func skip(allMadeBy other: Self) {
    let first = other.next
    counter.next.withLock { $0 = max($0, first) }
  }

  /// A generator that goes on from a number, apart from this one.
  package static func starting(at next: UInt64) -> Self { Self(next: next) }
}

extension DependencyValues {
  /// Makes the ids of what is put on a stack.
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
