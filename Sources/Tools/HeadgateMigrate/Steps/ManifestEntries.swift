import HeadgateLint
import SwiftSyntax

/// The entries of the lists of packages and products in a manifest.
struct ManifestEntries {
  /// A new text of an entry.
  private struct Replacement {
    let edits: [Fix.Edit]
    /// Two entries with one key are the same product or package.
    let key: String
    /// Whether a second entry is only a warning of the package manager.
    let canRepeat: Bool
  }

  private static let productsWithTheNameOfTheirPackage: Set<String> = ["ComposableArchitecture", "ReSwift", "UDF"]

  private let dependency: String?
  /// The packages with a product that nothing replaces.
  private let packagesInUse: Set<String>
  private let targets: Set<String>
  private(set) var edits: [Fix.Edit] = []

  init(_ file: SourceText, dependency: String?) {
    self.dependency = dependency
    let calls = file.nodes(FunctionCallExprSyntax.self)
    packagesInUse = Set(
      calls.filter { $0.isOldProduct && $0.newProduct == nil }.compactMap { $0.productPackage?.lowercased() }
    )
    targets = Set(calls.filter(\.isTarget).compactMap { $0.argument("name")?.expression.stringValue })
    for list in file.nodes(ArrayExprSyntax.self) { addEdits(of: list) }
    for call in calls where call.parent?.is(ArrayElementSyntax.self) != true {
      edits += replacement(of: ExprSyntax(call))?.edits ?? []
    }
  }

  /// Replaces the entries of a list. An entry that is then in the list twice is removed.
  private mutating func addEdits(of list: ArrayExprSyntax) {
    let entries = list.elements.map { ($0, replacement(of: $0.expression)) }
    var present = Set(entries.filter { $0.1 == nil }.map { Self.key(of: $0.0.expression) })
    for (index, (element, replacement)) in entries.enumerated() {
      guard let replacement else { continue }
      if present.insert(replacement.key).inserted {
        edits += replacement.edits
      } else if index > 0, let removal = Self.removal(of: element, after: entries[index - 1].0) {
        edits.append(removal)
      } else if replacement.canRepeat {
        edits += replacement.edits
      }
    }
  }

  private func replacement(of entry: ExprSyntax) -> Replacement? {
    if entry.isDependencyOfTarget, let name = entry.stringValue, !targets.contains(name),
      Self.productsWithTheNameOfTheirPackage.contains(name), let new = FrameworkImports.replacements[name]
    {
      let text = ".product(name: \"\(new)\", package: \"headgate\")"
      return Replacement(edits: [entry.replaced(by: text)], key: text, canRepeat: true)
    }
    guard let call = entry.as(FunctionCallExprSyntax.self) else { return nil }
    if call.isOldPackage, let dependency, let identity = call.packageIdentity, !packagesInUse.contains(identity) {
      return Replacement(edits: [entry.replaced(by: dependency)], key: dependency, canRepeat: false)
    }
    guard call.isOldProduct, let new = call.newProduct, let name = call.argument("name")?.expression,
      let package = call.argument("package")?.expression
    else { return nil }
    let texts = call.arguments.map { argument in
      let new = [name.id: "\"\(new)\"", package.id: "\"headgate\""][argument.expression.id]
      return "\(argument.label?.text ?? "_"): \(new ?? argument.expression.trimmedDescription)"
    }
    return Replacement(
      edits: [name.replaced(by: "\"\(new)\""), package.replaced(by: "\"headgate\"")],
      key: ".product(\(texts.joined(separator: ", ")))",
      canRepeat: true
    )
  }

  private static func key(of entry: ExprSyntax) -> String {
    guard let call = entry.as(FunctionCallExprSyntax.self), call.name == "product" else {
      return entry.trimmedDescription
    }
    let texts = call.arguments.map { "\($0.label?.text ?? "_"): \($0.expression.trimmedDescription)" }
    return ".product(\(texts.joined(separator: ", ")))"
  }

  /// Returns nil when a comment beside the entry can belong to it.
  private static func removal(of element: ArrayElementSyntax, after previous: ArrayElementSyntax) -> Fix.Edit? {
    let trivia = [
      previous.expression.trailingTrivia, previous.trailingComma?.leadingTrivia, previous.trailingComma?.trailingTrivia,
      element.leadingTrivia, element.trailingTrivia,
    ]
    guard trivia.allSatisfy({ $0?.description.allSatisfy(\.isWhitespace) ?? true }) else { return nil }
    return .removing(from: previous.expression.bytes.end, to: element.expression.bytes.end)
  }
}

extension ExprSyntax {
  fileprivate var isDependencyOfTarget: Bool {
    guard let list = parent?.as(ArrayElementSyntax.self)?.parent?.parent,
      let argument = list.parent?.as(LabeledExprSyntax.self), argument.label?.text == "dependencies"
    else { return false }
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.isTarget ?? false
  }
}

extension FunctionCallExprSyntax {
  private static let oldPackages: Set<String> = [
    "reswift", "swift-case-paths", "swift-clocks", "swift-composable-architecture", "swift-concurrency-extras",
    "swift-dependencies", "swift-identified-collections", "swift-sharing", "udf",
  ]

  fileprivate var isTarget: Bool { ["executableTarget", "target", "testTarget"].contains(name ?? "") }

  /// Whether the call is the dependency on a package that Headgate replaces.
  var isOldPackage: Bool { packageIdentity.map(Self.oldPackages.contains) ?? false }

  /// Whether the call is a product of a package that Headgate replaces.
  var isOldProduct: Bool { productPackage.map { Self.oldPackages.contains($0.lowercased()) } ?? false }

  /// Whether the call is the dependency on the package of Headgate.
  var isHeadgate: Bool {
    name == "package" && (packageIdentity == "headgate" || argument("name")?.expression.stringValue == "headgate")
  }

  /// The last component of the location of a package.
  fileprivate var packageIdentity: String? {
    guard name == "package", let location = (argument("url") ?? argument("path"))?.expression.stringValue,
      let last = location.split(separator: "/").last?.lowercased()
    else { return nil }
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  fileprivate var productPackage: String? { name == "product" ? argument("package")?.expression.stringValue : nil }

  fileprivate var newProduct: String? {
    argument("name")?.expression.stringValue.flatMap { FrameworkImports.replacements[$0] }
  }
}
