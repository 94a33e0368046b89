#if canImport(UIKit) && !os(watchOS)
  public import HeadgateCore
  public import SwiftUI
  public import UIKit

  /// A navigation controller that shows the elements of a stack.
  ///
  /// Elements that are pushed in the state are pushed on the screen. When the user or other code pops controllers, `.popFrom` is sent once,
  /// with the id of the lowest element that was popped. A change of the state during a transition is shown after the transition. A controller
  /// is created once for each element id. Controllers that other code pushes stay until the ids of the stack change.
  ///
  /// ```swift
  /// let controller = NavigationStackController(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootViewController(store: store)
  /// } destination: { store in
  ///   DetailViewController(store: store)
  /// }
  /// ```
  open class NavigationStackController: UINavigationController {
    private let stackDelegate = StackDelegate()
    private var path: StackPath?
    private var entries = StackEntries<UIViewController>()
    private var isWaiting = false

    /// Creates a navigation controller for the elements of a stack.
    ///
    /// - Parameters:
    ///   - path: The store of the stack.
    ///   - root: The controller below all elements.
    ///   - destination: Creates the controller of an element from the element's store.
    public convenience init<ElementState, ElementAction>(
      path: Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>,
      root: () -> UIViewController,
      destination: @escaping (Store<ElementState, ElementAction>) -> UIViewController
    ) {
      self.init(nibName: nil, bundle: nil)
      start(root(), StackPath({ path.wrappedValue }) { store, id in store.handle.element(id).map(destination) })
    }

    /// Creates a navigation controller for the elements of a stack, each behind a gate.
    ///
    /// - Parameters:
    ///   - path: The store of the stack.
    ///   - root: The controller below all elements.
    ///   - destination: Creates the controller of an element from the element's own store.
    public convenience init<Child: Reducer>(
      path: Binding<Store<StackState<Child.State>, StackAction<Child.State, Gate<Child>>>>,
      root: () -> UIViewController,
      destination: @escaping (Store<Child.State, Child.Action>) -> UIViewController
    ) {
      self.init(nibName: nil, bundle: nil)
      start(root(), StackPath({ path.wrappedValue }) { store, id in store.handle.gatedElement(id).map(destination) })
    }

    /// Creates a navigation controller for the elements of a stack, each behind a gate, for the controller of a gated feature.
    ///
    /// - Parameters:
    ///   - path: The stack of a view store.
    ///   - root: The controller below all elements.
    ///   - destination: Creates the controller of an element from the element's view store.
    public convenience init<Child: Reducer>(
      path: Binding<ViewStoreStack<Child>>,
      root: () -> UIViewController,
      destination: @escaping (ViewStore<Child>) -> UIViewController
    ) {
      self.init(nibName: nil, bundle: nil)
      start(
        root(),
        StackPath({ path.wrappedValue.store }) { _, id in path.wrappedValue.element(id).map(destination) }
      )
    }

    /// Creates a navigation controller without a stack, as `UINavigationController` does.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller without a stack, from an archive.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// The delegate. A write sets the delegate that receives the calls; a read returns an object that forwards to it.
    ///
    /// The calls of the appearance and of the animations are forwarded; those of the orientation are not.
    // UIKit may read this property to find whom to call. So a read does not return the user's delegate.
    open override var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        // Code that restores a delegate writes back what it has read.
        if newValue !== stackDelegate { stackDelegate.base = newValue }
        super.delegate = stackDelegate
      }
    }

    private func start(_ root: UIViewController, _ path: StackPath) {
      self.path = path
      super.delegate = stackDelegate
      stackDelegate.shown = { [weak self] in self?.sendPop() }
      setViewControllers([root], animated: false)
      observe { [weak self] in self?.update(path.ids()) }
    }

    /// Shows the elements. A change of the stack during a transition has no documented result, so it waits.
    private func update(_ ids: [StackElementID]) {
      guard !isWaiting, ids != entries.ids else { return }
      isWaiting = true
      afterTransition { [weak self] in self?.show() }
    }

    private func show() {
      isWaiting = false
      // A stack that is not on the screen does not tell its delegate about a pop.
      sendPop()
      guard let path, case let ids = path.ids(), ids != entries.ids else { return }
      entries.update(ids, make: path.makeController)
      let root = viewControllers.prefix(1)
      setViewControllers(root + entries.controllers, animated: viewIfLoaded?.window != nil)
    }

    /// Sends the pop of the elements whose controllers have left the stack.
    private func sendPop() {
      if let id = entries.removePopped(present: viewControllers) { path?.pop(id) }
    }
  }
#endif
