public import HeadgateDependencies

/// What an effect does, as a tree, without the type of its actions.
///
/// Sendable without a check: the tree is immutable, its closures are `@Sendable`, and the actions in it are handed over with
/// the effect, from the reducer that made them to the store that performs it; nobody else keeps them.
@usableFromInline
package enum EffectTree: @unchecked Sendable {
  case send(AnySentAction)
  case run(RunEffect)
  case merge([EffectTree])
  case concatenate([EffectTree])
  indirect case cancellable(EffectTree, id: CancelID, cancelInFlight: Bool)
  indirect case cancel(id: CancelID, SourceLocation)
  indirect case throttle(EffectTree, Throttle)
  indirect case placed(PlaceSegment, EffectTree)
  indirect case dependencies(DependencyValues, EffectTree)
  /// An effect of a child, whose actions the parent has in a case.
  indirect case embedded(EffectTree, AnyEmbedding)
}

/// An operation of a `.run` effect with what a tool wants to know of it.
@usableFromInline
package final class RunEffect: Sendable {
  package let name: String?
  package let priority: TaskPriority?
  package let location: SourceLocation
  /// What the actions that it sends go through on their way to the root; set when the effect is resolved.
  package let embeddings: EmbeddingChain?
  /// Errors are dealt with inside: what reaches the end of this closure is done.
  package let operation: @Sendable (EffectRun) async -> Void

  init(
    name: String?,
    priority: TaskPriority?,
    location: SourceLocation,
    embeddings: EmbeddingChain? = nil,
    operation: @escaping @Sendable (EffectRun) async -> Void
  ) {
    self.name = name
    self.priority = priority
    self.location = location
    self.embeddings = embeddings
    self.operation = operation
  }
}

extension EffectTree {
  /// The name of the operation, when this is one with a name and nothing else.
  var name: String? {
    switch self {
    case .run(let run): run.name
    case .cancellable(let tree, _, _), .throttle(let tree, _), .placed(_, let tree), .dependencies(_, let tree),
      .embedded(let tree, _):
      tree.name
    case .send, .merge, .concatenate, .cancel: nil
    }
  }

  /// The same tree without wraps. Calls the users' `map` closures and case constructors.
  package var resolved: EffectTree {
    hasWraps ? resolved(nil) : self
  }

  private var hasWraps: Bool {
    switch self {
    case .embedded: true
    case .send, .run, .cancel: false
    case .merge(let trees), .concatenate(let trees): trees.contains { $0.hasWraps }
    case .cancellable(let tree, _, _), .throttle(let tree, _), .placed(_, let tree), .dependencies(_, let tree):
      tree.hasWraps
    }
  }

  private func resolved(_ embeddings: EmbeddingChain?) -> EffectTree {
    switch self {
    case .send(let action): .send(embeddings?.embed(action) ?? action)
    case .run(let run): .run(run.embedded(embeddings))
    case .merge(let trees): .merge(trees.map { $0.resolved(embeddings) })
    case .concatenate(let trees): .concatenate(trees.map { $0.resolved(embeddings) })
    case .cancellable(let tree, let id, let cancelInFlight):
      .cancellable(tree.resolved(embeddings), id: id, cancelInFlight: cancelInFlight)
    case .cancel: self
    case .throttle(let tree, let throttle): .throttle(tree.resolved(embeddings), throttle)
    case .placed(let segment, let tree): .placed(segment, tree.resolved(embeddings))
    case .dependencies(let values, let tree): .dependencies(values, tree.resolved(embeddings))
    case .embedded(let tree, let embedding): tree.resolved(EmbeddingChain(embedding, then: embeddings))
    }
  }
}

extension RunEffect {
  fileprivate func embedded(_ embeddings: EmbeddingChain?) -> RunEffect {
    RunEffect(name: name, priority: priority, location: location, embeddings: embeddings, operation: operation)
  }
}
