import HeadgateCore
import HeadgateSupport

/// Whose letters a mailbox has.
protocol MailboxOwner: AnyObject, Sendable {
  /// Reduces what waits, up to a number; whether nothing waits any more. Called on the queue, with the lock held.
  func serve() -> Bool
}

/// Actions that wait to be reduced, in the order in which they came from any thread, and the drainTask who sees to them.
final class Mailbox: Sendable {
  struct Message {
    let action: any Action
    let site: UInt32
  }

  private static let pieceSize = 512

  private typealias Call = CheckedContinuation<(any MailboxOwner)?, Never>

  /// Where the one is who sees to the letters.
  private enum DrainTask {
    /// Not there yet, or on the way back.
    case away
    /// At the mailbox, which has its `call`.
    case waiting
    /// Called by the `caller` before it was there.
    case called
    case atWork
    case dismissed
  }

  private struct State {
    /// Pieces of limited size: an array that grows to twice its size would take twice the room that the actions need. A queue of
    /// them, since thousands may wait while the first is taken.
    var waiting = Queue<ContiguousArray<Message>>()
    var sites = CallSites()
    /// Beside what goes with some of its cases, as it is asked for each letter and they are costly to copy.
    var drainTask = DrainTask.away
    var call: Call?
    /// While there are letters, the owner is kept; otherwise nobody keeps it.
    var caller: (any MailboxOwner)?

    /// Takes what wakes an drainTask who waits.
    mutating func takeCall(_ next: DrainTask) -> Call? {
      drainTask = next
      defer { call = nil }
      return call
    }
  }

  private let state = Locked(State())

  // MARK: Who dispatches

  /// Takes an action of a store, and calls the drainTask where it is not at work.
  func put(_ action: any Action, at callSite: CallSite, for owner: any MailboxOwner) {
    let call: Call? = state.withLock { state in
      let message = Message(action: action, site: state.sites.number(of: callSite))
      if let last = state.waiting.indices.last, state.waiting[last].count < Self.pieceSize {
        state.waiting[last].append(message)
      } else {
        state.waiting.append([message])
        if state.waiting.count > 1 { state.waiting[state.waiting.count - 1].reserveCapacity(Self.pieceSize) }
      }
      switch state.drainTask {
      case .waiting: return state.takeCall(.atWork)
      case .away:
        state.drainTask = .called
        state.caller = owner
        return nil
      case .called, .atWork, .dismissed: return nil
      }
    }
    call?.resume(returning: owner)
  }

  // MARK: Who sees to it

  /// Waits for letters; answers their owner, or nil when there will be none any more.
  ///
  /// On the actor of the drainTask all the time: elsewhere, each call would wake another thread before that of the actor.
  func messages(isolation: isolated (any Actor)? = #isolation) async -> (any MailboxOwner)? {
    await withCheckedContinuation(isolation: isolation) { continuation in
      let answer: (any MailboxOwner)?? = state.withLock { state in
        switch state.drainTask {
        case .called:
          state.drainTask = .atWork
          defer { state.caller = nil }
          return .some(state.caller)
        case .dismissed: return .some(nil)
        case .away, .waiting, .atWork:
          state.drainTask = .waiting
          state.call = continuation
          return nil
        }
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// The oldest letters; nil, and the next that is put calls again, when there are none.
  func take() -> ContiguousArray<Message>? {
    state.withLock { state in
      if let messages = state.waiting.popFirst() { return messages }
      state.drainTask = .away
      return nil
    }
  }

  /// The owner goes: the drainTask may go, too.
  func dismiss() {
    let call = state.withLock { $0.takeCall(.dismissed) }
    call?.resume(returning: nil)
  }

  /// The line that a letter came from.
  func callSite(_ site: UInt32) -> CallSite {
    state.withLock { $0.sites[site] }
  }
}
