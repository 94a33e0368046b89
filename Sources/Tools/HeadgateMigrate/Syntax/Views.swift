import HeadgateSyntax
import SwiftSyntax

/// The types of views and view controllers.
private let viewTypes: Set<String> = [
  "App", "NSView", "NSViewController", "NSWindowController", "PreviewProvider", "Scene", "UICollectionViewController",
  "UITableViewController", "UIView", "UIViewController", "UIViewControllerRepresentable", "UIViewRepresentable", "View",
  "ViewModifier",
]

/// Whether a node is in a type that is a view, a view controller or a preview, and in no feature inside of it.
func isInView(_ node: some SyntaxProtocol) -> Bool {
  for ancestor in node.ancestors {
    if let reducer = ReducerDeclaration(ancestor), reducer.isReducer { return false }
    if let closure = ancestor.as(ClosureExprSyntax.self), let call = closure.parent?.as(FunctionCallExprSyntax.self),
      ["AnyReducer", "Reduce", "Reducer"].contains(call.name ?? "")
    {
      return false
    }
    guard let type = TypeDeclaration(ancestor) else { continue }
    let names =
      type.kind == .extension
      ? [type.name] : type.inheritance?.inheritedTypes.compactMap { $0.type.lastComponentName } ?? []
    if !viewTypes.isDisjoint(with: names) { return true }
  }
  return false
}
