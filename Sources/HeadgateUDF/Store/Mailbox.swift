import DequeModule
import HeadgateCore
import HeadgateSupport

/// Whose letters a mailbox has.
protocol MailboxOwner: AnyObject, Sendable {
  /// Reduces what waits, up to a number; whether nothing waits any more. Called on the queue, with the lock held.
  func serve() -> Bool
}

/// Actions that wait to be reduced, in the order in which they came from any thread, and the attendant who sees to them.
final class Mailbox: Sendable {
  struct Letter {
    let action: any Action
    let site: UInt32
  }

  private static let pieceSize = 512

  /// Who sees to the letters. While there are some, the owner is kept; otherwise nobody keeps it.
  private enum Attendant {
    /// Not there yet, or on the way back.
    case away
    case waiting(CheckedContinuation<(any MailboxOwner)?, Never>)
    /// Called before it was there.
    case called(any MailboxOwner)
    case atWork
    case dismissed
  }

  private struct State {
    /// Pieces of limited size: an array that grows to twice its size would take twice the room that the actions need. A deque of
    /// them, since thousands may wait while the first is taken.
    var waiting: Deque<ContiguousArray<Letter>> = []
    var sites = CallSites()
    var attendant = Attendant.away
  }

  private let state = Locked(State())

  // MARK: Who dispatches

  /// Takes an action of a store, and calls the attendant where it is not at work.
  func put(_ action: any Action, at location: SourceLocation, for owner: any MailboxOwner) {
    let waiting: CheckedContinuation<(any MailboxOwner)?, Never>? = state.withLock { state in
      let letter = Letter(action: action, site: state.sites.number(of: location))
      if let last = state.waiting.indices.last, state.waiting[last].count < Self.pieceSize {
        state.waiting[last].append(letter)
      } else {
        state.waiting.append([letter])
        if state.waiting.count > 1 { state.waiting[state.waiting.count - 1].reserveCapacity(Self.pieceSize) }
      }
      switch state.attendant {
      case .waiting(let continuation):
        state.attendant = .atWork
        return continuation
      case .away:
        state.attendant = .called(owner)
        return nil
      case .called, .atWork, .dismissed: return nil
      }
    }
    waiting?.resume(returning: owner)
  }

  // MARK: Who sees to it

  /// Waits for letters; answers their owner, or nil when there will be none any more.
  func letters() async -> (any MailboxOwner)? {
    await withCheckedContinuation { continuation in
      let answer: (any MailboxOwner)?? = state.withLock { state in
        switch state.attendant {
        case .called(let owner):
          state.attendant = .atWork
          return .some(owner)
        case .dismissed: return .some(nil)
        case .away, .waiting, .atWork:
          state.attendant = .waiting(continuation)
          return nil
        }
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  /// The oldest letters; nil, and the next that is put calls again, when there are none.
  func take() -> ContiguousArray<Letter>? {
    state.withLock { state in
      if let letters = state.waiting.popFirst() { return letters }
      state.attendant = .away
      return nil
    }
  }

  /// The owner goes: the attendant may go, too.
  func dismiss() {
    let waiting: CheckedContinuation<(any MailboxOwner)?, Never>? = state.withLock { state in
      defer { state.attendant = .dismissed }
      if case .waiting(let continuation) = state.attendant { return continuation }
      return nil
    }
    waiting?.resume(returning: nil)
  }

  /// The line that a letter came from.
  func location(_ site: UInt32) -> SourceLocation {
    state.withLock { $0.sites[site] }
  }
}
