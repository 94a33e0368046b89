import HeadgateLint
import HeadgateSyntax
import SwiftSyntax

/// The conversion of a view that reads view stores, or shows children by `IfLetStore` and `SwitchStore`.
///
/// A view is converted as a whole: half of it would not compile, and would be harder to finish than the original.
struct ConvertedView {
  /// The names that must not remain in a converted view.
  static let names: Set<String> = [
    "BindingViewState", "BindingViewStore", "CaseLet", "Default", "ForEachStore", "IfLetStore", "NavigationStackStore",
    "SwitchStore", "ViewStore", "ViewStoreOf", "WithViewStore",
  ]

  let view: StructDeclSyntax
  let file: SourceText
  let code: PackageCode
  var contents: ContentEdits
  /// The references to the names that the edits replace.
  var converted: Set<SyntaxIdentifier> = []
  /// The structs of observed values that may be unused in the converted view.
  var copies: [SyntaxIdentifier: ViewStateCopy] = [:]
  /// The edits of properties that bindings need. Several bindings need the same edits.
  private var bindableEdits: [Fix.Edit] = []

  /// - Returns: nil when the view has no such names, or a part that cannot be converted beyond doubt.
  init?(_ view: StructDeclSyntax, in file: SourceText, _ code: PackageCode) {
    self.view = view
    self.file = file
    self.code = code
    let old = Self.oldNames(in: view).filter { !code.declaresTopLevelType($0.name) }
    // The members of an extension are not those of a store.
    guard !old.isEmpty, code.namesInExtensions["ViewStore"] == nil, code.namesInExtensions["ViewStoreOf"] == nil else {
      return nil
    }
    contents = ContentEdits(file)
    for call in view.descendants(FunctionCallExprSyntax.self) where call.viewAround?.id == view.id {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.names.contains(name),
        !code.declaresTopLevelType(name)
      else { continue }
      guard add(call, named: name) else { return nil }
    }
    removeUnusedCopies()
    guard old.allSatisfy({ converted.contains($0.node) }) else { return nil }
  }

  var edits: [Fix.Edit] { contents.all + bindableEdits }

  private mutating func add(_ call: FunctionCallExprSyntax, named name: String) -> Bool {
    // The `SwitchStore` around it converts a `CaseLet`.
    if name == "CaseLet" || name == "Default" { return true }
    converted.insert(call.calledExpression.id)
    switch name {
    case "WithViewStore": return addViewStore(call)
    case "IfLetStore": return addOptionalChild(call)
    case "ForEachStore": return addRows(call)
    case "SwitchStore": return addSwitch(call)
    case "NavigationStackStore": return addStack(call)
    default: return false
    }
  }

  /// Makes a store bindable.
  mutating func bind(_ store: ViewedStore) {
    switch store.origin {
    case .property(let property):
      for edit in property.bindableEdits where !bindableEdits.contains(edit) { bindableEdits.append(edit) }
    case .parameter(let closure):
      guard let first = closure.statements.first else { return }
      let end = first.leadingTrivia.contains(where: \.isNewline) ? "\n" : "; "
      let edit = first.preceded(by: "@Bindable var \(store.name) = \(store.name)\(end)")
      contents.append(edit, indentedAs: first.bytes.offset)
    }
  }

  /// The old names in a view, without those in a view that is declared in it.
  private static func oldNames(in view: StructDeclSyntax) -> [(name: String, node: SyntaxIdentifier)] {
    let references = view.descendants(DeclReferenceExprSyntax.self).filter { reference in
      reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
    }.map { ($0.baseName.text, Syntax($0)) }
    let types = view.descendants(IdentifierTypeSyntax.self).map { ($0.name.text, Syntax($0)) }
    return (references + types).filter { names.contains($0.0) && $0.1.viewAround?.id == view.id }.map {
      ($0.0, $0.1.id)
    }
  }
}

extension SyntaxProtocol {
  /// The innermost struct around the node that is a view. The other structs of a view belong to it.
  fileprivate var viewAround: StructDeclSyntax? {
    let structs = ancestors.compactMap { $0.as(StructDeclSyntax.self) }
    return structs.first { TypeDeclaration($0)?.inherits(from: "View") == true } ?? structs.last
  }
}
