import HeadgateLint
import SwiftParser
import SwiftSyntax

extension MigrationStep {
  /// Replaces the packages and products of TCA, of its libraries and of UDF in the manifest of the package.
  ///
  /// - Parameter dependency: The text that replaces the dependencies on these packages, such as
  ///   `.package(name: "headgate", path: "../headgate")`; nil to list them.
  package static func manifest(dependency: String?) -> MigrationStep {
    MigrationStep(
      "manifest",
      in: .manifests,
      edits: { file, code in
        let entries = ManifestEntries(file, dependency: dependency)
        let calls = file.tree.descendants(FunctionCallExprSyntax.self)
        return entries.edits + calls.compactMap { testingEdit($0, code) }
      },
      manualChanges: { file, _ in
        let advice =
          dependency == nil
          ? "Write the dependency on 'headgate', or run the command with '--dependency'."
          : "Omit the package when no product of it remains: 'headgate' replaces it."
        return file.tree.descendants(FunctionCallExprSyntax.self).compactMap { call in
          if call.isOldPackage { return ManualChange(step: "manifest", range: call.bytes, advice: advice) }
          guard call.isOldProduct else { return nil }
          let advice = "Omit the product: 'headgate' has no product that replaces it."
          return ManualChange(step: "manifest", range: call.bytes, advice: advice)
        }
      }
    )
  }

  /// A target of tests whose files import `HeadgateTesting` depends on it.
  private static func testingEdit(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> Fix.Edit? {
    guard call.name == "testTarget", let name = call.argument("name")?.expression.stringValue,
      code.foldersOfTests.contains(name), !call.trimmedDescription.contains("\"HeadgateTesting\""),
      let list = call.argument("dependencies")?.expression.as(ArrayExprSyntax.self)
    else { return nil }
    let product = ".product(name: \"HeadgateTesting\", package: \"headgate\")"
    guard let last = list.elements.last else { return list.leftSquare.followed(by: product) }
    return last.expression.followed(by: ", " + product)
  }
}

extension SourceText {
  /// Whether the file is the manifest of a package.
  var isManifest: Bool { imports.contains { $0.path.trimmedDescription == "PackageDescription" } }
}

extension ExprSyntax {
  /// The value of a string literal without interpolations.
  var stringValue: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
