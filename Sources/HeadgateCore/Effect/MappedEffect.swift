/// An effect of a child, seen through the case that embeds the child's actions.
///
/// Scoping operators wrap instead of rebuilding, so that an effect from a depth of a hundred features costs a hundred small
/// objects and not five thousand; the store resolves all wraps in one pass.
@usableFromInline
package class MappedEffect<Action>: @unchecked Sendable {
  // Sendable: its one subclass has constant, sendable properties only.
  @usableFromInline
  package init() {}

  package func resolved<Root>(_ embed: @escaping @Sendable (Action) -> Root) -> EffectTree<Root> {
    preconditionFailure("abstract")
  }
}

@usableFromInline
package final class EmbeddedEffect<Child, Action>: MappedEffect<Action>, @unchecked Sendable {
  // Sendable: both properties are constant and sendable.
  private let tree: EffectTree<Child>
  private let embed: @Sendable (Child) -> Action

  @usableFromInline
  package init(_ tree: EffectTree<Child>, embed: @escaping @Sendable (Child) -> Action) {
    self.tree = tree
    self.embed = embed
  }

  package override func resolved<Root>(_ outer: @escaping @Sendable (Action) -> Root) -> EffectTree<Root> {
    tree.mapped { [embed] in outer(embed($0)) }
  }
}

/// An effect that never sends, as an effect of any action.
final class SilentEffect<Action>: MappedEffect<Action>, @unchecked Sendable {
  // Sendable: its one property is constant and sendable.
  private let tree: EffectTree<Never>

  init(_ tree: EffectTree<Never>) {
    self.tree = tree
  }

  override func resolved<Root>(_ embed: @escaping @Sendable (Action) -> Root) -> EffectTree<Root> {
    tree.mapped(unreachable)
  }
}

/// The function from nothing to anything; it is never called, because there is nothing to call it with.
@Sendable
private func unreachable<Value>(_ never: Never) -> Value {}

extension EffectTree {
  /// The same tree without wraps. Calls the users' `map` closures and case constructors.
  package var resolved: EffectTree {
    hasWraps ? mapped { $0 } : self
  }

  private var hasWraps: Bool {
    switch self {
    case .mapped: true
    case .send, .run, .cancel: false
    case .merge(let trees), .concatenate(let trees): trees.contains { $0.hasWraps }
    case .cancellable(let tree, _, _), .throttle(let tree, _), .placed(_, let tree), .dependencies(_, let tree):
      tree.hasWraps
    }
  }

  fileprivate func mapped<Root>(_ embed: @escaping @Sendable (Action) -> Root) -> EffectTree<Root> {
    switch self {
    case .send(let action, let location): .send(embed(action), location)
    case .run(let run): .run(run.mapped(embed))
    case .merge(let trees): .merge(trees.map { $0.mapped(embed) })
    case .concatenate(let trees): .concatenate(trees.map { $0.mapped(embed) })
    case .cancellable(let tree, let id, let cancelInFlight):
      .cancellable(tree.mapped(embed), id: id, cancelInFlight: cancelInFlight)
    case .cancel(let id, let location): .cancel(id: id, location)
    case .throttle(let tree, let throttle): .throttle(tree.mapped(embed), throttle)
    case .placed(let segment, let tree): .placed(segment, tree.mapped(embed))
    case .dependencies(let values, let tree): .dependencies(values, tree.mapped(embed))
    case .mapped(let effect): effect.resolved(embed)
    }
  }
}

extension RunEffect {
  fileprivate func mapped<Root>(_ embed: @escaping @Sendable (Action) -> Root) -> RunEffect<Root> {
    RunEffect<Root>(name: name, priority: priority, location: location) { [operation] send in
      await operation(send.pullback(embed))
    }
  }
}
