import SwiftSyntax

private let modules = Set(FrameworkImports.replacements.keys).union(FrameworkImports.replacements.values)

extension MemberTypeSyntax {
  /// Whether the type is written with its module: `ComposableArchitecture.Effect`.
  var isInFramework: Bool { baseType.as(IdentifierTypeSyntax.self).map { modules.contains($0.name.text) } ?? false }
}

extension MemberAccessExprSyntax {
  /// Whether the name is written with its module: `ComposableArchitecture.Effect`.
  var isInFramework: Bool { base?.as(DeclReferenceExprSyntax.self).map { modules.contains($0.baseName.text) } ?? false }
}
