package import HeadgateDependenciesRuntime

/// What the jobs of an effect take over from the operators around it.
package struct JobContext {
  package var effectOwner: EffectOwner
  /// The sequence or group that contains the effect; nil for a whole effect.
  package var container: Job?
  /// The overridden dependencies; nil if they are the dependencies of the store.
  package var dependencies: DependencyStorage?
  package var origin: ActionOrigin
}
