#if canImport(UIKit) && !os(watchOS) || os(macOS)
  /// A way to show an object on the screen: a sheet, a push, or an alert.
  @MainActor
  protocol PresentationStyle<Controller> {
    associatedtype Controller: AnyObject

    /// Whether something can be presented now.
    var canPresent: Bool { get }

    /// The type of the object that presents, for reports.
    var presentingType: Any.Type { get }

    /// Calls a closure when something may be presentable that is not now.
    ///
    /// - Returns: False if nothing tells when that is: the closure is never called.
    func whenPresentable(_ retry: @escaping @MainActor () -> Void) -> Bool

    /// Presents a controller, and calls a closure after the animation.
    func present(_ controller: Controller, completion: @escaping @MainActor () -> Void)

    /// Dismisses a controller, and calls a closure after it has left the screen.
    func dismiss(_ controller: Controller, completion: @escaping @MainActor () -> Void)

    /// Calls a closure when a controller has left the screen, for any reason. More calls than one are allowed.
    func whenLeft(_ controller: Controller, _ left: @escaping @MainActor () -> Void)
  }
#endif
