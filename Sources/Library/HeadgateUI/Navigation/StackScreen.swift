#if canImport(SwiftUI)
  import HeadgateCore

  /// A screen in the path of a `NavigationStack`: an element of a stack, or a state that a link adds to the stack.
  ///
  /// Two screens are equal if their ids are, so a change of a state keeps its screen.
  public struct StackScreen<State>: Hashable {
    let id: StackElementID
    /// The state that a link adds; nil for an element of the stack.
    let added: State?

    init(id: StackElementID) {
      self.id = id
      added = nil
    }

    init(id: StackElementID, adding state: State) {
      self.id = id
      added = state
    }

    /// Returns whether both are screens of the same element.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

    /// Hashes the id of the element.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
#endif
