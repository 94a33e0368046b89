public import HeadgateSupport

extension StoreHandle {
  /// Prepares for a binding that is sent next: the place to name; nil when there is no state any more that it could change.
  @usableFromInline
  func expect<Root>(_ binding: BindingAction<Root>) -> CallSite? {
    let core = cursor.core
    // While a reducer has the state, nobody can look; the binding is queued then, and looked after when it was reduced.
    guard core.isReducing || ReductionFrame.untracked({ cursor.isPresent }) else { return nil }
    core.bindings.expect(binding.write, from: cursor)
    return core.callSite
  }

  /// Reports a binding that nobody wrote, unless it waits behind what is being reduced.
  @usableFromInline
  func settleBindings() {
    if !cursor.core.isDraining { cursor.core.reportUnwrittenBindings() }
  }
}

extension AnyStoreCore {
  /// The bindings that wait to be written; made for the first.
  final var bindings: BindingWatch {
    if let bindingWatch { return bindingWatch }
    let watch = BindingWatch()
    bindingWatch = watch
    frame.pointee.bindingWatch = Unmanaged.passUnretained(watch)
    return watch
  }

  final func reportUnwrittenBindings() {
    bindingWatch?.reportUnwritten(at: callSite)
  }
}
