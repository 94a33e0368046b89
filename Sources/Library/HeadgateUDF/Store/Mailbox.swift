import HeadgateCore
import HeadgateSupport

/// The owner of the messages in a mailbox.
protocol MailboxOwner: AnyObject, Sendable {
  /// Reduces a limited number of waiting actions and returns whether none is left. Called on the queue with the lock held.
  func serve() -> Bool
}

/// The waiting actions, in the order in which they arrived from any thread, and the drain task that reduces them.
final class Mailbox: Sendable {
  struct Message {
    let action: any Action
    let site: UInt32
  }

  private static let pieceSize = 512

  private typealias Call = CheckedContinuation<(any MailboxOwner)?, Never>

  /// The state of the drain task.
  private enum DrainTask {
    /// Not started yet, or between two waits.
    case away
    /// Suspended in `call`.
    case waiting
    /// Called by the `caller` before it waits.
    case called
    case atWork
    case dismissed
  }

  private struct State {
    /// The waiting messages, in chunks of limited size.
    ///
    /// An array that doubles its capacity would need up to twice the memory. The chunks are in a queue because thousands may
    /// wait while the first one is removed.
    var waiting = Queue<ContiguousArray<Message>>()
    var sites = CallSites()
    /// Separate from the associated values: the value is read for each message, and copying the associated values is
    /// expensive.
    var drainTask = DrainTask.away
    var call: Call?
    /// The owner is retained while messages wait, and by nothing else.
    var caller: (any MailboxOwner)?

    /// Returns the continuation that resumes a waiting drain task.
    mutating func takeCall(_ next: DrainTask) -> Call? {
      drainTask = next
      defer { call = nil }
      return call
    }
  }

  private let state = Locked(State())

  // MARK: Dispatching

  /// Adds an action of a store and resumes the drain task when that does not run.
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

  // MARK: Draining

  /// Waits for messages. Returns their owner, or nil after `dismiss()`.
  ///
  /// Stays on the actor of the drain task: otherwise each call would wake another thread before the thread of the actor.
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

  /// Returns the oldest messages. Returns nil when there are none; then the next `put` resumes the drain task.
  func take() -> ContiguousArray<Message>? {
    state.withLock { state in
      if let messages = state.waiting.popFirst() { return messages }
      state.drainTask = .away
      return nil
    }
  }

  /// Ends the drain task when the owner is deallocated.
  func dismiss() {
    let call = state.withLock { $0.takeCall(.dismissed) }
    call?.resume(returning: nil)
  }

  /// Returns the call site of a message.
  func callSite(_ site: UInt32) -> CallSite {
    state.withLock { $0.sites[site] }
  }
}
