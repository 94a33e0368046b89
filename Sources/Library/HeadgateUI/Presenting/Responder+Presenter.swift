#if canImport(UIKit) && !os(watchOS) || os(macOS)
  #if os(macOS)
    import AppKit
  #else
    import UIKit
  #endif
  import HeadgateCore
  import HeadgateSupport

  extension Responder {
    /// Presents the item that a closure returns, in a style, until this object is deallocated.
    func bindPresentation<Style: PresentationStyle>(
      _ style: Style,
      onDismiss: (() -> Void)?,
      callSite: CallSite,
      item: @escaping @MainActor () -> PresentedItem<Style.Controller>?
    ) -> ObserveToken {
      let storage = ResponderStorage.of(self)
      let presenter = ItemPresenter(style: style, onDismiss: onDismiss, callSite: callSite) { [weak storage] in
        storage?.presenters ?? []
      }
      storage.presenters.append(presenter)
      let token = observe { presenter.update(item()) }
      presenter.isEnded = { [weak token] in token?.isCancelled ?? true }
      return token
    }
  }
#endif
