import Headgate
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("A navigation controller for a stack")
struct NavigationStackControllerTests {
  @Bindable var store: StoreOf<Tour>
  let stack: NavigationStackController
  let window: TestWindow

  init() {
    let bindable = Bindable(Store(initialState: Tour.State()) { Tour() })
    _store = bindable
    stack = NavigationStackController(path: bindable.scope(state: \.path, action: \.path)) {
      UIViewController(nibName: nil, bundle: nil)
    } destination: { store in
      switch store.case {
      case .item(let store): ItemController(store: store)
      case .settings: UIViewController(nibName: nil, bundle: nil)
      }
    }
    window = TestWindow(stack)
  }

  private var titles: [String?] { stack.viewControllers.dropFirst().map(\.title) }

  private func push(_ ids: Int...) {
    for id in ids { store.send(.push(id)) }
  }

  // holds: KIT-20
  @Test("Elements that are pushed and popped in the state are pushed and popped on the screen")
  func state() {
    push(1, 2)
    #expect(stack.viewControllers.count == 3)
    #expect(stack.topViewController?.title == "Item 2 0")
    let first = stack.viewControllers[1]
    store.send(.path(.popFrom(id: store.path.ids.last!)))
    #expect(stack.topViewController === first)
    push(3)
    #expect(stack.viewControllers[1] === first)
    store.send(.popAll)
    #expect(stack.viewControllers.count == 1)
  }

  // holds: KIT-20
  @Test("Elements that exist before the view are shown with it")
  func initial() {
    push(1, 2)
    let other = NavigationStackController(path: $store.scope(state: \.path, action: \.path)) {
      UIViewController(nibName: nil, bundle: nil)
    } destination: { _ in
      UIViewController(nibName: nil, bundle: nil)
    }
    #expect(other.viewControllers.count == 3)
  }

  // holds: KIT-21
  @Test("The back button and a pop of several controllers send one pop, with the lowest id")
  func pops() {
    push(1, 2, 3)
    stack.popViewController(animated: true)
    #expect(store.log == ["pop 3"])
    #expect(store.path.count == 2)
    stack.popToRootViewController(animated: true)
    #expect(store.log == ["pop 3", "pop 1"])
    #expect(store.path.isEmpty)
    #expect(stack.viewControllers.count == 1)
  }

  // holds: KIT-21
  @Test("A pop by code in a stack that is in no window is sent before the next change is shown")
  func popOutsideOfWindow() {
    push(1, 2)
    window.window.rootViewController = UIViewController(nibName: nil, bundle: nil)
    stack.popViewController(animated: false)
    #expect(store.path.count == 2)
    push(3)
    #expect(store.log == ["pop 2"])
    #expect(titles == ["Item 1 0"])
    #expect(store.path.count == 1)
  }

  // holds: KIT-21
  @Test("A swipe back sends one pop, and a cancelled swipe sends nothing", arguments: [true, false])
  func swipe(isFinished: Bool) throws {
    push(1)
    let gesture = try #require(stack._beginSwipeBack())
    #expect(store.path.count == 1)
    if isFinished { gesture.finish() } else { gesture.cancel() }
    #expect(store.log == (isFinished ? ["pop 1"] : []))
    #expect(stack.viewControllers.count == (isFinished ? 1 : 2))
    push(2)
    #expect(stack.topViewController?.title == "Item 2 0")
  }

  // holds: KIT-22
  @Test("A path that is popped in the middle of a push is shown after the push")
  func popDuringPush() {
    window.window._holdsTransitions = true
    push(1)
    push(2)
    store.send(.popAll)
    #expect(stack.viewControllers.count == 2)
    window.window._finishTransitions()
    #expect(stack.viewControllers.count == 1)
    #expect(stack._nestedTransitions == 0)
    #expect(store.log.isEmpty)
  }

  // holds: KIT-22
  @Test(
    "An element that is pushed while the user swipes back stays only if the swipe is cancelled",
    arguments: [true, false]
  )
  func pushDuringSwipe(isFinished: Bool) throws {
    push(1)
    let gesture = try #require(stack._beginSwipeBack())
    push(2)
    #expect(stack.viewControllers.count == 1)
    if isFinished { gesture.finish() } else { gesture.cancel() }
    #expect(stack._nestedTransitions == 0)
    #expect(store.path.count == (isFinished ? 0 : 2))
    #expect(titles == (isFinished ? [] : ["Item 1 0", "Item 2 0"]))
    #expect(store.log == (isFinished ? ["pop 1"] : []))
  }

  // holds: KIT-23
  @Test("The user's delegate is called")
  func delegate() {
    let recorder = NavigationRecorder()
    stack.delegate = recorder
    push(1)
    stack.popViewController(animated: true)
    #expect(recorder.shown.count == 2)
    #expect(store.path.isEmpty)
  }

  // holds: KIT-24
  @Test("Elements behind a gate are shown with their own stores")
  func gates() {
    let store = Store(initialState: Door.State()) { Door() }
    @Bindable var bindable = store
    var children: [StoreOf<Login>] = []
    let stack = NavigationStackController(path: $bindable.scope(state: \.path, action: \.path)) {
      UIViewController(nibName: nil, bundle: nil)
    } destination: { (child: StoreOf<Login>) in
      children.append(child)
      return UIViewController(nibName: nil, bundle: nil)
    }
    let window = TestWindow(stack)
    store.send(.path(.push(id: 0, state: Login.State())))
    children.first?.send(.view(.tapped))
    #expect(store.heard == 1)
    stack.popViewController(animated: true)
    #expect(store.path.isEmpty)
    withExtendedLifetime(window) {}
  }

  // holds: KIT-16
  @Test("A navigation controller for a stack is in no cycle")
  func cycles() async {
    weak var object: NavigationStackController?
    do {
      let other = NavigationStackController(path: $store.scope(state: \.path, action: \.path)) {
        UIViewController(nibName: nil, bundle: nil)
      } destination: { _ in
        UIViewController(nibName: nil, bundle: nil)
      }
      object = other
      push(1)
      #expect(other.viewControllers.count == 2)
    }
    await settle()
    #expect(object == nil)
  }
}

private final class NavigationRecorder: NSObject, UINavigationControllerDelegate {
  var shown: [UIViewController] = []
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append(viewController) }
}
