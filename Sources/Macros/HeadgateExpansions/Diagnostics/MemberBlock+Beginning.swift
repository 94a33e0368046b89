import SwiftSyntax

extension MemberBlockSyntax {
  /// Returns the block with one more member, on its own line before the others.
  func beginning(with declaration: DeclSyntax) -> MemberBlockSyntax {
    let own = members.first?.leadingTrivia
    let line = own.flatMap { $0.contains(where: \.isNewline) ? $0.pieces.last : nil } ?? .spaces(2)
    var block = self
    if let first = members.first, !first.leadingTrivia.contains(where: \.isNewline) {
      block.members = members.with(\.[members.startIndex], first.with(\.leadingTrivia, [.newlines(1), line]))
    }
    if !rightBrace.leadingTrivia.contains(where: \.isNewline) { block.rightBrace.leadingTrivia = .newline }
    block.leftBrace.trailingTrivia = []
    block.members.insert(
      MemberBlockItemSyntax(leadingTrivia: [.newlines(1), line], decl: declaration),
      at: block.members.startIndex
    )
    return block
  }
}
