public import Foundation

/// A controller of a view.
///
/// - <https://developer.apple.com/documentation/uikit/uiviewcontroller> (present, dismiss: D27; the rest: M)
///
/// A presentation ends at once, and its completion is called before the function returns, unless the window holds transitions.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  /// `init()` is a convenience initializer in Objective-C. It must not override that of the responder, which no actor isolates.
  public convenience init(_stub: Void = ()) { self.init(nibName: nil, bundle: nil) }

  open var title: String?

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { storedView = newValue }
  }

  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() { storedView = UIView(frame: .zero) }

  open func loadViewIfNeeded() {
    if storedView == nil {
      loadView()
      viewDidLoad()
    }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open internal(set) weak var presentingViewController: UIViewController?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  var presented: UIViewController?
  weak var transition: StubTransition?
  private var isVisible = false
  private var storedPresentation: UIPresentationController?

  /// The controller that is presented by this controller or by one of its ancestors.
  open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator> (M)
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  open var viewIfLoaded: UIView? { storedView }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  open var presentationController: UIPresentationController? {
    if storedPresentation == nil {
      storedPresentation = UIPresentationController(presentedViewController: self, presenting: presentingViewController)
    }
    return storedPresentation
  }

  // MARK: Children

  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}

  /// UIKit calls the functions of the appearance when the view moves to a window. The stub does it here. (M)
  open func didMove(toParent parent: UIViewController?) {
    if let parent, parent.isVisible, view.window != nil, !isVisible { appear(false) }
  }

  // MARK: Presentations

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)> (D27)
  ///
  /// The topmost ancestor presents. (M)
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let parent { return parent.present(viewControllerToPresent, animated: flag, completion: completion) }
    // UIKit writes a warning to the log, and presents nothing. (M)
    guard presented == nil, let window = viewIfLoaded?.window else { return }
    let controller = viewControllerToPresent
    presented = controller
    controller.presentingViewController = self
    controller.isBeingPresented = true
    window.addSubview(controller.view)
    controller.beginAppearance(flag)
    let transition = StubTransition([self, controller]) { _ in
      controller.endAppearance(flag)
      controller.isBeingPresented = false
      completion?()
    }
    transition.run(flag, in: window)
  }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)> (D27)
  ///
  /// The presenting controller dismisses. A presented controller asks its presenting controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented else {
      if let next = parent ?? presentingViewController { return next.dismiss(animated: flag, completion: completion) }
      completion?()
      return
    }
    // During a transition, UIKit writes a warning to the log, and dismisses nothing. (M)
    guard !presented.isBeingPresented, !presented.isBeingDismissed else { return }
    if presented.presented != nil { presented.dismiss(animated: false) }
    let window = presented.view.window
    dismissal(of: presented, flag, completion).run(flag, in: window)
  }

  /// Begins a dismissal. The transition ends it, or restores what was presented.
  func dismissal(of presented: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) -> StubTransition {
    presented.isBeingDismissed = true
    presented.beginDisappearance(animated)
    return StubTransition([self, presented]) { [weak self] isCancelled in
      guard !isCancelled else {
        presented.isBeingDismissed = false
        presented.appear(animated)
        return
      }
      presented.endDisappearance(animated)
      presented.isBeingDismissed = false
      presented.view.removeFromSuperview()
      self?.presented = nil
      presented.presentingViewController = nil
      completion?()
    }
  }

  // MARK: Appearance

  /// The children that UIKit forwards an appearance to: their views are in the view of this controller.
  private var forwarded: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  func appear(_ animated: Bool) {
    beginAppearance(animated)
    endAppearance(animated)
  }

  func beginAppearance(_ animated: Bool) {
    loadViewIfNeeded()
    viewWillAppear(animated)
    for child in forwarded { child.beginAppearance(animated) }
  }

  func endAppearance(_ animated: Bool) {
    isVisible = true
    viewDidAppear(animated)
    for child in forwarded { child.endAppearance(animated) }
  }

  func beginDisappearance(_ animated: Bool) {
    viewWillDisappear(animated)
    for child in forwarded { child.beginDisappearance(animated) }
  }

  func endDisappearance(_ animated: Bool) {
    isVisible = false
    viewDidDisappear(animated)
    for child in forwarded { child.endDisappearance(animated) }
  }
}

/// The owner of a presentation.
///
/// - <https://developer.apple.com/documentation/uikit/uipresentationcontroller> (M)
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    super.init()
  }

  /// Swipes the presented view away, as a user does. Not a declaration of UIKit.
  public func _swipeAway() { _beginSwipe()?.finish() }

  /// Begins to swipe the presented view away; nil if nothing is presented, or if the delegate refuses. Not a declaration of UIKit.
  public func _beginSwipe() -> _Gesture? {
    guard let presented, let presenting = presented.presentingViewController else { return nil }
    guard delegate?.presentationControllerShouldDismiss(self) ?? true else { return nil }
    delegate?.presentationControllerWillDismiss(self)
    return _Gesture(presenting.dismissal(of: presented, true) { self.delegate?.presentationControllerDidDismiss(self) })
  }
}

/// - <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate> (M)
///
/// The requirements are optional in Objective-C. Here they have default implementations.
@available(iOS 8.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called for a swipe of the user, not for `dismiss(animated:completion:)`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
