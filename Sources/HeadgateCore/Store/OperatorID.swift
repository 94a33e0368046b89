public import HeadgateSupport

/// The operator that runs a child, as far as effects care: its property or case, and what tells it from other operators there.
///
/// Two features may share one property. Each operator is a place of its own, so that their ids do not meet.
@usableFromInline
package struct OperatorID: Equatable, @unchecked Sendable {
  // Sendable: key paths are immutable.
  package let path: AnyKeyPath
  /// The case of the action, and the line and the column of the operator. A reducer that is called directly is resolved anew at
  /// each call, so that nothing else of an operator stays the same.
  private let site: UInt64

  @usableFromInline
  package init(path: AnyKeyPath, caseIndex: Int, callSite: CallSite) {
    self.path = path
    // In one word, since closures keep the key: 24 bits for the line, 16 for the column, the rest for the case.
    site =
      UInt64(callSite.line & 0xFF_FFFF) | UInt64(callSite.column & 0xFFFF) << 24 | UInt64(truncatingIfNeeded: caseIndex)
      << 40
  }

  /// Whether both are the same for sure, by the identity of the path: the operator that tags and the operator that looks hold
  /// the same object as a rule.
  func isIdentical(to other: Self) -> Bool {
    path === other.path && site == other.site
  }

  // The path comes last: to compare two of them costs more than the rest.
  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.site == rhs.site && lhs.path == rhs.path
  }
}
