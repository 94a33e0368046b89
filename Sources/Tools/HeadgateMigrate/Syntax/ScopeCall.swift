import HeadgateSyntax
import SwiftSyntax

/// `store.scope(state:action:)` of a property of a view, with key paths or with closures that stand for key paths.
struct ScopeCall {
  /// The view that has the store.
  let property: StoreProperty
  /// The names in the key path of the state.
  let state: [String]
  /// The names in the key path of the action.
  let action: [String]

  init?(_ expression: ExprSyntax, _ code: PackageCode) {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.name == "scope", call.trailingClosure == nil,
      call.arguments.map({ $0.label?.text }) == ["state", "action"], let store = call.base?.propertyName,
      let property = StoreProperty(named: store, at: call),
      let state = call.argument("state")?.expression.pathNames,
      let action = call.argument("action")?.expression.actionNames(code)
    else { return nil }
    self.property = property
    self.state = state
    self.action = action
  }

  /// The path of the state of a presented child: `destination?.edit` for `\.$destination.edit`; nil for a path without a `$`.
  var presentedState: String? {
    guard let index = state.firstIndex(where: { $0.hasPrefix("$") }) else { return nil }
    let child = state[..<index] + [String(state[index].dropFirst())]
    let rest = state[(index + 1)...]
    return child.joined(separator: ".") + (rest.isEmpty ? "" : "?." + rest.joined(separator: "."))
  }
}

extension ExprSyntax {
  /// The name of a property of the type: `store`, or `self.store`.
  fileprivate var propertyName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.nameText == "self" ? member.declName.baseName.text : nil
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The names in a key path that consists of properties only.
  fileprivate var pathNames: [String]? {
    guard let path = self.as(KeyPathExprSyntax.self), path.root == nil else { return nil }
    let names = path.components.map { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text }
    return names.contains(nil) ? nil : names.compactMap { $0 }
  }

  /// The names of the cases of an action: `\.child`, `{ .child($0) }` or `Feature.Action.child`.
  func actionNames(_ code: PackageCode) -> [String]? {
    if let names = pathNames { return names }
    if let closure = self.as(ClosureExprSyntax.self) {
      guard closure.signature == nil, closure.statements.count == 1,
        case .expr(let body) = closure.statements.first?.item, let call = body.as(FunctionCallExprSyntax.self),
        call.isImplicitMember, call.arguments.isPassedOn, let name = call.name,
        code.types.contains(where: { code.hasCasePaths($0) && $0.cases.contains { $0.name == name } })
      else { return nil }
      return [name]
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let type = member.base?.nameText else {
      return nil
    }
    return code.caseName(member.declName, of: type.split(separator: ".").map(String.init)).map { [$0] }
  }

  /// The name of the case of a state: `\.edit` or `/Destination.State.edit`.
  func stateNames(_ code: PackageCode) -> [String]? {
    if let names = pathNames { return names }
    guard let path = self.as(PrefixOperatorExprSyntax.self).flatMap(OldCasePath.init), path.keyPath(code) != nil else {
      return nil
    }
    return [path.name]
  }
}

extension LabeledExprListSyntax {
  /// Whether the arguments are the parameters of a closure: `($0)`, or `(.element(id: $0, action: $1))` of a row.
  fileprivate var isPassedOn: Bool {
    guard count == 1, let only = first?.expression else { return false }
    if only.trimmedDescription == "$0" { return true }
    guard let element = only.as(FunctionCallExprSyntax.self), element.isImplicitMember, element.name == "element" else {
      return false
    }
    return element.arguments.map(\.expression.trimmedDescription) == ["$0", "$1"]
  }
}

extension PackageCode {
  /// Returns the name of a case of an enum with paths of its cases.
  fileprivate func caseName(_ name: DeclReferenceExprSyntax, of path: [String]) -> String? {
    // The labels are those of the old form of a row.
    let isRow = writtenIdentifiedCases.contains(name.baseName.text)
    guard name.argumentNames == nil || isRow, hasCasePath(name.baseName.text, ofEnum: path) else { return nil }
    return name.baseName.text
  }
}
