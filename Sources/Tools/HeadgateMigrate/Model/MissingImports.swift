import SwiftSyntax

/// The modules that `import ComposableArchitecture` made visible, that `import Headgate` does not, and that a file uses.
struct MissingImports {
  private static let names: [(module: String, types: Set<String>)] = [
    (
      "Combine",
      [
        "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "Future", "Just", "PassthroughSubject", "Publisher",
        "Publishers",
      ]
    ),
    ("SwiftUI", ["Binding", "PreviewProvider", "View", "ViewBuilder", "ViewModifier"]),
  ]

  let modules: [String]

  init(_ file: SourceText) {
    let present = Set(file.imports.map(\.path.trimmedDescription))
    let references = file.nodes(DeclReferenceExprSyntax.self).map(\.baseName.text)
    let used = Set(file.nodes(IdentifierTypeSyntax.self).map(\.name.text) + references)
    let code = PackageCode([file])
    modules = Self.names.filter { module, types in
      !present.contains(module) && !(module == "SwiftUI" && present.contains("UIKit"))
        && types.intersection(used).contains { !code.declaresType($0) }
    }.map(\.module)
  }
}
