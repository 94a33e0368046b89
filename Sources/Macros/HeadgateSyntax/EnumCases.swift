package import SwiftSyntax

/// The cases of an enum.
package typealias EnumCases = ConditionalMembers<EnumCase>

extension EnumCases {
  package init(of declaration: EnumDeclSyntax) {
    var count = 0
    self.init(in: declaration.memberBlock.members) { member in
      guard let declaration = member.as(EnumCaseDeclSyntax.self) else { return [] }
      return declaration.elements.map { element in
        defer { count += 1 }
        return EnumCase(element, in: declaration, index: count)
      }
    }
  }

  /// The condition under which the enum has a case; nil when it always has one or never has one.
  ///
  /// Branches exclude each other: the condition of a branch includes the conditions of the branches before it.
  package var condition: String? {
    guard case .some(let condition) = Self.condition(of: nodes), !condition.isEmpty else { return nil }
    return condition
  }

  /// The cases that repeat the name of an earlier case outside of other `#if` branches.
  package var overloaded: [EnumCase] {
    Self.overloaded(in: nodes, seen: []).cases
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
