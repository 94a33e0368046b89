public import Foundation

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext> (M)
@available(iOS 7.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
}

/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator> (M)
@available(iOS 7.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A transition of the stubs. It ends at once, or when the window ends it, or when a gesture ends.
@MainActor
final class StubTransition: NSObject, UIViewControllerTransitionCoordinator {
  private(set) var isCancelled = false
  private let controllers: [UIViewController]
  private let finish: (_ isCancelled: Bool) -> Void
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(_ controllers: [UIViewController], finish: @escaping (_ isCancelled: Bool) -> Void) {
    self.controllers = controllers
    self.finish = finish
    super.init()
    for controller in controllers { controller.transition = self }
  }

  /// Ends now, or when the window ends it.
  func run(_ animated: Bool, in window: UIWindow?) {
    if animated, let window, window._holdsTransitions { window.held.append(self) } else { end() }
  }

  func end(isCancelled: Bool = false) {
    self.isCancelled = isCancelled
    for controller in controllers where controller.transition === self { controller.transition = nil }
    finish(isCancelled)
    for completion in completions { completion(self) }
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }
}

/// A gesture of the user that can be finished or cancelled. Not a declaration of UIKit.
@MainActor
public final class _Gesture {
  let transition: StubTransition
  init(_ transition: StubTransition) { self.transition = transition }
  public func finish() { transition.end() }
  public func cancel() { transition.end(isCancelled: true) }
}
