import HeadgateLint
import SwiftSyntax

/// The features whose actions are the values that a file writes without a store: by the types in the code around them.
struct WrittenActions {
  let files: GateFiles
  /// The first name of all paths of types in the file.
  let module: String

  /// Returns the feature that the path of a value starts in, and how the code uses the value; nil when the code does not
  /// show the type.
  func start(of value: ExprSyntax, feature: Int) -> (feature: Int, role: ActionUse.Role)? {
    switch WrittenContext(of: value) {
    case .type(let type): return actions(type.valueType, around: value).map { ($0, .value) }
    case .matched(let other):
      let name = other.as(DeclReferenceExprSyntax.self)?.baseName
      if name?.tokenKind == .keyword(.self) {
        guard let owner = files.feature(ofAction: [], from: value.contextPath(module)) else { return nil }
        // A property of the actions neither sends nor handles them. The code that calls it is not known.
        return (owner, owner == feature ? .path : .pattern(feature: owner, isIgnored: false))
      }
      guard let name, let owner = name.ownerOfParameter(self) else { return nil }
      let around = files.target.feature(around: value.contextPath(module)) ?? owner
      return (owner, .pattern(feature: files.target.ownerOfActions(around), isIgnored: false))
    case nil: return nil
    }
  }

  /// Returns the feature whose actions a written type is.
  func actions(_ type: TypeSyntax, around node: some SyntaxProtocol) -> Int? {
    let context = node.contextPath(module)
    let names = type.names
    guard !names.isEmpty else { return nil }
    return files.feature(ofAction: names == ["Self"] ? [] : names, from: context)
  }
}

extension TokenSyntax {
  /// The feature whose actions the parameter of this name is, in a function or in the closure of a `Reduce`.
  fileprivate func ownerOfParameter(_ written: WrittenActions) -> Int? {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self), closure.parameterNames.contains(plainName) {
        let names = closure.parameterNames
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        guard names.count == 2, names[1] == plainName, call?.calledExpression.typePath == ["Reduce"] else {
          return nil
        }
        return written.files.target.feature(around: closure.contextPath(written.module))
          .map(written.files.target.ownerOfActions)
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        let found = parameters.first { ($0.secondName ?? $0.firstName).plainName == plainName }
        return found.flatMap { written.actions($0.type, around: function) }
      }
      // A variable of this name hides the parameter.
      if let list = current.as(CodeBlockItemListSyntax.self), list.declares(plainName) { return nil }
      node = current.parent
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  /// Whether a statement declares a variable of a name.
  fileprivate func declares(_ name: String) -> Bool {
    contains { item in
      item.item.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName == name
      } ?? false
    }
  }
}
