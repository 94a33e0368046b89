/// An action that carries the actions of a feature, of which there are several.
///
/// ```swift
/// struct LeftCounter: ActionEnvelope {
///   let action: Counter.Action
/// }
/// ```
public protocol ActionEnvelope<Content>: Action {
  /// The actions of the feature.
  associatedtype Content: Sendable
  /// The action of the feature.
  var action: Content { get }

  /// Puts an action of the feature into the envelope.
  ///
  /// ```swift
  /// store.dispatch(LeftCounter(action: .incrementButtonTapped))
  /// ```
  init(action: Content)
}
