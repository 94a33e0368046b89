/// A view without a body. Not a declaration of SwiftUI.
///
/// The views of SwiftUI have underscored requirements of their own in place of this protocol.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {
  /// Describes the view for the host.
  @MainActor func _describe() -> _Description
}

extension _PrimitiveView {
  @MainActor @preconcurrency public var body: Never {
    fatalError("\(Self.self) has no body")
  }
}

/// A modifier without a body. Not a declaration of SwiftUI.
@MainActor @preconcurrency
public protocol _PrimitiveModifier: ViewModifier where Body == Never {
  /// Describes the modified view for the host.
  @MainActor func _describe(_ content: any View) -> _Description
}

extension _PrimitiveModifier {
  @MainActor @preconcurrency public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body")
  }
}
