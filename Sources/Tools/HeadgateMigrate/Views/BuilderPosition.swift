import HeadgateSyntax
import SwiftSyntax

/// The views whose closures are builders of views.
private let containers: Set<String> = [
  "ControlGroup", "DisclosureGroup", "ForEach", "ForEachStore", "Form", "GeometryReader", "Grid", "GridRow", "Group",
  "GroupBox",
  "HStack", "IfLetStore", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "NavigationStack",
  "NavigationStackStore", "NavigationView", "ScrollView", "ScrollViewReader", "Section", "SwitchStore", "CaseLet",
  "TabView",
  "VStack", "ViewThatFits", "WithPerceptionTracking", "WithViewStore", "ZStack",
]

/// The modifiers whose last closure is a builder of views.
private let modifiers: Set<String> = [
  "background", "contextMenu", "fullScreenCover", "navigationDestination", "overlay", "popover", "safeAreaInset",
  "sheet",
  "swipeActions", "tabItem",
]

extension FunctionCallExprSyntax {
  /// Whether the call is a statement of a builder of views, so several views and conditions can be in its place.
  func isInViewBuilder(_ code: PackageCode) -> Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self) else { return false }
    return item.isInViewBuilder(code)
  }
}

extension CodeBlockItemSyntax {
  fileprivate func isInViewBuilder(_ code: PackageCode) -> Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return false }
    if let closure = owner.as(ClosureExprSyntax.self) { return closure.isViewBuilder(code) }
    if let block = owner.as(AccessorBlockSyntax.self) {
      guard let property = block.enclosing(VariableDeclSyntax.self) else { return false }
      let isBody = property.isReducerBody && property.enclosing(MemberBlockItemSyntax.self).map { isInView($0) } == true
      return isBody || property.attributes.has("ViewBuilder")
    }
    if let function = owner.parent?.as(FunctionDeclSyntax.self) { return function.attributes.has("ViewBuilder") }
    // The branches of a condition in a builder.
    let condition =
      owner.is(SwitchCaseSyntax.self) ? owner.enclosing(SwitchExprSyntax.self).map(Syntax.init) : owner.parent
    guard let condition, condition.is(IfExprSyntax.self) || condition.is(SwitchExprSyntax.self) else { return false }
    var outer = condition
    while let next = outer.parent, next.is(IfExprSyntax.self) || next.is(ExpressionStmtSyntax.self) { outer = next }
    return outer.parent?.as(CodeBlockItemSyntax.self)?.isInViewBuilder(code) ?? false
  }
}

extension ClosureExprSyntax {
  fileprivate func isViewBuilder(_ code: PackageCode) -> Bool {
    guard let call, let name = call.name, signature?.returnClause == nil else { return false }
    if call.calledExpression.is(MemberAccessExprSyntax.self) {
      // A closure with a label is an action, such as `onDismiss`.
      return modifiers.contains(name) && call.base != nil && [nil, "content"].contains(labelInCall)
        && !code.declaresFunction(name)
    }
    return containers.contains(name) && !code.declaresType(name)
      && [nil, "content", "destination", "else", "footer", "header", "label", "root", "then"].contains(labelInCall)
  }
}
