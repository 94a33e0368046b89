import Headgate
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Controllers that a state pushes")
struct PushTests {
  let store: StoreOf<Screens>
  let root: ScreensController
  let stack: UINavigationController
  let window: TestWindow

  init() {
    store = Store(initialState: Screens.State()) { Screens() }
    root = ScreensController(store: store) { controller in
      controller.navigationDestination(item: controller.$store.scope(state: \.item, action: \.item)) {
        ItemController(store: $0)
      }
    }
    stack = UINavigationController(rootViewController: root)
    window = TestWindow(stack)
  }

  private var titles: [String?] { stack.viewControllers.dropFirst().map(\.title) }

  // holds: KIT-17
  @Test("A controller is pushed while its item exists, and another item replaces it")
  func push() {
    store.send(.show(1))
    #expect(titles == ["Item 1 0"])
    store.send(.show(2))
    #expect(titles == ["Item 2 0"])
    store.send(.show(nil))
    #expect(titles == [])
    #expect(store.log.isEmpty)
  }

  // holds: KIT-17
  @Test("A pop by the user or by code dismisses the item once", arguments: Pop.allCases)
  func pop(pop: Pop) throws {
    store.send(.show(1))
    switch pop {
    case .button: stack.popViewController(animated: true)
    case .gesture: try #require(stack._beginSwipeBack()).finish()
    case .root: stack.popToRootViewController(animated: false)
    }
    #expect(store.log == ["dismiss item 1"])
    store.send(.show(2))
    #expect(titles == ["Item 2 0"])
  }

  // holds: KIT-17
  @Test("A controller that is popped while another one covers it dismisses the item when it is deallocated")
  func covered() async {
    store.send(.show(1))
    stack.pushViewController(UIViewController(nibName: nil, bundle: nil), animated: false)
    stack.popToRootViewController(animated: false)
    await settle()
    #expect(store.log == ["dismiss item 1"])
    #expect(store.item == nil)
  }

  // holds: KIT-17
  @Test("A cancelled swipe back, and a controller above, send nothing")
  func stays() throws {
    store.send(.show(1))
    try #require(stack._beginSwipeBack()).cancel()
    stack.pushViewController(UIViewController(nibName: nil, bundle: nil), animated: false)
    #expect(store.log.isEmpty)
    #expect(store.item?.id == 1)
  }

  // holds: KIT-17
  @Test("An item that changes during a transition is shown after it")
  func transitions() {
    window.window._holdsTransitions = true
    store.send(.show(1))
    store.send(.show(2))
    store.send(.show(3))
    window.window._finishTransitions()
    #expect(titles == ["Item 3 0"])
    #expect(stack._nestedTransitions == 0)
    #expect(store.log.isEmpty)
  }

  // holds: KIT-17
  @Test("An item that is replaced during a swipe back stays")
  func replacedDuringSwipe() throws {
    store.send(.show(1))
    let gesture = try #require(stack._beginSwipeBack())
    store.send(.show(2))
    gesture.finish()
    #expect(titles == ["Item 2 0"])
    #expect(store.log.isEmpty)
  }

  enum Pop: CaseIterable {
    case button, gesture, root
  }
}
