/// A copy or a move of one file, with everything below it, to a name that does not exist yet.
package nonisolated struct Transfer: Equatable, Sendable, Codable {
  package enum Kind: Equatable, Sendable, Codable { case copy, move }

  package var kind: Kind
  package var source: Path
  package var target: Path
  /// Whether the file gets another name when the name of the target is taken.
  package var keepsBoth: Bool

  package init(_ kind: Kind, _ source: Path, to target: Path, keepsBoth: Bool = false) {
    self.kind = kind
    self.source = source
    self.target = target
    self.keepsBoth = keepsBoth
  }
}
