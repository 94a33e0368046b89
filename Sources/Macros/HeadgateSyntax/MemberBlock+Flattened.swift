package import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The declarations in order, including those inside `#if`.
  package var flattened: [DeclSyntax] {
    flatMap { member -> [DeclSyntax] in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return conditional.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.flattened
      }
    }
  }
}
