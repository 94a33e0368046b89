package import SwiftSyntax

/// The cases of an enum in source order, with the `#if` blocks around them.
package struct EnumCases {
  /// A case, or an `#if` block with cases in its branches.
  package enum Node {
    case one(EnumCase)
    case conditional([Branch])
  }

  /// A branch of an `#if` block.
  package struct Branch {
    /// The line that starts the branch, such as `#if DEBUG` or `#else`.
    package let opening: String
    /// The condition of an `#if` or `#elseif`; nil for an `#else`.
    package let condition: String?
    package let nodes: [Node]
  }

  package let nodes: [Node]

  package init(of declaration: EnumDeclSyntax) {
    var count = 0
    nodes = Self.nodes(in: declaration.memberBlock.members, count: &count)
  }

  /// All cases, in all branches of `#if`.
  package var flattened: [EnumCase] {
    Self.flatten(nodes)
  }

  /// The condition under which the enum has a case; nil when it always has one or never has one.
  ///
  /// Branches exclude each other: the condition of a branch includes the conditions of the branches before it.
  package var condition: String? {
    guard case .some(let condition) = Self.condition(of: nodes), !condition.isEmpty else { return nil }
    return condition
  }

  /// Returns one text per case inside the `#if` blocks around the cases.
  package func render(_ text: (EnumCase) -> String?) -> String {
    Self.render(nodes, text).joined(separator: "\n")
  }

  /// The cases that repeat the name of an earlier case outside of other `#if` branches.
  package var overloaded: [EnumCase] {
    Self.overloaded(in: nodes, seen: []).cases
  }

  private static func nodes(in members: MemberBlockItemListSyntax, count: inout Int) -> [Node] {
    var nodes: [Node] = []
    for member in members {
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        for element in declaration.elements {
          nodes.append(.one(EnumCase(element, in: declaration, index: count)))
          count += 1
        }
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        let branches = conditional.clauses.map { clause -> Branch in
          let condition = clause.condition?.trimmedDescription
          let opening = clause.poundKeyword.text + (condition.map { " \($0)" } ?? "")
          var nodes: [Node] = []
          if case .decls(let members) = clause.elements { nodes = Self.nodes(in: members, count: &count) }
          return Branch(opening: opening, condition: condition, nodes: nodes)
        }
        if branches.contains(where: { !$0.nodes.isEmpty }) { nodes.append(.conditional(branches)) }
      }
    }
    return nodes
  }

  private static func flatten(_ nodes: [Node]) -> [EnumCase] {
    nodes.flatMap { node -> [EnumCase] in
      switch node {
      case .one(let one): [one]
      case .conditional(let branches): branches.flatMap { flatten($0.nodes) }
      }
    }
  }

  private static func render(_ nodes: [Node], _ text: (EnumCase) -> String?) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .one(let one): text(one).map { [$0] } ?? []
      case .conditional(let branches):
        branches.flatMap { [$0.opening] + render($0.nodes, text) } + ["#endif"]
      }
    }
  }

  /// Returns the condition under which the nodes contain a case: empty when they always do, nil when they never do.
  private static func condition(of nodes: [Node]) -> String? {
    var alternatives: [String] = []
    for node in nodes {
      guard case .conditional(let branches) = node else { return "" }
      var before: [String] = []
      var covered = 0
      for branch in branches {
        let own = branch.condition.map { "(\($0))" }
        if let inner = condition(of: branch.nodes) {
          alternatives.append(
            (before + [own, inner.isEmpty ? nil : "(\(inner))"].compactMap(\.self)).joined(separator: " && ")
          )
          if inner.isEmpty { covered += 1 }
        }
        if own == nil, covered == branches.count { return "" }
        if let own { before.append("!\(own)") }
      }
    }
    return alternatives.isEmpty ? nil : alternatives.joined(separator: " || ")
  }

  private static func overloaded(in nodes: [Node], seen: Set<String>) -> (cases: [EnumCase], seen: Set<String>) {
    var seen = seen
    var cases: [EnumCase] = []
    for node in nodes {
      switch node {
      case .one(let one):
        if !seen.insert(one.plainName).inserted { cases.append(one) }
      case .conditional(let branches):
        let results = branches.map { overloaded(in: $0.nodes, seen: seen) }
        cases += results.flatMap(\.cases)
        seen = results.reduce(seen) { $0.union($1.seen) }
      }
    }
    return (cases, seen)
  }
}
