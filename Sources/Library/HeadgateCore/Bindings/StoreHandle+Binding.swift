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
    if !cursor.core.isDraining { cursor.core.reportUnwrittenBindings() }
  }
}

extension AnyStoreCore {
  /// The watch for sent bindings, created on first use.
  final var bindings: BindingWatch {
    if let bindingWatch { return bindingWatch }
    let watch = BindingWatch()
    bindingWatch = watch
    frame.pointee.bindingWatch = Unmanaged.passUnretained(watch)
    return watch
  }

  /// Records a binding of the root that a test sends next.
  package final func expectInTest<Root>(_ binding: BindingAction<Root>) { bindings.expectInTest(binding.write) }

  /// Returns what to say about the binding that the test has sent, when no reducer has written it.
  package final func takeUnwrittenInTest() -> String? {
    guard let write = bindingWatch?.sentByTest else { return nil }
    bindingWatch?.expectInTest(nil)
    return write.unwritten(madeAt: callSite)
  }

  final func reportUnwrittenBindings() {
    bindingWatch?.reportUnwritten(at: callSite)
  }
}
