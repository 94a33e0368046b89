/// The file of a place in the source, as an argument of the subscripts of a stack.
///
/// All are equal: a key path that goes through such a subscript is the same one wherever it is written.
///
/// ```swift
/// let place: _PlaceText = #fileID
/// ```
public struct _PlaceText: ExpressibleByStringLiteral, Hashable, Sendable {
  let text: StaticString

  /// A literal: `#fileID`.
  ///
  /// ```swift
  /// let place: _PlaceText = #fileID
  /// ```
  public init(stringLiteral text: StaticString) {
    self.text = text
  }

  /// Always true.
  ///
  /// ```swift
  /// assert(place == #filePath)
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing.
  ///
  /// ```swift
  /// let places: Set<_PlaceText> = [#fileID]
  /// ```
  public func hash(into hasher: inout Hasher) {}
}

/// The line or the column of a place in the source, as an argument of the subscripts of a stack; see ``_PlaceText``.
///
/// ```swift
/// let place: _PlaceNumber = #line
/// ```
public struct _PlaceNumber: ExpressibleByIntegerLiteral, Hashable, Sendable {
  let number: UInt

  /// A literal: `#line`.
  ///
  /// ```swift
  /// let place: _PlaceNumber = #line
  /// ```
  public init(integerLiteral number: UInt) {
    self.number = number
  }

  /// Always true.
  ///
  /// ```swift
  /// assert(place == #column)
  /// ```
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes nothing.
  ///
  /// ```swift
  /// let places: Set<_PlaceNumber> = [#line]
  /// ```
  public func hash(into hasher: inout Hasher) {}
}

extension SourceLocation {
  init(_ fileID: _PlaceText, _ filePath: _PlaceText, _ line: _PlaceNumber, _ column: _PlaceNumber) {
    self.init(fileID: fileID.text, filePath: filePath.text, line: line.number, column: column.number)
  }
}
