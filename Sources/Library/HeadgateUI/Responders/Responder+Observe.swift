#if canImport(UIKit) && !os(watchOS) || os(macOS)
  #if os(macOS)
    public import AppKit
  #else
    public import UIKit
  #endif
  public import HeadgateCore

  extension Responder {
    /// Runs a closure immediately, and again after each change of an observable state that it read.
    ///
    /// The observation ends when the token is cancelled, or when this view or view controller is deallocated. Capture `self` weakly: the
    /// object keeps the closure. After a change in a store, the closure runs once, before the send returns. A cell that is reused cancels
    /// the token of its earlier row.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///   super.viewDidLoad()
    ///   observe { [weak self] in
    ///     guard let self else { return }
    ///     label.text = "\(store.count)"
    ///   }
    /// }
    /// ```
    ///
    /// - Returns: A token, to end the observation earlier.
    @discardableResult
    public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
      let token = HeadgateCore.observe(isolation: MainActor.shared) { apply() }
      ResponderStorage.of(self).keep(token)
      return token
    }
  }
#endif
