import Headgate
import SwiftUI
import Testing
import ViewHost

@MainActor
@Suite("Presented children of a store")
struct PresentationTests {
  let store = Store(initialState: Screens.State()) { Screens() }

  // holds: UI-10
  @Test("A child is shown while its state exists; a swipe sends one dismissal", arguments: [true, false])
  func sheet(tracksPrimitives: Bool) throws {
    let host = ViewHost(ScreensView(store: store), tracksPrimitives: tracksPrimitives)
    try host.tap("Show")
    #expect(host.presentations == ["sheet"])
    #expect(host.texts.contains("Item 1"))
    try host.tap("Count 0")
    try host.type("New", into: "Title")
    #expect(store.item == Screens.Item.State(id: 1, title: "New", count: 1))
    try host.swipeAway()
    #expect(host.presentationCount == 0)
    #expect(store.log == ["dismiss item 1"])
    #expect(store.item == nil)
  }

  // holds: UI-10
  @Test("A change inside of a child does not present it again")
  func change() throws {
    let host = ViewHost(ScreensView(store: store))
    try host.tap("Show")
    let evaluations = host.evaluations(of: ScreensView.self)
    try host.tap("Count 0")
    try host.tap("Count 1")
    #expect(host.evaluations(of: ScreensView.self) == evaluations)
    #expect(host.texts.contains("Count 2"))
  }

  // holds: UI-10
  @Test("A child that dismisses itself leaves the screen, and no second dismissal is sent")
  func dismissItself() async throws {
    let host = ViewHost(ScreensView(store: store))
    try host.tap("Show")
    try host.tap("Close")
    while store.item != nil { await host.nextChange() }
    host.update()
    #expect(host.presentationCount == 0)
    #expect(store.log == ["dismiss item 1"])
  }

  // holds: UI-11
  @Test("A child of another identity is another item", arguments: [true, false])
  func replacement(tracksPrimitives: Bool) throws {
    let host = ViewHost(ScreensView(store: store), tracksPrimitives: tracksPrimitives)
    store.send(.show(1))
    host.update()
    store.send(.show(2))
    host.update()
    #expect(host.texts.contains("Item 2"))
    #expect(host.presentations == ["sheet"])
    #expect(store.log.isEmpty)
    try host.swipeAway()
    #expect(store.log == ["dismiss item 2"])
  }

  // holds: UI-11
  @Test("The store of a replaced child keeps its last state, and its bindings are ignored")
  func replacedStore() throws {
    @Bindable var store = store
    store.send(.show(1))
    let binding = $store.scope(state: \.item, action: \.item)
    let first = try #require(binding.wrappedValue)
    #expect(binding.wrappedValue === first)
    store.send(.show(2))
    #expect(binding.wrappedValue !== first)
    #expect(first.title == "Item 1")
    @Bindable var child = first
    $child.title.wrappedValue = "Late"
    #expect(store.item == Screens.Item.State(id: 2, title: "Item 2"))
  }

  // holds: UI-12
  @Test("A swipe during which the parent replaces the child does not dismiss the new child", arguments: [true, false])
  func swipeDuringReplacement(tracksPrimitives: Bool) throws {
    let host = ViewHost(ScreensView(store: store), tracksPrimitives: tracksPrimitives)
    try host.tap("Show")
    let swipe = try host.beginSwipe()
    store.send(.show(2))
    host.update()
    swipe.finish()
    #expect(store.log.isEmpty)
    #expect(store.item?.id == 2)
    #expect(host.texts.contains("Item 2"))
  }

  // holds: UI-12
  @Test("A second write of nil, and a write for a child that is gone, send nothing")
  func writtenTwice() {
    @Bindable var store = store
    store.send(.show(1))
    let binding = $store.scope(state: \.item, action: \.item)
    binding.wrappedValue = nil
    binding.wrappedValue = nil
    #expect(store.log == ["dismiss item 1"])
    store.send(.show(2))
    binding.wrappedValue = nil
    #expect(store.item?.id == 2)
    #expect(store.log == ["dismiss item 1"])
  }

  // holds: UI-13
  @Test("Both spellings present the cases of a destination", arguments: [true, false])
  func destination(tracksPrimitives: Bool) throws {
    let host = ViewHost(ScreensView(store: store), tracksPrimitives: tracksPrimitives)
    store.send(.present(.edit(Screens.Item.State(id: 1, title: "Edited"))))
    host.update()
    #expect(host.texts.contains("Edited"))
    try host.tap("Count 0")
    #expect(store.destination?.edit?.count == 1)
    store.send(.present(.settings(Screens.Settings.State())))
    host.update()
    try host.toggle("Setting")
    #expect(store.destination?.settings?.isOn == true)
    #expect(store.log.isEmpty)
    try host.swipeAway()
    #expect(store.destination == nil)
    #expect(store.log == ["dismiss destination"])
  }

  // holds: UI-13
  @Test("A destination that switches its case while its sheet is swiped away keeps the new case")
  func switchDuringSwipe() throws {
    let host = ViewHost(ScreensView(store: store))
    store.send(.present(.edit(Screens.Item.State(id: 1, title: "Edited"))))
    host.update()
    let swipe = try host.beginSwipe()
    store.send(.present(.settings(Screens.Settings.State())))
    host.update()
    swipe.finish()
    #expect(store.log.isEmpty)
    #expect(store.destination?.is(\.settings) == true)
    #expect(host.presentations == ["sheet"])
    try host.toggle("Setting")
    #expect(store.destination?.settings?.isOn == true)
  }

  // holds: UI-10
  @Test("Covers, popovers and destinations of a stack dismiss in the same way", arguments: Container.allCases)
  func containers(container: Container) throws {
    let host = ViewHost(ContainerView(store: store, container: container))
    store.send(.show(1))
    host.update()
    #expect(host.texts.contains("Item 1"))
    store.send(.show(2))
    host.update()
    #expect(host.texts.contains("Item 2"))
    switch container {
    case .cover:
      store.send(.show(nil))
      host.update()
    case .popover: try host.swipeAway()
    case .destination: try host.pop()
    }
    #expect(store.item == nil)
    #expect(store.log == (container == .cover ? [] : ["dismiss item 2"]))
    #expect(host.texts == ["Root"])
  }

  enum Container: CaseIterable {
    case cover, popover, destination
  }
}

private struct ContainerView: View {
  @Bindable var store: StoreOf<Screens>
  let container: PresentationTests.Container

  var body: some View {
    let item = $store.scope(state: \.item, action: \.item)
    switch container {
    case .cover: Text("Root").fullScreenCover(item: item) { ItemView(store: $0) }
    case .popover: Text("Root").popover(item: item) { ItemView(store: $0) }
    case .destination:
      NavigationStack { Text("Root").navigationDestination(item: item) { ItemView(store: $0) } }
    }
  }
}
