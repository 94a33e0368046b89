import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

extension MigrationStep {
  /// Replaces case paths of the spelling `/Action.child` by key paths.
  static let casePaths = MigrationStep(
    "case-paths",
    edits: { file, code in
      OldCasePath.all(in: file).flatMap { path -> [Fix.Edit] in
        guard path.isArgument, let text = path.keyPath(code) else { return [] }
        return [path.node.replaced(by: text)]
      }
    },
    manualChanges: { file, _ in
      OldCasePath.all(in: file).compactMap { path in
        let kind: ManualChange.Kind = isInView(path.node) ? .view : .required
        let advice = "Write a case key path, such as '\\.\(path.name)', for an enum with '@CasePathable'."
        return ManualChange(kind, step: "case-paths", range: path.node.bytes, advice: advice)
      }
    }
  )
}

/// A case path such as `/Action.child`.
struct OldCasePath {
  let node: PrefixOperatorExprSyntax
  /// The names of the enum, and the name of the case.
  let names: [String]
  /// The labels of the case, if they are written.
  let labels: [String]

  var name: String { names.last ?? "" }

  static func all(in file: SourceText) -> [OldCasePath] {
    file.nodes(PrefixOperatorExprSyntax.self).compactMap(OldCasePath.init)
  }

  init?(_ node: PrefixOperatorExprSyntax) {
    guard node.operator.text == "/" else { return nil }
    self.node = node
    var names: [String] = []
    var labels: [String] = []
    var expression: ExprSyntax? = node.expression
    while let current = expression {
      let reference = current.as(MemberAccessExprSyntax.self)?.declName ?? current.as(DeclReferenceExprSyntax.self)
      guard let reference else { return nil }
      if names.isEmpty { labels = reference.argumentNames?.arguments.map(\.name.text) ?? [] }
      names.insert(reference.baseName.text, at: 0)
      expression = current.as(MemberAccessExprSyntax.self)?.base
    }
    self.names = names
    self.labels = labels
  }

  /// Whether the path is an argument of a function that takes a key path in Headgate.
  var isArgument: Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let function = call.name
    else { return false }
    switch argument.label?.text {
    case "action": return ["Scope", "forEach", "ifCaseLet", "ifLet"].contains(function)
    case "state": return function == "Scope"
    case nil: return ["ifCaseLet", "receive"].contains(function)
    default: return false
    }
  }

  /// Returns the key path; nil when no declaration proves that the enum has paths of its cases.
  func keyPath(_ code: PackageCode) -> String? {
    guard names.count > 1, labels.isEmpty else { return nil }
    let root = names.dropLast()
    if root == ["Action"] || root == ["State"] {
      guard let feature = node.enclosing(StructDeclSyntax.self), feature.attributes.has("Reducer") else { return nil }
      return "\\.\(name)"
    }
    return code.hasCasePath(name, ofEnum: Array(root)) ? "\\.\(name)" : nil
  }
}
