package import SwiftSyntax

/// One stored instance property. A declaration may contain several: `var a = 0, b = 1` are two.
package struct StoredProperty: Sendable {
  /// The written name, with its backticks.
  package let name: String
  /// The written type; `var a, b: Int` states one type for both.
  package let type: TypeSyntax?
  package let initialValue: ExprSyntax?
  /// Whether it is a `var`.
  package let isVariable: Bool
  /// Whether the declaration contains other properties, so that no accessor macro can be attached to it.
  package let sharesDeclaration: Bool
  package let binding: PatternBindingSyntax
  package let declaration: VariableDeclSyntax

  /// The name without backticks.
  package var plainName: String {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name ?? name
  }

  /// The written name of the stored property that macros make for this one.
  package var storageName: String { "_\(plainName)".identifier }

  /// Whether code in other files cannot set the property: it, or its setter, is private.
  package var isSetInFileOnly: Bool {
    declaration.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  /// Returns the stored properties of a declaration; none for computed, static and lazy properties.
  package static func all(in declaration: VariableDeclSyntax) -> [StoredProperty] {
    let isLazy = declaration.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
    guard !declaration.isStatic, !isLazy else { return [] }
    var type: TypeSyntax?
    var properties: [StoredProperty] = []
    // A type annotation applies to the names before it, up to a name with its own value.
    for binding in declaration.bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        type = annotation.type.trimmed
      } else if binding.initializer != nil {
        type = nil
      }
      guard
        !binding.isComputed, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      properties.append(
        StoredProperty(
          name: name.trimmedDescription,
          type: type,
          initialValue: binding.initializer?.value.trimmed,
          isVariable: declaration.bindingSpecifier.tokenKind == .keyword(.var),
          sharesDeclaration: declaration.bindings.count > 1,
          binding: binding,
          declaration: declaration
        )
      )
    }
    return properties.reversed()
  }
}

extension PatternBindingSyntax {
  /// Whether the property has a getter: accessors other than `willSet` and `didSet`.
  package var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
