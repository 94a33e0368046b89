public import HeadgateSupport

/// The identity of the operator that runs a child: its property or case, and its position in the source.
///
/// Two features may share one property. Each operator has its own effect owner, so that their ids do not collide.
@usableFromInline
package struct OperatorID: Equatable, @unchecked Sendable {
  // Sendable: key paths are immutable.
  package let path: AnyKeyPath
  /// The case of the action, and the line and the column of the operator.
  ///
  /// A direct call of a reducer resolves it again, so no other property of an operator stays the same between calls.
  private let position: UInt64

  @usableFromInline
  package init(path: AnyKeyPath, caseIndex: Int, callSite: CallSite) {
    self.path = path
    // One word, since closures capture the key: 24 bits for the line, 16 for the column, the rest for the case.
    position =
      UInt64(callSite.line & 0xFF_FFFF) | UInt64(callSite.column & 0xFFFF) << 24 | UInt64(truncatingIfNeeded: caseIndex)
      << 40
  }

  /// Returns whether both are certainly the same, by the identity of the key path object.
  ///
  /// The operator that creates an effect and the operator that searches for it usually hold the same object.
  func isIdentical(to other: Self) -> Bool {
    path === other.path && position == other.position
  }

  // The key paths are compared last, because comparing them costs more than the rest.
  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.position == rhs.position && lhs.path == rhs.path
  }
}
