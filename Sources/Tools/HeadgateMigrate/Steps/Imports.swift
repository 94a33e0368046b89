import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces the modules of TCA and UDF by those of Headgate.
  static let imports = MigrationStep(
    "imports",
    in: .libraries,
    edits: { file, code in
      ImportEdits(file).edits + qualifiedNames(in: file, code) + importsBehindExport(file, code)
    },
    manualChanges: { file, _ in
      conditions(in: file)
        + file.imports.compactMap { one -> ManualChange? in
          guard let advice = ImportEdits.advice(for: one) else { return nil }
          return ManualChange(step: "imports", range: one.bytes, advice: advice)
        }
    }
  )
}

extension MigrationStep {
  /// `ComposableArchitecture.Store` is `Headgate.Store`.
  private static func qualifiedNames(in file: SourceText, _ code: PackageCode) -> [Fix.Edit] {
    let types = file.nodes(MemberTypeSyntax.self).compactMap {
      $0.baseType.as(IdentifierTypeSyntax.self)?.name
    }
    let values = file.nodes(MemberAccessExprSyntax.self).compactMap {
      $0.base?.as(DeclReferenceExprSyntax.self)?.baseName
    }
    return (types + values).compactMap { name in
      guard let new = FrameworkImports.replacements[name.text], !code.declaresType(name.text),
        file.imports.contains(where: { $0.path.trimmedDescription == name.text }) || code.exportsFramework(to: file)
      else { return nil }
      return name.replaced(by: new)
    }
  }

  /// Imports the modules that `@_exported import ComposableArchitecture` of another file made visible, and that Headgate does not.
  private static func importsBehindExport(_ file: SourceText, _ code: PackageCode) -> [Fix.Edit] {
    let present = Set(file.imports.map(\.path.trimmedDescription))
    guard code.exportsFramework(to: file), present.isDisjoint(with: ["ComposableArchitecture", "Headgate"]) else {
      return []
    }
    let isTest = file.nodes(DeclReferenceExprSyntax.self).contains { $0.baseName.text == "TestStore" }
    let names =
      (isTest && !present.contains("HeadgateTesting") ? ["HeadgateTesting"] : []) + MissingImports(file).modules
    if let last = file.tree.statements.last(where: { $0.item.is(ImportDeclSyntax.self) }) {
      return names.map { last.followed(by: file.lineEnd + "import \($0)") }
    }
    return names.map { .replacing(from: 0, to: 0, with: "import \($0)\(file.lineEnd)") }
  }

  /// Lists `#if canImport(ComposableArchitecture)`: its code would silently be left out.
  private static func conditions(in file: SourceText) -> [ManualChange] {
    file.nodes(IfConfigClauseSyntax.self).compactMap { clause in
      guard let condition = clause.condition else { return nil }
      let names = condition.descendants(DeclReferenceExprSyntax.self)
      guard let name = names.first(where: { FrameworkImports.replacements[$0.baseName.text] != nil }),
        let new = FrameworkImports.replacements[name.baseName.text]
      else { return nil }
      return ManualChange(
        step: "imports",
        range: condition.bytes,
        advice: "Write 'canImport(\(new))', or omit the condition."
      )
    }
  }
}

/// The edits of the imports of one file.
private struct ImportEdits {
  private(set) var edits: [Fix.Edit] = []

  init(_ file: SourceText) {
    let imports = file.imports
    var present = Set(imports.filter { !Self.isInCondition($0) }.compactMap(Self.plainModule))
    for one in imports {
      guard one.importKindSpecifier == nil, let module = one.path.first?.name, one.path.count == 1,
        let new = FrameworkImports.replacements[module.text]
      else { continue }
      var names = [new]
      if module.text == "ComposableArchitecture", file.isTest { names.append("HeadgateTesting") }
      let isInCondition = Self.isInCondition(one)
      let isPlain = Self.plainModule(one) != nil && !isInCondition
      if present.isSuperset(of: names), isPlain {
        edits.append(file.removingLine(of: one) ?? module.replaced(by: new))
        continue
      }
      if module.text == "ComposableArchitecture" { names += MissingImports(file).modules }
      let missing = names.filter { !present.contains($0) || (!isPlain && $0 == new) }
      if !isInCondition { present.formUnion(missing) }
      edits.append(module.replaced(by: missing[0]))
      for name in missing.dropFirst() { edits.append(one.followed(by: file.lineEnd + "import \(name)")) }
    }
  }

  /// Returns what to write for an import that this step does not change.
  static func advice(for one: ImportDeclSyntax) -> String? {
    guard let module = one.path.first?.name.text else { return nil }
    if let new = FrameworkImports.replacements[module] {
      return "Import '\(new)': a single declaration of '\(module)' cannot be imported from it."
    }
    switch module {
    case "CombineSchedulers": return "Omit it: time comes from a clock, '\\.continuousClock'."
    case "Perception", "PerceptionCore": return "Omit it: every supported system has Observation."
    case "SwiftUINavigation", "SwiftUINavigationCore": return "Omit it: 'Headgate' has the adapters for SwiftUI."
    case "SwiftNavigation", "UIKitNavigation", "AppKitNavigation":
      return "Omit it: 'Headgate' has the adapters for UIKit and AppKit."
    case "XCTestDynamicOverlay":
      return "Import 'HeadgateDependencies', which has 'unimplemented' and 'reportIssue', or omit it beside 'Headgate'."
    default: return nil
    }
  }

  /// Whether the import is in a branch of `#if`. Other branches do not have it.
  private static func isInCondition(_ one: ImportDeclSyntax) -> Bool { one.enclosing(IfConfigDeclSyntax.self) != nil }

  /// The module of an import without attributes and modifiers.
  private static func plainModule(_ one: ImportDeclSyntax) -> String? {
    guard one.attributes.isEmpty, one.modifiers.isEmpty, one.importKindSpecifier == nil, one.path.count == 1 else {
      return nil
    }
    return one.path.first?.name.text
  }
}
