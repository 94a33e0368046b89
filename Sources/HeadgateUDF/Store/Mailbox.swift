import HeadgateCore
import HeadgateSupport

/// Actions that wait to be reduced, in the order in which they came from any thread.
final class Mailbox: Sendable {
  struct Letter {
    let action: any Action
    let site: UInt32
  }

  /// Pieces of limited size: an array that grows to twice its size would take twice the room that the actions need.
  typealias Batch = [ContiguousArray<Letter>]

  private static let pieceSize = 512

  private struct State {
    var waiting: Batch = []
    var sites = CallSites()
    /// Somebody is at work on the letters and will come back for more.
    var isServed = false
  }

  private let state = Locked(State())

  /// Takes an action; true when nobody is at work yet, and the caller has to see to it that somebody is.
  func put(_ action: any Action, at location: SourceLocation) -> Bool {
    state.withLock { state in
      let letter = Letter(action: action, site: state.sites.number(of: location))
      if let last = state.waiting.indices.last, state.waiting[last].count < Self.pieceSize {
        state.waiting[last].append(letter)
      } else {
        state.waiting.append([letter])
        if state.waiting.count > 1 { state.waiting[state.waiting.count - 1].reserveCapacity(Self.pieceSize) }
      }
      defer { state.isServed = true }
      return !state.isServed
    }
  }

  /// The oldest letters; nil, and nobody is at work any more, when there are none.
  func take() -> ContiguousArray<Letter>? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isServed = false
        return nil
      }
      return state.waiting.removeFirst()
    }
  }

  /// The line that a letter came from.
  func location(_ site: UInt32) -> SourceLocation {
    state.withLock { $0.sites[site] }
  }
}
