public import HeadgateSupport

extension CallSite {
  /// The call site of the `@Dependency` that this task reads outside of reductions.
  @TaskLocal
  @usableFromInline
  static var reading: CallSite?

  /// The call site of the `@Dependency` that this thread or task reads.
  static var current: CallSite? {
    if let callSite = ReductionFrame.current?.pointee.readingCallSite {
      // Only `Dependency.wrappedValue` sets this, to a `CallSite` that outlives the read.
      return callSite.load(as: CallSite.self)
    }
    return reading
  }
}
