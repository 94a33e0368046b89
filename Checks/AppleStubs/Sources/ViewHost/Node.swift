import SwiftUI

/// A view on the screen, with what outlives its value: identity, state, children.
@MainActor
final class Node {
  let id: AnyHashable
  let number: Int
  let depth: Int
  unowned let engine: Engine
  private(set) weak var parent: Node?

  /// The view or the closure that makes it.
  var source: Child.Source
  var environment: EnvironmentValues
  /// The environment of the children, if the view changes it.
  var derivedEnvironment: EnvironmentValues?
  /// What the view is; nil if it has a body.
  var role: Role?
  var children: [Node] = []
  /// What the view shows above itself.
  var shown: Shown?
  /// The screens above the root of a navigation stack.
  var screens: [Node] = []
  /// The views that links without values have pushed.
  var pushed: [any View] = []
  var pathElements: [AnyHashable] = []
  /// The value of a control when the view was evaluated.
  var controlValue: Any?

  /// The storage of the properties of the view.
  var storage: [String: AnyObject] = [:]
  var readsEnvironment = false
  var generation = 0
  /// How often the body was evaluated.
  var evaluations = 0

  var isVisible = false
  var task: Task<Void, Never>?
  var change: AnyEquatable?
  var hasAppeared = false

  init(_ child: Child, parent: Node?, environment: EnvironmentValues, engine: Engine) {
    id = child.id
    source = child.source
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
    self.environment = environment
    self.engine = engine
    number = engine.nextNumber()
    engine.nodes[number] = self
    evaluate()
  }

  /// The ids from the root to this node.
  var path: String { (parent.map { $0.path + "/" } ?? "") + "\(id.base)" }

  /// The children and everything above the view.
  var all: [Node] { children + screens + (shown.map { [$0.node] + ($0.message.map { [$0] } ?? []) } ?? []) }

  /// Whether the node can show another child in place of its own.
  func accepts(_ child: Child) -> Bool {
    switch (source, child.source) {
    case (.view(let old), .view(let new)): type(of: old) == type(of: new)
    case (.content, .content): true
    default: false
    }
  }

  /// Ends the life of the node and of everything inside.
  func remove() {
    for node in all { node.remove() }
    disappear()
    engine.nodes[number] = nil
    // What was read by this node evaluates nothing any more.
    generation += 1
  }
}
