internal import HeadgateDependenciesRuntime
internal import HeadgateSupport

/// The operation of a `.run` effect, with the information that tools show.
@usableFromInline
package final class RunEffect: Sendable {
  /// The information about the operation. It stays available after the operation has ended.
  struct Info: Sendable {
    let name: String?
    let priority: TaskPriority?
    let callSite: CallSite
  }

  let info: Info
  /// The embeddings of the sent actions, up to the root. Set when the effect is resolved.
  package let embeddings: EmbeddingChain?
  /// The dismissal of the innermost enclosing presentation. Set when the effect is resolved.
  package let dismissal: EmbeddedDismissal?
  /// The overridden dependencies in force where the effect was created; nil if they are the dependencies of the store.
  let dependencies: DependencyStorage?
  /// The work. The closure handles its errors itself.
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
