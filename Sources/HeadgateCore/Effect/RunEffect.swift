internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// An operation of a `.run` effect with what a tool wants to know of it.
@usableFromInline
package final class RunEffect: Sendable {
  /// What is known of the operation, also when it has ended and is let go of.
  struct Info: Sendable {
    let name: String?
    let priority: TaskPriority?
    let callSite: CallSite
  }

  let info: Info
  /// What the actions that it sends go through on their way to the root; set when the effect is resolved.
  package let embeddings: EmbeddingChain?
  /// What ends the presentation that the effect belongs to, the innermost one; set when the effect is resolved.
  package let dismissal: EmbeddedDismissal?
  /// The dependencies that were in force where the effect was made, when somebody had overridden those of the store there.
  let dependencies: DependencyStorage?
  /// Errors are dealt with inside: what reaches the end of this closure is done.
  package let operation: @Sendable (EffectRun) async -> Void

  init(
    _ info: Info,
    embeddings: EmbeddingChain? = nil,
    dismissal: EmbeddedDismissal? = nil,
    dependencies: DependencyStorage? = nil,
    operation: @escaping @Sendable (EffectRun) async -> Void
  ) {
    self.info = info
    self.embeddings = embeddings
    self.dismissal = dismissal
    self.dependencies = dependencies
    self.operation = operation
  }

  package var name: String? { info.name }

  func resolved(_ embeddings: EmbeddingChain?, _ dismissal: EmbeddedDismissal?) -> RunEffect {
    if embeddings == nil, dismissal == nil { return self }
    return RunEffect(
      info,
      embeddings: embeddings,
      dismissal: dismissal,
      dependencies: dependencies,
      operation: operation
    )
  }
}
