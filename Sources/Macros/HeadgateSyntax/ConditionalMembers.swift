package import SwiftSyntax

/// Members of a type in source order, with the `#if` blocks around them.
package struct ConditionalMembers<Member: Sendable>: Sendable {
  /// A member, or an `#if` block with members in its branches.
  package enum Node: Sendable {
    case one(Member)
    case conditional([Branch])
  }

  /// A branch of an `#if` block.
  package struct Branch: Sendable {
    /// The line that starts the branch, such as `#if DEBUG` or `#else`.
    package let opening: String
    /// The condition of an `#if` or `#elseif`; nil for an `#else`.
    package let condition: String?
    package let nodes: [Node]
  }

  package let nodes: [Node]

  /// - Parameter members: Returns the members that a declaration declares; none for other declarations. Called in source order.
  package init(in list: MemberBlockItemListSyntax, _ members: (DeclSyntax) -> [Member]) {
    nodes = Self.nodes(in: list, members)
  }

  /// All members, in all branches of `#if`.
  package var flattened: [Member] { Self.flatten(nodes) }

  /// Returns one text per member inside the `#if` blocks around the members.
  package func render(_ text: (Member) -> String?) -> String {
    Self.render(nodes, text).joined(separator: "\n")
  }

  private static func nodes(in list: MemberBlockItemListSyntax, _ members: (DeclSyntax) -> [Member]) -> [Node] {
    list.flatMap { item -> [Node] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return members(item.decl).map { .one($0) } }
      let branches = conditional.clauses.map { clause -> Branch in
        let condition = clause.condition?.trimmedDescription
        let opening = clause.poundKeyword.text + (condition.map { " \($0)" } ?? "")
        let nodes = if case .decls(let list) = clause.elements { Self.nodes(in: list, members) } else { [Node]() }
        return Branch(opening: opening, condition: condition, nodes: nodes)
      }
      return branches.contains { !$0.nodes.isEmpty } ? [.conditional(branches)] : []
    }
  }

  private static func flatten(_ nodes: [Node]) -> [Member] {
    nodes.flatMap { node -> [Member] in
      switch node {
      case .one(let member): [member]
      case .conditional(let branches): branches.flatMap { flatten($0.nodes) }
      }
    }
  }

  private static func render(_ nodes: [Node], _ text: (Member) -> String?) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .one(let member): text(member).map { [$0] } ?? []
      case .conditional(let branches):
        branches.flatMap { [$0.opening] + render($0.nodes, text) } + ["#endif"]
      }
    }
  }
}
