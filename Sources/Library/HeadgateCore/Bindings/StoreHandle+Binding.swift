public import HeadgateSupport

extension StoreHandle {
  /// Records a binding that is sent next. Returns the call site for reports, or nil if the state is absent.
  @usableFromInline
  func expect<Root>(_ binding: BindingAction<Root>) -> CallSite? {
    let core = cursor.core
    // During a reduction the state cannot be read. The binding is queued then, and checked when it was reduced.
    guard core.isReducing || ReductionFrame.untracked({ cursor.isPresent }) else { return nil }
    core.bindings.expect(binding.write, from: cursor)
    return core.callSite
  }

  /// Reports an unwritten binding, unless the binding is queued behind the current reduction.
  @usableFromInline
  func reportUnwrittenBindingsIfIdle() {
    let core = cursor.core
    if !core.isDraining { core.bindingWatch?.reportUnwritten(at: core.callSite) }
  }
}
