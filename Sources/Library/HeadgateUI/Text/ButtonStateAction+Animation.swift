#if canImport(SwiftUI)
  public import HeadgateCore
  public import SwiftUI

  extension ButtonStateAction {
    /// Sends the action, and animates the changes that it makes before the send returns.
    ///
    /// ```swift
    /// ButtonState(action: .send(.confirmed, animation: .default)) { TextState("Delete") }
    /// ```
    ///
    /// - Parameters:
    ///   - action: The action; nil for a button that only dismisses its alert or dialog.
    ///   - animation: The animation; nil for changes without an animation.
    public static func send(_ action: Action?, animation: Animation?) -> Self {
      .animatedSend(action, animation: ButtonStateAnimation(SentAnimation(animation: animation)))
    }

    /// Calls a closure inside of the transaction of the animation, if the action is sent with one.
    @MainActor
    func withAnimation(_ perform: () -> Void) {
      guard case .animatedSend(_, let animation) = self, let sent = animation.value as? SentAnimation else {
        return perform()
      }
      withTransaction(Transaction(animation: sent.animation), perform)
    }
  }

  /// The animation of a button. An optional alone would lose its type in an existential.
  private struct SentAnimation: Equatable, Sendable {
    let animation: Animation?
  }
#endif
