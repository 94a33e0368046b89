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
        let calls = file.nodes(FunctionCallExprSyntax.self)
        return entries.edits + calls.compactMap { testingEdit($0, code) }
      },
      manualChanges: { file, code in
        let advice =
          dependency == nil
          ? "Write the dependency on 'headgate', or run the command with '--dependency'."
          : "Omit the package when no product of it remains: 'headgate' replaces it."
        let calls = file.nodes(FunctionCallExprSyntax.self)
        return ManifestPlatforms(calls).changes + calls.compactMap { testingChange($0, code) }
          + calls.compactMap { call in
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
    guard call.lacksTesting(code) else { return nil }
    let product = ".product(name: \"HeadgateTesting\", package: \"headgate\")"
    guard let dependencies = call.argument("dependencies") else {
      return call.argument("name")?.expression.followed(by: ", dependencies: [\(product)]")
    }
    guard let list = dependencies.expression.as(ArrayExprSyntax.self) else { return nil }
    guard let last = list.elements.last else { return list.leftSquare.followed(by: product) }
    return last.expression.followed(by: ", " + product)
  }

  /// Lists a target of tests whose dependencies are not written as a list.
  private static func testingChange(_ call: FunctionCallExprSyntax, _ code: PackageCode) -> ManualChange? {
    guard call.lacksTesting(code) else { return nil }
    let advice = "Add '.product(name: \"HeadgateTesting\", package: \"headgate\")' to the dependencies."
    return ManualChange(step: "manifest", range: call.nameBytes, advice: advice)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is a target of tests that needs the product `HeadgateTesting` and does not name it.
  fileprivate func lacksTesting(_ code: PackageCode) -> Bool {
    guard name == "testTarget", let target = argument("name")?.expression.stringValue else { return false }
    let folder = argument("path")?.expression.stringValue?.split(separator: "/").last.map(String.init) ?? target
    return code.foldersOfTests.contains(folder) && !trimmedDescription.contains("\"HeadgateTesting\"")
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
