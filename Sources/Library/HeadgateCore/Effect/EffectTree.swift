public import HeadgateDependenciesRuntime
public import HeadgateSupport

/// The work of an effect, as a tree without the type of its actions.
///
/// Sendable: the tree is immutable and its closures are `@Sendable`. Its actions move with the effect from the reducer to the
/// store, and no other code keeps them.
@usableFromInline
package enum EffectTree: @unchecked Sendable {
  case send(AnySentAction)
  case run(RunEffect)
  case group(EffectGroup)
  /// No effect; replaces a removed effect.
  case none
  indirect case cancellable(EffectTree, id: CancelID, cancelInFlight: Bool)
  indirect case cancel(id: CancelID, CallSite)
  indirect case throttle(EffectTree, Throttle)
  indirect case owned(EffectOwnerComponent, EffectTree)
  /// An effect of a presented child, with its dismissal.
  indirect case presented(Dismissal, EffectTree)
  indirect case dependencies(DependencyStorage, EffectTree)
  /// An effect of a child, with the embedding of the child's actions into the parent's.
  indirect case embedded(EffectTree, AnyEmbedding)
}

extension EffectTree {
  /// The name of the operation, if the effect is a single named operation.
  var name: String? {
    switch self {
    case .run(let run): run.name
    case .cancellable(let tree, _, _), .throttle(let tree, _), .owned(_, let tree), .dependencies(_, let tree),
      .presented(_, let tree), .embedded(let tree, _):
      tree.name
    case .none, .send, .group, .cancel: nil
    }
  }

  /// The tree without embeddings and presentations. Calls the `map` closures and case constructors of users.
  package var resolved: EffectTree {
    hasWraps ? resolved(nil, nil) : self
  }

  var hasWraps: Bool {
    switch self {
    case .embedded, .presented: true
    case .none, .send, .run, .cancel: false
    case .group(let group): group.hasWraps
    case .cancellable(let tree, _, _), .throttle(let tree, _), .owned(_, let tree), .dependencies(_, let tree):
      tree.hasWraps
    }
  }

  /// - Parameters:
  ///   - embeddings: The embeddings from this subtree to the root.
  ///   - dismissal: The dismissal of the enclosing presentation.
  private func resolved(_ embeddings: EmbeddingChain?, _ dismissal: EmbeddedDismissal?) -> EffectTree {
    func inner(_ tree: EffectTree) -> EffectTree { tree.resolved(embeddings, dismissal) }
    switch self {
    case .send(let action): return .send(embeddings?.embed(action) ?? action)
    case .run(let run): return .run(run.resolved(embeddings, dismissal))
    case .group(let group): return .group(EffectGroup(group.kind, group.flattened.map(inner)))
    case .cancellable(let tree, let id, let cancelInFlight):
      return .cancellable(inner(tree), id: id, cancelInFlight: cancelInFlight)
    case .none, .cancel: return self
    case .throttle(let tree, let throttle): return .throttle(inner(tree), throttle)
    case .owned(let component, let tree): return .owned(component, inner(tree))
    case .dependencies(let values, let tree): return .dependencies(values, inner(tree))
    case .presented(let new, let tree):
      return tree.resolved(
        embeddings,
        new.action.map { EmbeddedDismissal(action: $0, embeddings: embeddings) } ?? dismissal
      )
    case .embedded(let tree, let embedding):
      return tree.resolved(EmbeddingChain(embedding, then: embeddings), dismissal)
    }
  }
}
