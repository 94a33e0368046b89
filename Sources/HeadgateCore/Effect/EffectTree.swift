public import HeadgateDependenciesRuntime
public import HeadgateSupport

/// What an effect does, as a tree, without the type of its actions.
///
/// Sendable without a check: the tree is immutable, its closures are `@Sendable`, and the actions in it are handed over with
/// the effect, from the reducer that made them to the store that performs it; nobody else keeps them.
@usableFromInline
package enum EffectTree: @unchecked Sendable {
  case send(AnySentAction)
  case run(RunEffect)
  case group(EffectGroup)
  /// Nothing; stands where an effect was taken out.
  case none
  indirect case cancellable(EffectTree, id: CancelID, cancelInFlight: Bool)
  indirect case cancel(id: CancelID, CallSite)
  indirect case throttle(EffectTree, Throttle)
  indirect case owned(EffectOwnerComponent, EffectTree)
  /// An effect of a child that is presented, with what dismisses it.
  indirect case presented(Dismissal, EffectTree)
  indirect case dependencies(DependencyStorage, EffectTree)
  /// An effect of a child, whose actions the parent has in a case.
  indirect case embedded(EffectTree, AnyEmbedding)
}

extension EffectTree {
  /// The name of the operation, when this is one with a name and nothing else.
  var name: String? {
    switch self {
    case .run(let run): run.name
    case .cancellable(let tree, _, _), .throttle(let tree, _), .owned(_, let tree), .dependencies(_, let tree),
      .presented(_, let tree), .embedded(let tree, _):
      tree.name
    case .none, .send, .group, .cancel: nil
    }
  }

  /// The same tree without wraps. Calls the users' `map` closures and case constructors.
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
  ///   - embeddings: What actions go through from here to the root.
  ///   - dismissal: What ends the presentation around.
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
    case .owned(let segment, let tree): return .owned(segment, inner(tree))
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
