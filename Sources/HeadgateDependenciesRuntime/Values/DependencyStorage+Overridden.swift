public import HeadgateSupport

extension DependencyStorage {
  /// What is in force in the thread's reduction, when somebody has overridden dependencies of the store there; nil when nobody has,
  /// and where the thread does not reduce.
  ///
  /// Cost: a few instructions and no allocation where nobody has: effects ask for it as they are made.
  @inlinable
  package static var overriddenInReduction: DependencyStorage? {
    guard let frame = ReductionFrame.current, let dependencies = frame.pointee.dependencies,
      dependencies.toOpaque() != frame.pointee.ownDependencies?.toOpaque()
    else { return nil }
    return DependencyValues(inFrame: dependencies).storage
  }
}
