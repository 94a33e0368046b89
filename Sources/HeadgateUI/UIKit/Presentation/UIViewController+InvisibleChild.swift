#if canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// A controller with a view of SwiftUI, whatever the view is.
  @MainActor
  private protocol HostingController {}

  extension UIHostingController: HostingController {}

  extension UIViewController {
    /// Whether a child without a meaning for the user can be added.
    ///
    /// The children of a container are what it shows. SwiftUI does not support other subviews in the view of a hosting controller.
    var acceptsInvisibleChild: Bool {
      switch self {
      case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController: false
      case is UIAlertController, is any HostingController: false
      default: true
      }
    }
  }
#endif
