public import Foundation

/// A controller of a view.
///
/// - <https://developer.apple.com/documentation/uikit/uiviewcontroller> (present, dismiss: D27; the rest: M)
///
/// Presentations happen at once. Completions are called before the functions return.
@available(iOS 2.0, tvOS 9.0, visionOS 1.0, *)
@MainActor
open class UIViewController: UIResponder {
  private var storedView: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public init?(coder: NSCoder) { super.init() }
  nonisolated public override init() { super.init() }

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

  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  open internal(set) weak var parent: UIViewController?

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  private var storedPresentation: UIPresentationController?

  open var presentationController: UIPresentationController? {
    if storedPresentation == nil {
      storedPresentation = UIPresentationController(presentedViewController: self, presenting: presentingViewController)
    }
    return storedPresentation
  }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)> (D27)
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    // UIKit writes a warning to the log, and presents nothing. (M)
    guard presentedViewController == nil else { return }
    let presented = viewControllerToPresent
    presented.loadViewIfNeeded()
    presentedViewController = presented
    presented.presentingViewController = self
    presented.isBeingPresented = true
    presented.appear(flag)
    presented.isBeingPresented = false
    completion?()
  }

  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)> (D27)
  ///
  /// The presenting controller dismisses. A presented controller asks its presenting controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      if let presentingViewController {
        return presentingViewController.dismiss(animated: flag, completion: completion)
      }
      completion?()
      return
    }
    presented.presentedViewController.map { _ in presented.dismiss(animated: flag) }
    presented.isBeingDismissed = true
    presented.disappear(flag)
    presented.isBeingDismissed = false
    presentedViewController = nil
    presented.presentingViewController = nil
    completion?()
  }

  func appear(_ animated: Bool) {
    viewWillAppear(animated)
    viewDidAppear(animated)
  }

  func disappear(_ animated: Bool) {
    viewWillDisappear(animated)
    viewDidDisappear(animated)
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
  public func _swipeAway() {
    guard let presented, presented.presentingViewController != nil else { return }
    guard delegate?.presentationControllerShouldDismiss(self) ?? true else { return }
    delegate?.presentationControllerWillDismiss(self)
    presented.presentingViewController?.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
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
