public import HeadgateSupport

/// How a presented child is dismissed from inside: what its parent is sent.
@usableFromInline
package final class Dismissal: Sendable {
  /// The parent's action; nil for a presentation that has none.
  let action: AnySentAction?

  @usableFromInline
  package init<Action>(_ action: Action?, callSite: CallSite) {
    self.action = action.map { SentAction($0, callSite: callSite) }
  }
}

/// A dismissal with what its action goes through on its way to the root.
package struct EmbeddedDismissal: Sendable {
  let action: AnySentAction
  let embeddings: EmbeddingChain?

  var rootAction: AnySentAction { embeddings?.embed(action) ?? action }
}
