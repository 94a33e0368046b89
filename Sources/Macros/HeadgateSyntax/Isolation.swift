package import SwiftSyntax

/// The isolation of a declaration.
package enum Isolation {
  /// Returns the prefix of protocols in an extension: `nonisolated ` where the type, or a type around it, is
  /// nonisolated.
  ///
  /// A conformance in an extension without a prefix gets the module's default isolation, even if the type has no
  /// isolation. When no isolation is written for the type, the conformance must have the isolation of the type, and the
  /// prefix is empty.
  package static func ofConformance(to type: TypeDeclaration, in surroundings: [Syntax]) -> String {
    // `nonisolated` on an extension does not apply to the types in it.
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
