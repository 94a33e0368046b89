public import Foundation
public import SwiftUI

/// A controller of a view of SwiftUI. SwiftUI declares it; the stub of SwiftUI does not know AppKit. It does not evaluate the view.
///
/// - <https://developer.apple.com/documentation/swiftui/nshostingcontroller> (M)
@MainActor
open class NSHostingController<Content: View>: NSViewController {
  open var rootView: Content

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
