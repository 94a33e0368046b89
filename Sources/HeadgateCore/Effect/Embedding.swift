/// What makes a parent's action of a child's, without their types; see ``AnySentAction``.
///
/// Scoping operators wrap an effect instead of rebuilding it, so that an effect from a depth of a hundred features costs a
/// hundred small objects and not five thousand; the store resolves all wraps in one pass.
@usableFromInline
package class AnyEmbedding: @unchecked Sendable {
  // Sendable: its one subclass has one constant, sendable property.
  @usableFromInline
  package init() {}

  package func embed(_ action: AnySentAction) -> AnySentAction { preconditionFailure("abstract") }
}

@usableFromInline
package final class Embedding<Child, Action>: AnyEmbedding, @unchecked Sendable {
  // Sendable: see the superclass.
  private let function: @Sendable (Child) -> Action

  @usableFromInline
  package init(_ function: @escaping @Sendable (Child) -> Action) {
    self.function = function
  }

  package override func embed(_ action: AnySentAction) -> AnySentAction {
    SentAction(function(action.action()), callSite: action.callSite)
  }
}

/// The embeddings on the way from a feature to the root, innermost first.
package final class EmbeddingChain: Sendable {
  private let first: AnyEmbedding
  private let rest: EmbeddingChain?

  init(_ first: AnyEmbedding, then rest: EmbeddingChain?) {
    self.first = first
    self.rest = rest
  }

  func embed(_ action: AnySentAction) -> AnySentAction {
    var action = action
    var next: EmbeddingChain? = self
    while let chain = next {
      action = chain.first.embed(action)
      next = chain.rest
    }
    return action
  }
}
