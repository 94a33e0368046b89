public import CustomDump

/// The id of a stack element, created when the element is put on the stack and never reused.
///
/// In a test, ids count from 0 in each test store, and integer literals can express them.
///
/// ```swift
/// let title = state.path[id: id]?.title
/// ```
public struct StackElementID: Hashable, Sendable {
  /// The counter value of the generator that created the id.
  package let number: UInt64

  init(number: UInt64) {
    self.number = number
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Creates an id from its number, for tests.
  ///
  /// ```swift
  /// await store.send(\.path[id: 0].detail.saveButtonTapped)
  /// ```
  public init(integerLiteral value: UInt64) {
    self.init(number: value)
  }
}

extension StackElementID: CustomDebugStringConvertible {
  /// The number with a prefix, such as `#3`.
  public var debugDescription: String { "#\(number)" }
}

extension StackElementID: CustomDumpStringConvertible {
  /// The text in a dump, such as `#3`.
  public var customDumpDescription: String { debugDescription }
}
