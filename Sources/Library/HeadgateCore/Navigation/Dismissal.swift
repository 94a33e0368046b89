public import HeadgateSupport

/// The action that dismisses a presented child, as the parent receives it.
@usableFromInline
package final class Dismissal: Sendable {
  /// The action of the parent; nil if the presentation has no dismissing action.
  let action: AnySentAction?

  @usableFromInline
  package init<Action>(_ action: Action?, callSite: CallSite) {
    self.action = action.map { SentAction($0, callSite: callSite) }
  }
}

/// A dismissal, and the embeddings that turn its action into an action of the root.
package struct EmbeddedDismissal: Sendable {
  let action: AnySentAction
  let embeddings: EmbeddingChain?

  var rootAction: AnySentAction { embeddings?.embed(action) ?? action }
}
