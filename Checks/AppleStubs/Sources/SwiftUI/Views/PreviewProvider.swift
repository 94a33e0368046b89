/// Views for the previews of Xcode. The macro `#Preview` needs a plugin of Xcode and is left out.
///
/// - <https://developer.apple.com/documentation/swiftui/previewprovider> (M)
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
