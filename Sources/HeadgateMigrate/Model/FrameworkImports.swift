import SwiftSyntax

/// The imports of a file that concern the migration.
struct FrameworkImports {
  /// The modules of TCA and of its libraries, with the module of Headgate that replaces each.
  static let replacements = [
    "ComposableArchitecture": "Headgate",
    "Dependencies": "HeadgateDependencies",
    "DependenciesMacros": "HeadgateDependencies",
    "DependenciesTestSupport": "HeadgateTesting",
    "Clocks": "HeadgateDependencies",
    "ConcurrencyExtras": "HeadgateDependencies",
    "CasePaths": "HeadgateCasePaths",
    "IdentifiedCollections": "HeadgateIdentified",
    "Sharing": "HeadgateShared",
    "UDF": "HeadgateUDF",
    "ReSwift": "HeadgateUDF",
  ]

  private let modules: Set<String>

  init(_ file: SourceText) {
    let modules = file.imports.compactMap { $0.path.first?.name.text }
    self.modules = Set(modules).filter { Self.replacements[$0] != nil || $0.hasPrefix("Headgate") }
  }

  /// Whether the file uses none of these libraries. The migration leaves such a file as it is.
  var isEmpty: Bool { modules.isEmpty }

  /// Whether the file uses open actions.
  var hasOpenActions: Bool { !modules.isDisjoint(with: Self.openActions) }

  /// Whether the file uses features with an enum of actions, or the libraries that belong to them.
  var hasFeatures: Bool { !modules.subtracting(Self.openActions).isEmpty }

  private static let openActions: Set<String> = ["HeadgateUDF", "HeadgateUDFTesting", "ReSwift", "UDF"]
}
