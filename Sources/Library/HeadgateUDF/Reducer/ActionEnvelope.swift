/// An action that wraps an action of a feature, for a feature that is used several times.
///
/// ```swift
/// struct LeftCounter: ActionEnvelope {
///   let action: Counter.Action
/// }
/// ```
public protocol ActionEnvelope<Content>: Action {
  /// The action type of the feature.
  associatedtype Content: Sendable
  /// The action of the feature.
  var action: Content { get }

  /// Wraps an action of the feature.
  ///
  /// ```swift
  /// store.dispatch(LeftCounter(action: .incrementButtonTapped))
  /// ```
  init(action: Content)
}
