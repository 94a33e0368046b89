/// A change of a view.
///
/// - <https://developer.apple.com/documentation/swiftui/viewmodifier> (attributes of the protocol: M)
/// - <https://developer.apple.com/documentation/swiftui/viewmodifier/body(content:)> (D27)
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier is applied to. (M)
nonisolated public struct _ViewModifier_Content<Modifier>: _PrimitiveView where Modifier: ViewModifier {
  let view: any View

  package init(_ view: any View) { self.view = view }

  @MainActor public func _describe() -> _Description { _Description(.group("Content"), of: view) }
}

/// A view and a modifier. <https://developer.apple.com/documentation/swiftui/modifiedcontent> (M)
nonisolated public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor @preconcurrency public var body: Never { fatalError("ModifiedContent has no body") }
}

/// A modifier and the view that it is applied to, without their types.
@MainActor
package protocol ModifiedView {
  var modifierOfHost: any ViewModifier { get }
  /// Describes the view if the modifier has no body, else evaluates the body of the modifier.
  func describeOrEvaluate() -> Evaluation
}

/// The result of evaluating a view.
package enum Evaluation {
  case description(_Description)
  case body(any View)
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  @MainActor package var modifierOfHost: any ViewModifier { modifier }

  @MainActor package func describeOrEvaluate() -> Evaluation {
    if let primitive = modifier as? any _PrimitiveModifier { return .description(primitive._describe(content)) }
    return .body(modifier.body(content: _ViewModifier_Content(content)))
  }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

@available(*, unavailable) extension ModifiedContent: Sendable {}
