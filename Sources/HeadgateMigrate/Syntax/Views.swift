import HeadgateSyntax
import SwiftSyntax

/// The types of views and view controllers, whose code needs adapters.
private let viewTypes: Set<String> = [
  "App", "NSView", "NSViewController", "NSWindowController", "PreviewProvider", "Scene", "UICollectionViewController",
  "UITableViewController", "UIView", "UIViewController", "UIViewControllerRepresentable", "UIViewRepresentable", "View",
  "ViewModifier",
]

/// Whether a node is in a type that is a view, a view controller or a preview.
func isInView(_ node: some SyntaxProtocol) -> Bool {
  node.ancestors.contains { ancestor in
    guard let type = TypeDeclaration(ancestor) else { return false }
    if type.kind == .extension { return viewTypes.contains(type.name) }
    return type.inheritance?.inheritedTypes.contains { viewTypes.contains($0.type.lastComponentName ?? "") } ?? false
  }
}
