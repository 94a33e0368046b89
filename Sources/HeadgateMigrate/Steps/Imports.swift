import HeadgateLint
import SwiftSyntax

extension MigrationStep {
  /// Replaces the modules of TCA and UDF by those of Headgate.
  static let imports = MigrationStep(
    "imports",
    edits: { file, _ in ImportEdits(file).edits },
    manualChanges: { file, _ in
      file.imports.compactMap { one -> ManualChange? in
        guard let advice = ImportEdits.advice(for: one) else { return nil }
        return ManualChange(step: "imports", range: one.bytes, advice: advice)
      }
    }
  )
}

/// The edits of the imports of one file.
private struct ImportEdits {
  private(set) var edits: [Fix.Edit] = []

  init(_ file: SourceText) {
    let imports = file.imports
    var present = Set(imports.filter { $0.parent?.is(IfConfigDeclSyntax.self) != true }.compactMap(Self.plainModule))
    for one in imports {
      guard one.importKindSpecifier == nil, let module = one.path.first?.name, one.path.count == 1,
        let new = FrameworkImports.replacements[module.text]
      else { continue }
      var names = [new]
      if module.text == "ComposableArchitecture", file.isTest { names.append("HeadgateTesting") }
      let isPlain = Self.plainModule(one) != nil
      let missing = names.filter { !present.contains($0) || !isPlain }
      if missing.isEmpty {
        edits.append(file.removingLine(of: one) ?? module.replaced(by: new))
        continue
      }
      present.formUnion(missing)
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
    default: return nil
    }
  }

  /// The module of an import without attributes and modifiers.
  private static func plainModule(_ one: ImportDeclSyntax) -> String? {
    guard one.attributes.isEmpty, one.modifiers.isEmpty, one.importKindSpecifier == nil, one.path.count == 1 else {
      return nil
    }
    return one.path.first?.name.text
  }
}
