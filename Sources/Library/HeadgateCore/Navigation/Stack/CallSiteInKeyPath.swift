internal import HeadgateSupport

/// Internal to the library.
// The file of a call site, as an argument of the subscripts of a stack. All values are equal, so that equal key paths from
// different call sites stay equal.
public struct _CallSiteText: ExpressibleByStringLiteral, Hashable, Sendable {
  let text: StaticString

  /// Creates the text from a literal such as `#fileID`.
  public init(stringLiteral text: StaticString) {
    self.text = text
  }

  /// Always returns true.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes no value, because all values are equal.
  public func hash(into hasher: inout Hasher) {}
}

/// Internal to the library.
// The line or the column of a call site; see `_CallSiteText`.
public struct _CallSiteNumber: ExpressibleByIntegerLiteral, Hashable, Sendable {
  let number: UInt

  /// Creates the number from a literal such as `#line`.
  public init(integerLiteral number: UInt) {
    self.number = number
  }

  /// Always returns true.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }

  /// Hashes no value, because all values are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension CallSite {
  init(_ fileID: _CallSiteText, _ filePath: _CallSiteText, _ line: _CallSiteNumber, _ column: _CallSiteNumber) {
    self.init(fileID: fileID.text, filePath: filePath.text, line: line.number, column: column.number)
  }
}
