public import Foundation
public import SwiftUI

/// A controller of a view of SwiftUI. SwiftUI declares it; the stub of SwiftUI does not know UIKit. It does not evaluate the view.
///
/// - <https://developer.apple.com/documentation/swiftui/uihostingcontroller> (M)
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
