#if os(macOS)
  public import AppKit
  public import HeadgateCore
  import HeadgateSupport
  public import SwiftUI

  extension NSViewController {
    /// Presents a controller as a sheet while an item exists.
    ///
    /// The item is a store of a presented child, or any identifiable value. When the item is nil, the sheet ends. When an item with another
    /// id replaces it, the earlier sheet ends, then the new one is presented. When other code ends the sheet, the item is dismissed, if it is
    /// still the item of the sheet. Call this function once, in `viewDidLoad`. The presentation waits until the view of this controller is in
    /// a window without another sheet.
    ///
    /// ```swift
    /// presentAsSheet(item: $store.scope(state: \.detail, action: \.detail)) { DetailViewController(store: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - onDismiss: Called each time a sheet has ended, after its animation.
    ///   - content: Creates the controller of an item. Capture `self` weakly.
    ///   - fileID: The call site, for reports.
    ///   - filePath: As above.
    ///   - line: As above.
    ///   - column: As above.
    /// - Returns: A token. When it is cancelled, changes of the item have no effect.
    @discardableResult
    public func presentAsSheet<Item: Identifiable>(
      item: Binding<Item?>,
      onDismiss: (() -> Void)? = nil,
      content: @escaping (Item) -> NSViewController,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> ObserveToken {
      let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return bindPresentation(SheetStyle(presenting: self), onDismiss: onDismiss, callSite: callSite) {
        PresentedItem(item, content: content)
      }
    }

    /// Presents a controller as a sheet while a flag is true.
    ///
    /// ```swift
    /// presentAsSheet(isPresented: $store.isHelpShown) { HelpViewController() }
    /// ```
    ///
    /// - Returns: A token. When it is cancelled, changes of the flag have no effect.
    @discardableResult
    public func presentAsSheet(
      isPresented: Binding<Bool>,
      onDismiss: (() -> Void)? = nil,
      content: @escaping () -> NSViewController,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> ObserveToken {
      let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return bindPresentation(SheetStyle(presenting: self), onDismiss: onDismiss, callSite: callSite) {
        PresentedItem(isPresented, content: content)
      }
    }

    /// Shows an alert as a sheet while its state is presented.
    ///
    /// The first button that is pressed sends its action, or `.dismiss` if it has no action.
    ///
    /// ```swift
    /// presentAlert(item: $store.scope(state: \.alert, action: \.alert))
    /// ```
    ///
    /// - Returns: A token. When it is cancelled, changes of the alert have no effect.
    @discardableResult
    public func presentAlert<Action>(
      item: Binding<Store<AlertState<Action>, Action>?>,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> ObserveToken {
      let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return bindPresentation(AlertStyle(presenting: self), onDismiss: nil, callSite: callSite) {
        PresentedItem(item) { AlertSheet(AlertContents($0.withState { $0 }), answer: $0.answering()) }
      }
    }

    /// Shows a confirmation dialog as an alert while its state is presented.
    ///
    /// - Returns: A token. When it is cancelled, changes of the dialog have no effect.
    @discardableResult
    public func presentAlert<Action>(
      item: Binding<Store<ConfirmationDialogState<Action>, Action>?>,
      fileID: StaticString = #fileID,
      filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> ObserveToken {
      let callSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      return bindPresentation(AlertStyle(presenting: self), onDismiss: nil, callSite: callSite) {
        PresentedItem(item) { AlertSheet(AlertContents($0.withState { $0 }), answer: $0.answering()) }
      }
    }
  }
#endif
