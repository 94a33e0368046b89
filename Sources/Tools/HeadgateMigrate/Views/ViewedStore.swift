import HeadgateSyntax
import SwiftSyntax

/// A store that a name means at a place of a view: a property of the view, or the parameter of a closure.
struct ViewedStore {
  enum Origin {
    case property(StoreProperty)
    case parameter(ClosureExprSyntax)
  }

  let name: String
  let feature: StoreFeature
  let origin: Origin
}

extension ViewedStore {
  /// - Returns: nil for other expressions, and when the name can mean something else, or a store of an unknown feature.
  init?(_ expression: ExprSyntax, _ code: PackageCode) {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard member.base?.nameText == "self" else { return nil }
      self.init(property: member.declName.baseName.text, at: expression, code)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      self.init(named: reference.baseName.text, at: expression, code)
    } else {
      return nil
    }
  }

  /// Returns the store that a name means at a place.
  init?(named name: String, at place: some SyntaxProtocol, _ code: PackageCode) {
    guard let closure = place.closure(declaring: name) else {
      self.init(property: name, at: place, code)
      return
    }
    // A store without a name has no name in the closures inside of its own.
    guard !name.hasPrefix("$"), !place.isLocalVariable(name), let feature = closure.featureOfParameter(code) else {
      return nil
    }
    self.init(name: name, feature: feature, origin: .parameter(closure))
  }

  private init?(property name: String, at place: some SyntaxProtocol, _ code: PackageCode) {
    guard let property = StoreProperty(named: name, at: place),
      let feature = property.type.flatMap({ StoreFeature(storeType: $0, in: place.namesOfTypesAround, code) })
    else { return nil }
    self.init(name: name, feature: feature, origin: .property(property))
  }

  /// Whether the name means this store at another place, too.
  func isVisible(at place: some SyntaxProtocol) -> Bool {
    switch (origin, place.closure(declaring: name)) {
    case (.property, nil): StoreProperty(named: name, at: place) != nil
    case (.parameter(let closure), let other?): closure.id == other.id
    default: false
    }
  }
}

extension SyntaxProtocol {
  /// The innermost closure around the node that has a parameter with a name.
  func closure(declaring name: String) -> ClosureExprSyntax? {
    for ancestor in ancestors {
      if ancestor.is(MemberBlockItemSyntax.self) { return nil }
      guard let closure = ancestor.as(ClosureExprSyntax.self) else { continue }
      if closure.signature?.capture?.items.contains(where: { $0.name.text == name }) == true { return closure }
      let names = closure.parameterNames
      if names.contains(name) || (names.isEmpty && name == "$0") { return closure }
    }
    return nil
  }

  /// Whether the member of a type around the node declares a variable or a parameter of a function with a name.
  func isLocalVariable(_ name: String) -> Bool {
    guard let member = enclosing(MemberBlockItemSyntax.self) else { return true }
    return member.descendants(IdentifierPatternSyntax.self).contains { $0.identifier.text == name }
      || member.descendants(FunctionParameterSyntax.self).contains { ($0.secondName ?? $0.firstName).text == name }
  }

  /// The names of the types around the node, outermost first.
  var namesOfTypesAround: [String] {
    ancestors.reversed().compactMap { TypeDeclaration($0)?.name }
      .flatMap { $0.split(separator: ".").map(String.init) }
  }
}

extension ClosureExprSyntax {
  /// The feature of the store that is the only parameter of the closure; nil for other closures.
  fileprivate func featureOfParameter(_ code: PackageCode) -> StoreFeature? {
    guard signature?.capture == nil, parameterNames.count == 1, let call else { return nil }
    if let path = CaseLetPath(call) {
      return call.switchedStore(code)?.feature.child(state: [path.state], action: [path.action], code)
    }
    guard let argument = call.arguments.first, !code.declaresType(call.name ?? "") else { return nil }
    let isDestination = labelInCall == "destination"
    switch (call.name ?? "", argument.label?.text) {
    case ("ForEach", nil), ("ForEachStore", nil), ("IfLetStore", nil): break
    case ("fullScreenCover", "item"), ("navigationDestination", "item"), ("popover", "item"), ("sheet", "item"): break
    case ("NavigationStack", "path") where isDestination, ("NavigationStackStore", nil) where isDestination: break
    default: return nil
    }
    guard let scope = ViewedScope(argument.expression, code) else { return nil }
    return scope.child(code)
  }

  /// The label of the closure in its call.
  var labelInCall: String? {
    parent?.as(LabeledExprSyntax.self)?.label?.text ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
  }
}
