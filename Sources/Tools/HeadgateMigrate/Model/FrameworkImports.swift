import HeadgateSyntax
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

  /// The libraries of TCA that no module of Headgate replaces as a whole. Their imports are listed.
  private static let listed: Set<String> = [
    "CombineSchedulers", "Perception", "PerceptionCore", "SwiftNavigation", "SwiftUINavigation",
    "SwiftUINavigationCore", "UIKitNavigation", "XCTestDynamicOverlay",
  ]

  private let modules: Set<String>
  /// Whether an import makes the module visible to all files of the module.
  let isExported: Bool

  /// Whether a module belongs to TCA, UDF or Headgate.
  static func isFramework(_ module: String) -> Bool {
    replacements[module] != nil || listed.contains(module) || module.hasPrefix("Headgate")
  }

  init(_ file: SourceText) {
    let imports = file.imports.filter { one in
      one.path.first.map { Self.isFramework($0.name.text) } ?? false
    }
    modules = Set(imports.compactMap { $0.path.first?.name.text })
    isExported = imports.contains { one in
      one.attributes.has("_exported") && one.path.first.map { !Self.listed.contains($0.name.text) } ?? false
    }
  }

  /// Whether the file uses none of these libraries. The migration leaves such a file as it is.
  var isEmpty: Bool { modules.isEmpty }

  /// Whether the file uses open actions.
  var hasOpenActions: Bool { !modules.isDisjoint(with: Self.openActions) }

  /// Whether the file uses features with an enum of actions, or the libraries that belong to them.
  var hasFeatures: Bool { !modules.subtracting(Self.openActions).subtracting(["XCTestDynamicOverlay"]).isEmpty }

  private static let openActions: Set<String> = ["HeadgateUDF", "HeadgateUDFTesting", "ReSwift", "UDF"]
}
