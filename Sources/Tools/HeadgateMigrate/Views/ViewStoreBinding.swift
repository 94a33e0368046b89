import HeadgateLint
import SwiftSyntax

/// A binding of a view store, in the spelling of Headgate.
struct ViewStoreBinding {
  let text: String
  /// Whether the store needs `@Bindable`.
  let needsBindable: Bool
}

extension ViewStoreBinding {
  /// Reads `viewStore.binding(get:send:)`, `viewStore.binding(send:)` and `viewStore.binding(\.$name)`.
  init?(_ call: FunctionCallExprSyntax, of viewStore: ViewStoreCall, _ code: PackageCode) {
    guard !call.hasComments, call.additionalTrailingClosures.isEmpty, !call.hasOtherViewStores(code) else { return nil }
    let labels = call.arguments.map { $0.label?.text } + (call.trailingClosure == nil ? [] : ["send"])
    if labels == [nil], let path = call.arguments.first?.expression.namesOfPath(withOptionals: false), path.count == 1,
      let name = path.first, name.hasPrefix("$")
    {
      self.init(property: String(name.dropFirst()), of: viewStore, code)
      return
    }
    guard labels == ["get", "send"] || labels == ["send"],
      let send = call.argument("send")?.expression ?? call.trailingClosure.map(ExprSyntax.init),
      let setter = BindingSetter(send, of: viewStore, at: call, code)
    else { return nil }
    let get = call.argument("get")?.expression
    let names = get.map { $0.isIdentity ? [] : $0.namesOfPath(withOptionals: false) } ?? []
    guard
      let getter = names.map({ viewStore.statePath($0) }) ?? get.flatMap({ Self.text(of: $0, viewStore) }).map({ [$0] })
    else { return nil }
    if names != nil, setter.sends(valueAt: getter, of: viewStore, code), let path = setter.path {
      self.init(
        text: "$\(viewStore.store.name).\(getter.joined(separator: ".")).sending(\\.\(path))",
        needsBindable: true
      )
    } else {
      let read = names == nil ? getter.joined() : viewStore.read(getter)
      self.init(text: "\(code.swiftUIName("Binding"))(get: { \(read) }, set: \(setter.text))", needsBindable: false)
    }
  }

  /// Reads `viewStore.$name`.
  init?(property: String, of viewStore: ViewStoreCall, _ code: PackageCode) {
    let name: String
    switch viewStore.observed {
    case .path(let path):
      guard path.isEmpty else { return nil }
      name = property
    case .copy(let copy):
      guard let bound = copy.bindings[property] else { return nil }
      name = bound
    }
    let feature = viewStore.store.feature
    guard feature.action?.isBindable == true, !ViewStoreCall.members.contains(name), viewStore.sentCases.isEmpty,
      let type = feature.state.writtenType(of: name), code.isSendable(type, in: feature.state.type.path)
    else { return nil }
    self.init(text: "$\(viewStore.store.name).\(name)", needsBindable: true)
  }

  /// The body of a closure that reads the state, such as `{ $0.alert != nil }`, as an expression that reads the store.
  private static func text(of get: ExprSyntax, _ viewStore: ViewStoreCall) -> String? {
    guard case .path(let path) = viewStore.observed, let closure = get.as(ClosureExprSyntax.self),
      closure.signature == nil, let body = closure.onlyExpression
    else { return nil }
    var text = Array(body.trimmedDescription.utf8)
    let start = body.bytes.offset
    for reference in body.descendants(DeclReferenceExprSyntax.self).reversed() where reference.baseName.text == "$0" {
      guard reference.enclosing(ClosureExprSyntax.self)?.id == closure.id else { return nil }
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      let isCalled = member?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member?.id
      let name = member?.declName.baseName.text
      let isMember = path.isEmpty && !isCalled && name.map { !ViewStoreCall.members.contains($0) } ?? false
      let replacement = isMember ? viewStore.store.name : viewStore.read(path)
      let offset = reference.bytes.offset - start
      text.replaceSubrange(offset..<offset + reference.bytes.length, with: replacement.utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the arguments use a view store. Their text moves, so its uses could not be replaced.
  fileprivate func hasOtherViewStores(_ code: PackageCode) -> Bool {
    let parts = arguments.map { Syntax($0.expression) } + (trailingClosure.map { [Syntax($0)] } ?? [])
    return parts.flatMap { $0.descendants(DeclReferenceExprSyntax.self) }.contains { reference in
      reference.closure(declaring: reference.baseName.text)?.call?.calledExpression.nameText == "WithViewStore"
    }
  }
}
