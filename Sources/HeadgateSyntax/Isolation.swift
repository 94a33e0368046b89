package import SwiftSyntax

/// What a declaration says of its isolation.
package enum Isolation {
  /// What stands in front of the protocols in an extension: `nonisolated ` where the type, or one around it, says so.
  ///
  /// The compiler takes the module's default isolation for a conformance in an extension that says nothing, also where the type has
  /// none. Where the type says nothing, the conformance is to have the isolation of the type, and it is left out.
  package static func ofConformance(to type: TypeDeclaration, in surroundings: [Syntax]) -> String {
    // `nonisolated` in front of an extension does not hold for the types in it.
    let around = surroundings.compactMap { TypeDeclaration($0) }.prefix { $0.kind != .extension }
    let nearest = ([type] + around).first { $0.isNonisolated || $0.hasGlobalActor }
    return nearest?.isNonisolated == true ? "nonisolated " : ""
  }
}

extension TypeDeclaration {
  fileprivate var isNonisolated: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }

  fileprivate var hasGlobalActor: Bool {
    attributes.flattened.contains { $0.name.hasSuffix("Actor") }
  }
}
