import SwiftUI

/// The nodes of a host, and the changes between them.
@MainActor
final class Engine {
  let tracksPrimitives: Bool
  let invalidations = Invalidations()
  var nodes: [Int: Node] = [:]
  private(set) var counts: [ObjectIdentifier: Int] = [:]
  private(set) var warnings: [String] = []
  private(set) var animation: Animation?
  private var scheduled: [() -> Void] = []
  private var lastNumber = 0
  private var root: Node?
  private var isUpdating = false

  init(tracksPrimitives: Bool) { self.tracksPrimitives = tracksPrimitives }

  func start(_ view: any View) {
    root = Node(Child("root", view), parent: nil, environment: EnvironmentValues(), engine: self)
    update()
  }

  func stop() {
    root?.remove()
    root = nil
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func count(_ type: Any.Type) { counts[ObjectIdentifier(type), default: 0] += 1 }

  func warn(_ text: String) { if !warnings.contains(text) { warnings.append(text) } }

  /// Runs an action after the evaluations of this update.
  func schedule(_ action: @escaping () -> Void) { scheduled.append(action) }

  /// Updates now, or in the running update.
  func requestUpdate() { if !isUpdating { update() } }

  /// Evaluates what has changed until nothing changes.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    for _ in 0..<1000 {
      let evaluated = evaluateInvalid()
      let actions = scheduled
      scheduled = []
      for action in actions { action() }
      let appeared = refreshVisibility()
      if !evaluated, actions.isEmpty, !appeared { return }
    }
    warn("The views do not settle: 1000 updates in succession changed something.")
  }

  private func evaluateInvalid() -> Bool {
    let entries = invalidations.take()
    let current = entries.filter { nodes[$0.node]?.generation == $0.generation }
    if let last = current.last { animation = last.animation }
    // Parents first: a parent can evaluate or remove its children.
    for entry in current.sorted(by: { depth($0) < depth($1) }) {
      guard let node = nodes[entry.node], node.generation == entry.generation else { continue }
      node.evaluate()
    }
    return !current.isEmpty
  }

  private func depth(_ entry: Invalidations.Entry) -> Int { nodes[entry.node]?.depth ?? 0 }

  /// Runs the actions of views that appear or disappear. Returns whether there were any.
  private func refreshVisibility() -> Bool {
    let visible = layers.flatMap(\.nodes)
    let numbers = Set(visible.map(\.number))
    let gone = nodes.values.filter { $0.isVisible && !numbers.contains($0.number) }.sorted { $0.number < $1.number }
    let new = visible.filter { !$0.isVisible }
    for node in gone { node.disappear() }
    for node in new { node.appear() }
    return !gone.isEmpty || !new.isEmpty
  }

  /// What is on the screen, from the bottom to the top.
  var layers: [Layer] { root.map { Layer.layers(of: $0, shown: nil) } ?? [] }
}
