import SwiftSyntax

/// What a binding of a view store sends.
struct BindingSetter {
  /// The closure that sends the action.
  let text: String
  /// The names of the cases from the action of the store, if the action is one case with the value.
  private let cases: [String]?

  init?(_ send: ExprSyntax, of viewStore: ViewStoreCall, at place: some SyntaxProtocol, _ code: PackageCode) {
    func sending(_ action: String) -> String { "\(viewStore.store.name).send(\(viewStore.sent(action)))" }
    if let closure = send.as(ClosureExprSyntax.self) {
      guard let body = closure.onlyExpression, closure.parameterNames.count <= 1,
        closure.signature?.capture == nil, closure.signature?.returnClause == nil
      else { return nil }
      let usesValue = body.descendants(DeclReferenceExprSyntax.self).contains { $0.baseName.text == "$0" }
      let parameter = closure.parameterNames.first.map { "\($0) in " } ?? (usesValue ? "" : "_ in ")
      text = "{ \(parameter)\(sending(body.trimmedDescription)) }"
      cases = closure.nameOfEmbeddingCase.map { viewStore.sentCases + [$0] }
    } else if let path = send.writtenPath, path.count > 1 {
      // `Feature.Action.name` is an action, or a function that creates an action.
      let type = FeatureValue(WrittenType(Array(path.dropLast())), in: place.namesOfTypesAround, code)
      guard let name = path.last, let labels = type?.declaredCase(name)?.labels, labels.count <= 1 else { return nil }
      if let label = labels.first {
        text = "{ \(sending(".\(name)(\(label == "_" ? "" : "\(label): ")$0)")) }"
        cases = viewStore.sentCases + [name]
      } else {
        text = "{ _ in \(sending(send.trimmedDescription)) }"
        cases = nil
      }
    } else {
      let called = send.as(FunctionCallExprSyntax.self).flatMap { $0.isCase ? $0.calledExpression : nil } ?? send
      guard called.is(MemberAccessExprSyntax.self) else { return nil }
      text = "{ _ in \(sending(send.trimmedDescription)) }"
      cases = nil
    }
  }

  /// The path of the case, for `sending`.
  var path: String? { cases?.joined(separator: ".") }

  /// Whether the action has a path for `sending`, and the case carries exactly the type of a property.
  func sends(valueAt path: [String], of viewStore: ViewStoreCall, _ code: PackageCode) -> Bool {
    guard let cases, let name = cases.last, let first = path.first, let last = path.last,
      !ViewStoreCall.members.contains(first),
      let action = viewStore.store.feature.action?.value(at: Array(cases.dropLast()), code), !action.isOfEnumReducer,
      code.hasCasePaths(action.type), viewStore.store.feature.action.map({ code.hasCasePaths($0.type) }) == true,
      let sent = action.writtenType(of: name), action.declaredCase(name) != nil,
      let owner = viewStore.store.feature.state.value(at: Array(path.dropLast()), code), !owner.isOfEnumReducer,
      let value = owner.writtenType(of: last)
    else { return false }
    return code.isSame(value, in: owner.type.path, sent, in: action.type.path)
  }
}
