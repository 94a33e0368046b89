#if canImport(UIKit) && !os(watchOS)
  public import HeadgateCore
  import HeadgateSupport
  public import SwiftUI
  public import UIKit

  extension UIViewController {
    /// Presents a controller while an item exists.
    ///
    /// The item is a store of a presented child, or any identifiable value. When the item is nil, the controller is dismissed. When an item
    /// with another id replaces it, the earlier controller is dismissed, then the new one is presented. When the user swipes the controller
    /// away, or other code dismisses it, the item is dismissed, if it is still the item of the controller. Call this function once, in
    /// `viewDidLoad`. The presentation waits until the view of this controller is in a window, and until other presentations of this
    /// controller have ended. The dismissal of a container or a hosting controller by other code is noticed when that controller is
    /// deallocated.
    ///
    /// ```swift
    /// present(item: $store.scope(state: \.detail, action: \.detail)) { DetailViewController(store: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - onDismiss: Called each time a controller has left the screen.
    ///   - content: Creates the controller of an item. It may be a `UIAlertController`. Capture `self` weakly.
    ///   - fileID: The call site, for reports.
    ///   - filePath: As above.
    ///   - line: As above.
    ///   - column: As above.
    /// - Returns: A token. When it is cancelled, changes of the item have no effect.
    @discardableResult
    public func present<Item: Identifiable>(
      item: Binding<Item?>,
      onDismiss: (() -> Void)? = nil,
      content: @escaping (Item) -> UIViewController,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> ObserveToken {
      let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return bindPresentation(ModalStyle(presenting: self), onDismiss: onDismiss, callSite: callSite) {
        PresentedItem(item, content: content)
      }
    }

    /// Presents a controller while a flag is true.
    ///
    /// It behaves like `present(item:onDismiss:content:)`. When the controller leaves the screen, the flag is set to false.
    ///
    /// ```swift
    /// present(isPresented: $store.isHelpShown) { HelpViewController() }
    /// ```
    ///
    /// - Returns: A token. When it is cancelled, changes of the flag have no effect.
    @discardableResult
    public func present(
      isPresented: Binding<Bool>,
      onDismiss: (() -> Void)? = nil,
      content: @escaping () -> UIViewController,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> ObserveToken {
      let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return bindPresentation(ModalStyle(presenting: self), onDismiss: onDismiss, callSite: callSite) {
        PresentedItem(isPresented, content: content)
      }
    }

    /// Pushes a controller onto the stack of this controller while an item exists.
    ///
    /// When the item is nil, the controller and the controllers above it are popped. When the user or other code pops the controller, the
    /// item is dismissed, if it is still the item of the controller. Call this function once, in `viewDidLoad`. The push waits until this
    /// controller is the top of a navigation controller.
    ///
    /// ```swift
    /// navigationDestination(item: $store.scope(state: \.detail, action: \.detail)) { DetailViewController(store: $0) }
    /// ```
    ///
    /// - Returns: A token. When it is cancelled, changes of the item have no effect.
    @discardableResult
    public func navigationDestination<Item: Identifiable>(
      item: Binding<Item?>,
      content: @escaping (Item) -> UIViewController,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> ObserveToken {
      let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return bindPresentation(PushStyle(below: self), onDismiss: nil, callSite: callSite) {
        PresentedItem(item, content: content)
      }
    }

    /// Pushes a controller onto the stack of this controller while a flag is true.
    ///
    /// ```swift
    /// navigationDestination(isPresented: $store.isHelpShown) { HelpViewController() }
    /// ```
    ///
    /// - Returns: A token. When it is cancelled, changes of the flag have no effect.
    @discardableResult
    public func navigationDestination(
      isPresented: Binding<Bool>,
      content: @escaping () -> UIViewController,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> ObserveToken {
      let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return bindPresentation(PushStyle(below: self), onDismiss: nil, callSite: callSite) {
        PresentedItem(isPresented, content: content)
      }
    }
  }
#endif
