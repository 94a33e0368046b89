package import SwiftSyntax

/// The access level of a declaration, from the most to the least restrictive.
package enum AccessLevel: String, CaseIterable, Comparable, Sendable {
  case `private`
  case `fileprivate`
  case `internal`
  case `package`
  case `public`
  case `open`

  /// Creates the level that a modifier list states; nil when it states none.
  ///
  /// `private(set)` is the level of the setter only and is ignored.
  package init?(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      if let level = Self(rawValue: modifier.name.text) {
        self = level
        return
      }
    }
    return nil
  }

  /// Creates the level of a type in its surroundings, innermost first as in `MacroExpansionContext.lexicalContext`.
  ///
  /// A declaration without a modifier has the level of the extension that directly contains it.
  package init(_ modifiers: DeclModifierListSyntax, in surroundings: [Syntax]) {
    self =
      Self(modifiers)
      ?? surroundings.first?.as(ExtensionDeclSyntax.self).flatMap { Self($0.modifiers) }
      ?? .internal
  }

  /// Returns whether a type is private inside another type, so that its extensions, which are at file scope, cannot
  /// name it.
  package static func isHidden(_ modifiers: DeclModifierListSyntax, in surroundings: [Syntax]) -> Bool {
    let types = surroundings.compactMap { TypeDeclaration($0) }
    let outerModifiers = types.filter { $0.kind != .extension }.dropLast(types.last?.kind == .extension ? 0 : 1)
    guard !types.isEmpty else { return false }
    return Self(modifiers) == .private || outerModifiers.contains { Self($0.modifiers) == .private }
  }

  /// The modifier that a generated member needs to have the access level of its type: `public `, `package `, or
  /// nothing.
  ///
  /// Below `package` no modifier is needed, because a member is never more visible than its type.
  package var memberModifier: String {
    switch self {
    case .private, .fileprivate, .internal: ""
    case .package: "package "
    case .public, .open: "public "
    }
  }

  package static func < (lhs: Self, rhs: Self) -> Bool {
    allCases.drop { $0 != lhs }.dropFirst().contains(rhs)
  }
}
