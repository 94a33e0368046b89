import HeadgateLint
import SwiftParser
import SwiftSyntax

extension MigrationStep {
  /// Replaces the products of TCA and UDF in the manifest of the package.
  ///
  /// - Parameter dependency: The text that replaces the dependency on TCA, such as
  ///   `.package(name: "headgate", path: "../headgate")`; nil to list it.
  package static func manifest(dependency: String?) -> MigrationStep {
    MigrationStep(
      "manifest",
      in: .manifests,
      edits: { file, code in
        let calls = file.tree.descendants(FunctionCallExprSyntax.self)
        let packages = calls.filter { $0.isOldPackage && dependency != nil }
        return packages.map { $0.replaced(by: dependency ?? "") } + calls.flatMap { productEdits($0) }
          + calls.compactMap { testingEdit($0, code) }
      },
      manualChanges: { file, _ in
        file.tree.descendants(FunctionCallExprSyntax.self).filter(\.isOldPackage).map { call in
          let advice = "Write the dependency on 'headgate', or run the command with '--dependency'."
          return ManualChange(step: "manifest", range: call.bytes, advice: advice)
        }
      }
    )
  }

  /// The products of the libraries, with the products that replace them.
  private static var products: [String: String] { FrameworkImports.replacements }

  /// `.product(name: "ComposableArchitecture", package: …)`, and `"ComposableArchitecture"` in a list of dependencies.
  private static func productEdits(_ call: FunctionCallExprSyntax) -> [Fix.Edit] {
    if call.name == "product", let name = call.argument("name")?.expression,
      let package = call.argument("package")?.expression,
      let new = products[name.stringValue ?? ""],
      ["swift-composable-architecture", "udf", "reswift"].contains(package.stringValue?.lowercased() ?? "")
    {
      return [name.replaced(by: "\"\(new)\""), package.replaced(by: "\"headgate\"")]
    }
    guard call.isTarget, let list = call.argument("dependencies")?.expression.as(ArrayExprSyntax.self) else {
      return []
    }
    return list.elements.map(\.expression).compactMap { element in
      guard element.stringValue == "ComposableArchitecture" else { return nil }
      return element.replaced(by: ".product(name: \"Headgate\", package: \"headgate\")")
    }
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
  fileprivate var stringValue: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension FunctionCallExprSyntax {
  fileprivate var isTarget: Bool { ["executableTarget", "target", "testTarget"].contains(name ?? "") }

  /// Whether the call is the dependency on the package of TCA.
  fileprivate var isOldPackage: Bool {
    guard name == "package", let url = argument("url")?.expression.stringValue else { return false }
    return url.lowercased().contains("/swift-composable-architecture")
  }
}
