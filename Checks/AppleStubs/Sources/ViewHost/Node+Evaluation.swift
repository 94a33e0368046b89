import Observation
import SwiftUI

extension Node {
  /// Evaluates the view, and brings the children into line with the result.
  func evaluate() {
    generation += 1
    install()
    let entry = Invalidations.Entry(node: number, generation: generation)
    let evaluation = track(entry) { compute() }
    switch evaluation {
    case .body(let view):
      role = nil
      reconcile([Child(0, view)], environment: environment)
    case .description(let description):
      apply(description)
    }
  }

  private func track(_ entry: Invalidations.Entry, _ evaluate: () -> Evaluation) -> Evaluation {
    let change: @Sendable () -> Void = { [invalidations = engine.invalidations] in
      var entry = entry
      // Runs inside of the change, so the thread's transaction is that of the change.
      entry.animation = Transaction.current.animation
      invalidations.add(entry)
    }
    if isPrimitive, !engine.tracksPrimitives {
      // A binding of a state is a dependency in any case.
      return StateObservers.$record.withValue({ $0.add(change) }, operation: evaluate)
    }
    return withObservationTracking(evaluate, onChange: change)
  }

  private var isPrimitive: Bool {
    guard case .view(let view) = source else { return false }
    if view is any _PrimitiveView { return true }
    return ((view as? any ModifiedView)?.modifierOfHost ?? nil) is any _PrimitiveModifier
  }

  private func compute() -> Evaluation {
    let evaluation: Evaluation
    switch source {
    case .content(let make):
      return .body(make())
    case .view(let view as any _PrimitiveView):
      evaluation = .description(view._describe())
    case .view(let view as any ModifiedView):
      evaluation = view.describeOrEvaluate()
      if case .body = evaluation { count(type(of: view.modifierOfHost)) }
    case .view(let view):
      count(type(of: view))
      return .body(body(of: view))
    }
    if case .description(let description) = evaluation { read(description.role) }
    return evaluation
  }

  private func body(of view: some View) -> any View { view.body }

  private func count(_ type: Any.Type) {
    evaluations += 1
    engine.count(type)
  }

  /// Reads what a control or a stack reads from its binding. A change evaluates only this node again.
  private func read(_ role: Role) {
    switch role {
    case .field(let text): controlValue = text.wrappedValue
    case .toggle(let isOn): controlValue = isOn.wrappedValue
    case .control(let control): controlValue = control.value()
    case .stack(let stack): pathElements = stack.path?() ?? pathElements
    default: break
    }
  }

  private func apply(_ description: _Description) {
    let old = role
    role = description.role
    reconcile(description.children, environment: environmentOfChildren())
    switch description.role {
    case .presentation(let presentation): show(presentation)
    case .stack: engine.schedule { [weak self] in self?.showScreens() }
    case .destinations: engine.schedule { [weak self] in self?.stack?.showScreens() }
    case .change(let new): compare(new)
    case .task(let new): restart(old, new)
    default: break
    }
  }

  /// The environment of the children. An equal environment keeps its version.
  private func environmentOfChildren() -> EnvironmentValues {
    guard case .environment(let change) = role else { return environment }
    var derived = environment
    change(&derived)
    if let previous = derivedEnvironment, previous.hasEqualValues(derived) { return previous }
    derived.version = engine.nextNumber()
    derivedEnvironment = derived
    return derived
  }

  func reconcile(_ new: [Child], environment: EnvironmentValues) {
    children = reconciled(children, new, environment: environment)
  }

  /// Returns nodes for new children: the old nodes with the same identity, else new nodes.
  func reconciled(_ old: [Node], _ new: [Child], environment: EnvironmentValues) -> [Node] {
    var previous: [AnyHashable: Node] = [:]
    for node in old { previous[node.id] = node }
    let result = new.map { child in
      guard let node = previous[child.id], node.accepts(child) else {
        return Node(child, parent: self, environment: environment, engine: engine)
      }
      previous[child.id] = nil
      node.update(child, environment: environment)
      return node
    }
    for node in previous.values { node.remove() }
    return result
  }

  /// Gives the node a new value of its view.
  func update(_ child: Child, environment new: EnvironmentValues) {
    if case .view(let old) = source, case .view(let view) = child.source, Comparison.areEqual(old, view) {
      // Without tracking, nothing else would show a change behind an equal binding.
      if engine.tracksPrimitives || !isPrimitive { return setEnvironment(new) }
    }
    environment = new
    source = child.source
    evaluate()
  }

  private func setEnvironment(_ new: EnvironmentValues) {
    guard new.version != environment.version else { return }
    environment = new
    if role == nil, !readsEnvironment {
      for node in children { node.setEnvironment(new) }
    } else {
      evaluate()
    }
  }
}
