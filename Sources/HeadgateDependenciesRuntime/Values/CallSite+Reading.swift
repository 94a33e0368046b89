public import HeadgateSupport

extension CallSite {
  /// The `@Dependency` that this task is reading, outside of reductions.
  @TaskLocal
  @usableFromInline
  static var reading: CallSite?

  /// The `@Dependency` that is being read on this thread or in this task.
  static var current: CallSite? {
    if let callSite = ReductionFrame.current?.pointee.readingCallSite {
      // Set by `Dependency.wrappedValue` alone, to a `CallSite` that outlives the read.
      return callSite.load(as: CallSite.self)
    }
    return reading
  }
}
