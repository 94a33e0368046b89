public import Foundation

/// A controller of a view.
///
/// - <https://developer.apple.com/documentation/appkit/nsviewcontroller> (presentAsSheet, dismiss: D27; the rest: M)
///
/// `dismiss(_ sender: Any?)` needs `@IBAction` and is left out.
@MainActor
open class NSViewController: NSResponder {
  private var storedView: NSView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  nonisolated public override init() { super.init() }

  open var title: String?

  open var view: NSView {
    get {
      if let storedView { return storedView }
      loadView()
      viewDidLoad()
      return storedView ?? NSView(frame: .zero)
    }
    set { storedView = newValue }
  }

  open func loadView() { storedView = NSView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}

  private var presented: [NSViewController] = []
  open var presentedViewControllers: [NSViewController]? { presented.isEmpty ? nil : presented }
  open private(set) weak var presentingViewController: NSViewController?

  /// <https://developer.apple.com/documentation/appkit/nsviewcontroller/presentassheet(_:)> (D27)
  open func presentAsSheet(_ viewController: NSViewController) { show(viewController) }

  /// <https://developer.apple.com/documentation/appkit/nsviewcontroller/presentasmodalwindow(_:)> (M)
  open func presentAsModalWindow(_ viewController: NSViewController) { show(viewController) }

  /// <https://developer.apple.com/documentation/appkit/nsviewcontroller/dismiss(_:)-91my5> (D27)
  ///
  /// Called on the presenting controller.
  open func dismiss(_ viewController: NSViewController) {
    guard let index = presented.firstIndex(where: { $0 === viewController }) else { return }
    presented.remove(at: index)
    viewController.viewWillDisappear()
    viewController.presentingViewController = nil
    viewController.viewDidDisappear()
  }

  private func show(_ viewController: NSViewController) {
    _ = viewController.view
    presented.append(viewController)
    viewController.presentingViewController = self
    viewController.viewWillAppear()
    viewController.viewDidAppear()
  }
}
