#if canImport(UIKit) && !os(watchOS) || os(macOS)
  /// Decides when an item is presented and when it is dismissed. A presentation and a dismissal take time.
  struct PresentationPhase<ID: Equatable> {
    enum Command: Equatable {
      case present
      case dismiss
    }

    private enum State: Equatable {
      case idle
      /// The animation of the presentation runs.
      case presenting(ID)
      case shown(ID)
      case dismissing(ID)
    }

    private var state = State.idle

    /// Whether nothing is on the screen.
    var isIdle: Bool { state == .idle }

    /// Returns the command that leads to the wanted item. During an animation there is none: ask again at its end.
    mutating func next(wanted: ID?, canPresent: Bool) -> Command? {
      switch state {
      case .idle:
        guard canPresent, let wanted else { return nil }
        state = .presenting(wanted)
        return .present
      case .shown(let id):
        if id == wanted { return nil }
        state = .dismissing(id)
        return .dismiss
      case .presenting, .dismissing: return nil
      }
    }

    /// The animation of the presentation has ended.
    mutating func presented() {
      if case .presenting(let id) = state { state = .shown(id) }
    }

    /// The item left the screen.
    ///
    /// - Returns: Whether no command caused it: the user or other code dismissed the item. After a command, its completion follows.
    mutating func left() -> Bool {
      switch state {
      case .presenting(let id), .shown(let id):
        state = .dismissing(id)
        return true
      case .idle, .dismissing: return false
      }
    }

    /// Nothing of the item is on the screen: another item may be presented.
    mutating func ended() { state = .idle }
  }
#endif
