/// A part of a user interface.
///
/// - <https://developer.apple.com/documentation/swiftui/view> (D27)
/// - <https://developer.apple.com/documentation/swiftui/view/body-8kl5o> (D27)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  @MainActor @preconcurrency public var body: Never { fatalError("Never has no value") }
}
