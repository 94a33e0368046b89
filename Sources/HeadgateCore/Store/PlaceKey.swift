/// The operator that runs a child, as far as effects care: its property or case, and what tells it from other operators there.
///
/// Two features may share one property. Each operator is a place of its own, so that their ids do not meet.
@usableFromInline
package struct PlaceKey: Equatable, @unchecked Sendable {
  // Sendable: key paths are immutable.
  package let path: AnyKeyPath
  /// The case of the action, and the line and the column of the operator. A reducer that is called directly is resolved anew at
  /// each call, so that nothing else of an operator stays the same.
  private let tag: Int32
  private let line: UInt32
  private let column: UInt32

  @usableFromInline
  package init(path: AnyKeyPath, tag: Int, location: SourceLocation) {
    self.path = path
    self.tag = Int32(truncatingIfNeeded: tag)
    line = UInt32(truncatingIfNeeded: location.line)
    column = UInt32(truncatingIfNeeded: location.column)
  }

  /// Whether both are the same for sure, by the identity of the path: the operator that tags and the operator that looks hold
  /// the same object as a rule.
  func isIdentical(to other: Self) -> Bool {
    path === other.path && tag == other.tag && line == other.line && column == other.column
  }

  // The path comes last: to compare two of them costs more than the rest.
  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tag == rhs.tag && lhs.line == rhs.line && lhs.column == rhs.column && lhs.path == rhs.path
  }
}
