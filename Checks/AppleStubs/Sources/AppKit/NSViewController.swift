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
  /// `init()` is a convenience initializer in Objective-C. It must not override that of the responder, which no actor isolates.
  public convenience init(_stub: Void = ()) { self.init(nibName: nil, bundle: nil) }

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

  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() { storedView = NSView(frame: .zero) }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}

  open private(set) var children: [NSViewController] = []
  open private(set) weak var parent: NSViewController?

  /// AppKit calls the functions of the appearance when the view moves to a window. The stub does it when the child is added. (M)
  open func addChild(_ childViewController: NSViewController) {
    children.append(childViewController)
    childViewController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

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
    if let sheet = viewController.view.window { sheet.sheetParent?.endSheet(sheet, returnCode: .cancel) }
    viewController.presentingViewController = nil
    viewController.view.containingWindow = nil
    viewController.disappear()
  }

  private func show(_ viewController: NSViewController) {
    presented.append(viewController)
    viewController.presentingViewController = self
    let sheet = NSWindow()
    view.window?.beginSheet(sheet)
    sheet.contentViewController = viewController
  }

  /// The children whose views are in the view of this controller.
  private var forwarded: [NSViewController] {
    children.filter { $0.isViewLoaded && $0.view.isDescendant(of: view) }
  }

  func appear() {
    _ = view
    viewWillAppear()
    viewDidAppear()
    for child in forwarded { child.appear() }
  }

  func disappear() {
    viewWillDisappear()
    for child in forwarded { child.disappear() }
    viewDidDisappear()
  }
}

/// A container that shows one of its children. <https://developer.apple.com/documentation/appkit/nstabviewcontroller> (M)
@MainActor
open class NSTabViewController: NSViewController {}

/// A container that shows columns. <https://developer.apple.com/documentation/appkit/nssplitviewcontroller> (M)
@MainActor
open class NSSplitViewController: NSViewController {}
