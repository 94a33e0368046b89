import SwiftUI

/// The visible nodes of the root view or of a presented view.
@MainActor
struct Layer {
  /// Nil for the root view.
  let shown: Shown?
  private(set) var nodes: [Node] = []
  private var overlays: [Shown] = []
  /// A destination that the current stack shows above its screens.
  private var destination: Shown?

  private init(shown: Shown?) { self.shown = shown }

  /// Returns a layer and the layers above it.
  static func layers(of root: Node, shown: Shown?) -> [Layer] {
    var layer = Layer(shown: shown)
    layer.collect(root)
    if let message = shown?.message { layer.collect(message) }
    if let lost = layer.destination {
      root.engine.warn("A '\(lost.kind.rawValue)' is outside of a navigation stack.")
    }
    let above = layer.overlays.sorted { $0.order < $1.order }
    return [layer] + above.flatMap { layers(of: $0.node, shown: $0) }
  }

  private mutating func collect(_ node: Node) {
    nodes.append(node)
    if case .stack = node.role { return collectTop(of: node) }
    for child in node.children { collect(child) }
    guard let shown = node.shown, !shown.isSwiped else { return }
    if shown.kind == .navigationDestination { destination = shown } else { overlays.append(shown) }
  }

  /// Collects the top screen of a stack. The screens below are not visible, but what they present is.
  private mutating func collectTop(of stack: Node) {
    let outer = destination
    let screens = stack.children + stack.screens
    for covered in screens.dropLast() { overlays += Self.overlays(in: covered) }
    var top = screens.last
    while let screen = top {
      let before = nodes.count
      destination = nil
      collect(screen)
      top = destination?.node
      if top != nil { nodes.removeSubrange(before...) }
    }
    destination = outer
  }

  private static func overlays(in covered: Node) -> [Shown] {
    var layer = Layer(shown: nil)
    layer.collect(covered)
    return layer.overlays
  }

  /// The destinations that cover the screens of a stack, from the bottom to the top.
  static func destinations(in stack: Node) -> [Shown] {
    var result: [Shown] = []
    var top = (stack.children + stack.screens).last
    while let screen = top {
      var layer = Layer(shown: nil)
      layer.collect(screen)
      if let destination = layer.destination { result.append(destination) }
      top = layer.destination?.node
    }
    return result
  }
}
