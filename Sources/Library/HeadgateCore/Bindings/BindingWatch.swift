internal import HeadgateSupport

/// The bindings that stores have sent and that no reducer has written yet.
///
/// It belongs to a store core and is isolated like the core. It is empty when no action is being reduced.
final class BindingWatch {
  private var waiting: [(write: WatchedWrite, cursor: AnyStoreCursor)] = []
  /// The binding that a test sends; nil once a reducer has written it.
  private(set) var sentByTest: WatchedWrite?

  func expect(_ write: WatchedWrite, from cursor: AnyStoreCursor) {
    waiting.append((write, cursor))
  }

  func noteWritten(_ write: AnyObject) {
    if sentByTest === write { sentByTest = nil }
    guard let index = waiting.lastIndex(where: { $0.write === write }) else { return }
    waiting.remove(at: index)
  }

  func expectInTest(_ write: WatchedWrite?) { sentByTest = write }

  /// Reports bindings that no reducer wrote, except bindings of children that are absent by now.
  func reportUnwritten(at callSite: CallSite) {
    guard !waiting.isEmpty else { return }
    let unwritten = waiting
    waiting.removeAll(keepingCapacity: true)
    for entry in unwritten where ReductionFrame.untracked({ entry.cursor.isPresent }) {
      callSite.report(entry.write.unwritten(madeAt: callSite))
    }
  }
}

/// A write that can describe itself in a message.
///
/// The class is not generic, so that recording a write needs no type metadata lookup.
@usableFromInline
class WatchedWrite {
  @inlinable
  init() {}

  func unwritten(madeAt callSite: CallSite) -> String { preconditionFailure("abstract") }
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
}

extension ReductionFrame {
  /// Records the write of a binding in the store that reduces.
  static func noteWritten(_ write: AnyObject) {
    guard let watch = current?.pointee.bindingWatch else { return }
    // The core owns the watch, and the watch outlives the frame.
    unsafeDowncast(watch.takeUnretainedValue(), to: BindingWatch.self).noteWritten(write)
  }
}
