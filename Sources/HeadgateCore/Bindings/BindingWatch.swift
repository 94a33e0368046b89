internal import HeadgateSupport

/// The bindings that members of stores have sent and that no reducer has written yet.
///
/// Belongs to a core and is used on its actor; it is empty when nothing is being reduced.
final class BindingWatch {
  private struct Entry {
    let write: WatchedWrite
    let cursor: AnyStoreCursor
  }
  private var waiting: [Entry] = []

  func expect(_ write: WatchedWrite, from cursor: AnyStoreCursor) {
    waiting.append(Entry(write: write, cursor: cursor))
  }

  func noteWritten(_ write: AnyObject) {
    guard let index = waiting.lastIndex(where: { $0.write === write }) else { return }
    waiting.remove(at: index)
  }

  /// Reports what nobody wrote; a child that has gone meanwhile has no state to write to.
  func reportUnwritten(at callSite: CallSite) {
    guard !waiting.isEmpty else { return }
    let unwritten = waiting
    waiting.removeAll(keepingCapacity: true)
    for entry in unwritten where ReductionFrame.untracked({ entry.cursor.isPresent }) {
      callSite.report(entry.write.unwritten(madeAt: callSite))
    }
  }
}

/// A write that a message can be made of.
///
/// A class without parameters, so that noting one looks up no types.
@usableFromInline
class WatchedWrite {
  @inlinable
  init() {}

  func unwritten(madeAt callSite: CallSite) -> String { preconditionFailure("abstract") }
}

extension ReductionFrame {
  /// Lets the store that reduces know that a binding was written.
  static func noteWritten(_ write: AnyObject) {
    guard let watch = current?.pointee.bindingWatch else { return }
    // Whoever put it there owns it for as long as the frame.
    unsafeDowncast(watch.takeUnretainedValue(), to: BindingWatch.self).noteWritten(write)
  }
}
