public import CustomDump

/// What names an element of a stack: made when the element is put on it, and never used again.
///
/// In a test, ids count from 0 in each test store and can be written as numbers.
///
/// ```swift
/// let title = state.path[id: id]?.title
/// ```
public struct StackElementID: Hashable, Sendable {
  /// Counts the elements that were put on any stack of the store, or of the process.
  package let number: UInt64

  init(number: UInt64) {
    self.number = number
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// An id by its number, for tests.
  ///
  /// ```swift
  /// await store.send(\.path[id: 0].detail.saveButtonTapped)
  /// ```
  public init(integerLiteral value: UInt64) {
    self.init(number: value)
  }
}

extension StackElementID: CustomDebugStringConvertible {
  /// The number: `#3`.
  public var debugDescription: String { "#\(number)" }
}

extension StackElementID: CustomDumpStringConvertible {
  /// What a dump shows: `#3`.
  public var customDumpDescription: String { debugDescription }
}
