public import SwiftUI

/// Shows a view without a screen: evaluates bodies, presents, dismisses and navigates.
///
/// A test performs what a user does, and reads what the screen shows. Each function updates the views before it returns.
/// `update()` shows changes that were made elsewhere.
@MainActor
public final class ViewHost {
  let engine: Engine

  /// Shows a view.
  ///
  /// `tracksPrimitives` says whether controls and modifiers of SwiftUI observe what they read from their bindings. If they do
  /// not, only bodies observe. An adapter should work in both cases, because no documentation says which one is true.
  public init(_ root: some View, tracksPrimitives: Bool = true) {
    engine = Engine(tracksPrimitives: tracksPrimitives)
    engine.start(root)
  }

  /// Evaluates the bodies whose values have changed.
  public func update() { engine.update() }

  /// Waits until a value has changed that a body read, then updates.
  public func nextChange() async {
    await engine.invalidations.next()
    update()
  }

  /// Removes the view from the screen.
  public func close() { engine.stop() }

  /// How often a body of a view or a modifier was evaluated, for all views of that type together.
  public func evaluations<T>(of type: T.Type) -> Int { engine.counts[ObjectIdentifier(type)] ?? 0 }

  /// How often the body of each existing view of a type was evaluated, by the path of the view's identity.
  public func evaluationsByIdentity<V: View>(of type: V.Type) -> [String: Int] {
    var result: [String: Int] = [:]
    for node in engine.nodes.values {
      if case .view(let view) = node.source, view is V { result[node.path] = node.evaluations }
    }
    return result
  }

  /// Mistakes that SwiftUI reports at run time, and updates that never end.
  public var warnings: [String] { engine.warnings }

  /// The animation of the last change that evaluated a view.
  public var animation: Animation? { engine.animation }

  /// The texts on the top layer: those of an alert, else of a presented view, else of the root view.
  public var texts: [String] { top.flatMap(\.ownTexts) }

  /// The number of presented views, with alerts.
  public var presentationCount: Int { engine.layers.count - 1 }

  var top: [Node] { engine.layers.last?.nodes ?? [] }
}

extension Node {
  var ownTexts: [String] {
    if case .text(let text) = role { return [text] }
    return []
  }

  /// The texts in the view; of a control, those of its label.
  var title: String {
    if case .control = role { return children.first?.title ?? "" }
    return (ownTexts + children.map(\.title)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a view around this one has disabled it.
  var isEnabled: Bool { environment.isEnabled }
}
