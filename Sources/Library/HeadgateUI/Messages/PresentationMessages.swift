#if canImport(UIKit) && !os(watchOS) || os(macOS)
  import HeadgateSupport

  /// What the presenters say to users when something is wrong: the fact, their values, the likely causes, and a fix for each.
  enum PresentationMessages {
    static func unnoticedAppearance(of presenting: Any.Type, item: Any.Type) -> String {
      """
      "\(typeName(presenting))" is to present an item of type "\(typeName(item))", but it is not ready, and nothing tells Headgate when it is.

      Headgate notices the appearance of a controller by an invisible child, which a container or a hosting controller must not get. The \
      item is presented only if it changes while the controller is on the screen. Likely causes, and what to do:
      • The item exists at the start, or is set while the controller is not on the screen: present it from a controller inside of the \
      container, for example from the root of a navigation controller.
      • The controller shows a view of SwiftUI: present the item with a modifier of that view, such as "sheet(item:)".
      • No other controller can present it: make the state of the item in the action that "viewDidAppear" sends. [PRESENT-1]
      """
    }
  }
#endif
