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

  private let properties: ConditionalMembers<Property>
  /// The numbers of the tracked properties by their names.
  private let numbers: [String: Int]

  init(of members: MemberBlockItemListSyntax) {
    var numbers: [String: Int] = [:]
    properties = ConditionalMembers(in: members) { member in
      guard let declaration = member.as(VariableDeclSyntax.self) else { return [] }
      return StoredProperty.all(in: declaration).map { Self.property($0, numbers: &numbers) }
    }
    self.numbers = numbers
  }

  /// Returns the number of the tracked property with a name.
  package func index(of name: String) -> Int? { numbers[name] }

  /// All properties, in all branches of `#if`.
  var flattened: [Property] { properties.flattened }

  /// Whether a property is in an `#if` block.
  var isConditional: Bool {
    properties.nodes.contains { if case .conditional = $0 { true } else { false } }
  }

  /// Returns one text per property inside the `#if` blocks around the properties.
  func render(_ text: (Property) -> String?) -> String { properties.render(text) }

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
}
