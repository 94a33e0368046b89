internal import HeadgateSupport

/// The file of a place in the source, as an argument of the subscripts of a stack.
///
/// All are equal: a key path that goes through such a subscript is the same one wherever it is written.
///
/// ```swift
/// let place: _CallSiteText = #fileID
/// ```
public struct _CallSiteText: ExpressibleByStringLiteral, Hashable, Sendable {
  let text: StaticString

  /// A literal: `#fileID`.
  ///
  /// ```swift
  /// let place: _CallSiteText = #fileID
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
  /// let places: Set<_CallSiteText> = [#fileID]
  /// ```
  public func hash(into hasher: inout Hasher) {}
}

/// The line or the column of a place in the source, as an argument of the subscripts of a stack; see ``_CallSiteText``.
///
/// ```swift
/// let place: _CallSiteNumber = #line
/// ```
public struct _CallSiteNumber: ExpressibleByIntegerLiteral, Hashable, Sendable {
  let number: UInt

  /// A literal: `#line`.
  ///
  /// ```swift
  /// let place: _CallSiteNumber = #line
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
  /// let places: Set<_CallSiteNumber> = [#line]
  /// ```
  public func hash(into hasher: inout Hasher) {}
}

extension CallSite {
  init(_ fileID: _CallSiteText, _ filePath: _CallSiteText, _ line: _CallSiteNumber, _ column: _CallSiteNumber) {
    self.init(fileID: fileID.text, filePath: filePath.text, line: line.number, column: column.number)
  }
}
