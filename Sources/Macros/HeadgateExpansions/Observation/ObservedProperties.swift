import HeadgateSyntax
import SwiftSyntax

/// The stored properties of a state in source order, with the `#if` blocks around them.
package struct ObservedProperties: Sendable {
  /// A stored property and its expansion.
  struct Property: Sendable {
    let stored: StoredProperty
    /// The number of a tracked property. Numbers are unique across all branches of `#if`, where equal names have equal
    /// numbers.
    let index: Int?
    /// Whether it presents a child.
    let isPresented: Bool
    /// The name of the stored property after expansion, which coding uses.
    let storedName: String

    /// The expression in a dump: the wrapper if the wrapper tracks itself.
    var dumped: String {
      ObservedPropertyKind.hasOwnStorage(stored.declaration) ? stored.storageName : storedName
    }
  }

  private enum Node: Sendable {
    case one(Property)
    case conditional([(opening: String, nodes: [Node])])
  }

  private let nodes: [Node]
  /// The numbers of the tracked properties by their names.
  private let numbers: [String: Int]

  init(of members: MemberBlockItemListSyntax) {
    var numbers: [String: Int] = [:]
    nodes = Self.nodes(in: members, numbers: &numbers)
    self.numbers = numbers
  }

  /// Returns the number of the tracked property with a name.
  package func index(of name: String) -> Int? { numbers[name] }

  /// All properties, in all branches of `#if`.
  var flattened: [Property] { Self.flatten(nodes) }

  /// Whether a property is in an `#if` block.
  var isConditional: Bool {
    nodes.contains { if case .conditional = $0 { true } else { false } }
  }

  /// Returns one text per property inside the `#if` blocks around the properties.
  func render(_ text: (Property) -> String?) -> String {
    Self.render(nodes, text).joined(separator: "\n")
  }

  private static func nodes(in members: MemberBlockItemListSyntax, numbers: inout [String: Int]) -> [Node] {
    var nodes: [Node] = []
    for member in members {
      if let declaration = member.decl.as(VariableDeclSyntax.self) {
        for stored in StoredProperty.all(in: declaration) {
          nodes.append(.one(property(stored, numbers: &numbers)))
        }
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        let branches = conditional.clauses.map { clause -> (opening: String, nodes: [Node]) in
          let opening = "\(clause.poundKeyword.text) \(clause.condition?.trimmedDescription ?? "")"
          guard case .decls(let members) = clause.elements else { return (opening, []) }
          return (opening, Self.nodes(in: members, numbers: &numbers))
        }
        if branches.contains(where: { !$0.nodes.isEmpty }) { nodes.append(.conditional(branches)) }
      }
    }
    return nodes
  }

  private static func property(_ stored: StoredProperty, numbers: inout [String: Int]) -> Property {
    let kind = ObservedPropertyKind(stored.declaration)
    guard kind == .tracked || kind == .presented else {
      return Property(stored: stored, index: nil, isPresented: false, storedName: stored.name)
    }
    let index = numbers[stored.plainName] ?? numbers.count
    numbers[stored.plainName] = index
    return Property(
      stored: stored,
      index: index,
      isPresented: kind == .presented,
      storedName: stored.storageName
    )
  }

  private static func flatten(_ nodes: [Node]) -> [Property] {
    nodes.flatMap { node -> [Property] in
      switch node {
      case .one(let property): [property]
      case .conditional(let branches): branches.flatMap { flatten($0.nodes) }
      }
    }
  }

  private static func render(_ nodes: [Node], _ text: (Property) -> String?) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .one(let property): text(property).map { [$0] } ?? []
      case .conditional(let branches):
        branches.flatMap { [$0.opening] + render($0.nodes, text) } + ["#endif"]
      }
    }
  }
}
