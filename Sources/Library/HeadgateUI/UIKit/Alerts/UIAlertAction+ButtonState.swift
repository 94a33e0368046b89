#if canImport(UIKit) && !os(watchOS)
  public import HeadgateCore
  public import UIKit

  extension UIAlertAction {
    /// Creates a button of an alert from the button of a state, with its label, its role, and the animation of its action.
    ///
    /// ```swift
    /// controller.addAction(UIAlertAction(button) { action in if let action { store.send(action) } })
    /// ```
    ///
    /// - Parameters:
    ///   - button: The state of the button.
    ///   - handler: Receives the action of the button, or nil.
    public convenience init<Action>(_ button: ButtonState<Action>, handler: @escaping (_ action: Action?) -> Void) {
      self.init(button, allowsCancel: true, handler: handler)
    }

    /// - Parameter allowsCancel: UIKit traps when an alert gets a second button with the style `.cancel`.
    convenience init<Action>(_ button: ButtonState<Action>, allowsCancel: Bool, handler: @escaping (Action?) -> Void) {
      let style: UIAlertAction.Style =
        switch button.role {
        case .destructive: .destructive
        case .cancel where allowsCancel: .cancel
        case .cancel, nil: .default
        }
      let action = button.action
      self.init(title: String(state: button.label), style: style) { _ in
        action.withAnimation { handler(action.action) }
      }
    }
  }
#endif
