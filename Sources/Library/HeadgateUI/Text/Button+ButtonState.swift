#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension Button where Label == Text {
    /// Creates a button from the button of a state, with its label, its role, and the animation of its action.
    ///
    /// ```swift
    /// ForEach(alert.buttons) { button in Button(button) { action in perform(action) } }
    /// ```
    ///
    /// - Parameters:
    ///   - state: The state of the button.
    ///   - perform: Receives the action of the button, or nil.
    @MainActor
    public init<Action>(_ state: ButtonState<Action>, perform: @escaping @MainActor (_ action: Action?) -> Void) {
      let action = state.action
      self.init(
        role: state.role.map { ButtonRole($0) },
        action: { action.withAnimation { perform(action.action) } },
        label: { Text(state.label) }
      )
    }
  }
#endif
