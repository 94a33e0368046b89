internal import HeadgateSupport

extension StoreScope {
  /// Prepares for a binding that is sent next: the place to name; nil when there is no state any more that it could change.
  @usableFromInline
  func expect<Root>(_ binding: BindingAction<Root>) -> SourceLocation? {
    let core = node.core
    // While a reducer has the state, nobody can look; the binding is queued then, and looked after when it was reduced.
    guard core.isReducing || ReductionFrame.untracked({ node.isPresent }) else { return nil }
    core.bindings.expect(binding.write, from: node)
    return core.location
  }

  /// Reports a binding that nobody wrote, unless it waits behind what is being reduced.
  @usableFromInline
  func settleBindings() {
    if !node.core.isDraining { node.core.reportUnwrittenBindings() }
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
    bindingWatch?.reportUnwritten(at: location)
  }
}
