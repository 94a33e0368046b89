internal import HeadgateSupport

/// The animation with which a button sends its action. Only SwiftUI's `Animation` creates one.
///
/// ```swift
/// ButtonState(action: .send(.confirmed, animation: .default)) { TextState("Delete") }
/// ```
public struct ButtonStateAnimation: Sendable {
  package let value: any Equatable & Sendable

  package init(_ value: any Equatable & Sendable) {
    self.value = value
  }
}

extension ButtonStateAnimation: Hashable {
  /// Returns whether both animations are equal.
  public static func == (lhs: ButtonStateAnimation, rhs: ButtonStateAnimation) -> Bool {
    lhs.value.isEqual(to: rhs.value)
  }

  /// Hashes nothing: an animation of SwiftUI can be compared only.
  public func hash(into hasher: inout Hasher) {}
}
