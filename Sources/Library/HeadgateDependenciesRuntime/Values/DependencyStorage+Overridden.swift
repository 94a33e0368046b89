public import HeadgateSupport

extension DependencyStorage {
  /// The current dependencies of the thread's reduction if code in the reduction overrides some of them; otherwise nil.
  ///
  /// Without overrides it costs a few instructions and no allocation: every effect reads it when it is created.
  @inlinable
  package static var overriddenInReduction: DependencyStorage? {
    guard let frame = ReductionFrame.current, let dependencies = frame.pointee.dependencies,
      dependencies.toOpaque() != frame.pointee.ownDependencies?.toOpaque()
    else { return nil }
    return DependencyValues(inFrame: dependencies).storage
  }
}
