import AppKit
import Headgate
@testable import HeadgateSupport
@testable import HeadgateUI
import SwiftUI
import Testing

/// A controller that binds its presentations in the way of a test.
@MainActor
private final class RootController: NSViewController {
  @Bindable var store: StoreOf<Screens>
  private let bind: (RootController) -> Void

  init(store: StoreOf<Screens>, bind: @escaping (RootController) -> Void) {
    self.store = store
    self.bind = bind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind(self)
  }
}

@MainActor
private final class ItemController: NSViewController {
  init(store: StoreOf<Screens.Item>) {
    super.init(nibName: nil, bundle: nil)
    observe { [weak self] in self?.title = "\(store.title) \(store.count)" }
  }

  required init?(coder: NSCoder) { fatalError("not in an archive") }
}

/// Waits until other tasks of the main actor have run.
private func settle() async {
  for _ in 0..<20 { await Task.yield() }
}

@MainActor
@Suite("Stores in view controllers of AppKit")
struct AppKitTests {
  let store = Store(initialState: Screens.State()) { Screens() }
  let window = NSWindow()

  private func show(_ bind: @escaping (RootController) -> Void) -> RootController {
    let root = RootController(store: store, bind: bind)
    window.contentViewController = root
    return root
  }

  private func sheet() -> RootController {
    show { root in
      root.presentAsSheet(item: root.$store.scope(state: \.item, action: \.item)) { ItemController(store: $0) }
    }
  }

  // holds: KIT-1, KIT-2
  @Test("A view observes until it is deallocated")
  func observation() {
    var field: NSTextField? = NSTextField(frame: .zero)
    var runs = 0
    field?.observe { [weak field, store] in
      runs += 1
      field?.stringValue = store.log.joined()
    }
    store.send(.ask("a"))
    store.send(.alert(.dismiss))
    #expect(field?.stringValue == "dismiss alert")
    weak let object = field
    field = nil
    #expect(object == nil)
    store.send(.ask("b"))
    store.send(.alert(.dismiss))
    #expect(runs == 2)
  }

  // holds: KIT-50
  @Test("A sheet is presented while its state exists, and another identity replaces it")
  func present() async {
    let root = sheet()
    store.send(.show(1))
    #expect(root.presentedViewControllers?.map(\.title) == ["Item 1 0"])
    store.send(.show(2))
    await settle()
    #expect(root.presentedViewControllers?.map(\.title) == ["Item 2 0"])
    store.send(.show(nil))
    await settle()
    #expect(root.presentedViewControllers == nil)
    #expect(store.log.isEmpty)
  }

  // holds: KIT-50
  @Test("A state that exists before the view is in a window is presented when the view appears")
  func initial() {
    store.send(.show(1))
    let root = RootController(store: store) { root in
      root.presentAsSheet(item: root.$store.scope(state: \.item, action: \.item)) { ItemController(store: $0) }
    }
    _ = root.view
    #expect(root.presentedViewControllers == nil)
    window.contentViewController = root
    #expect(root.presentedViewControllers?.count == 1)
  }

  // holds: KIT-18
  @Test(
    "An item of a hosting controller or a container that is in no window is reported once",
    arguments: [true, false]
  )
  func unnoticed(isHosting: Bool) {
    @Bindable var bindable = store
    let root = isHosting ? NSHostingController(rootView: Text("Root")) : NSTabViewController(nibName: nil, bundle: nil)
    store.send(.show(1))
    let line = #line + 2
    withKnownIssue {
      root.presentAsSheet(item: $bindable.scope(state: \.item, action: \.item)) { ItemController(store: $0) }
      store.send(.show(2))
    } matching: { issue in
      issue.description.contains(isHosting ? #""NSHostingController<Text>" is"# : #""NSTabViewController" is"#)
        && issue.description.contains("[PRESENT-1]")
        && issue.sourceLocation?.line == line
    }
  }

  // holds: KIT-50
  @Test("A sheet that code ends sends one dismissal", arguments: [true, false])
  func dismissByCode(isHosting: Bool) async throws {
    let root = show { root in
      root.presentAsSheet(item: root.$store.scope(state: \.item, action: \.item)) { store in
        isHosting ? NSHostingController(rootView: ItemView(store: store)) : ItemController(store: store)
      }
    }
    store.send(.show(1))
    root.dismiss(try #require(root.presentedViewControllers?.first))
    await settle()
    #expect(store.log == ["dismiss item 1"])
    store.send(.show(2))
    #expect(root.presentedViewControllers?.count == 1)
  }

  // holds: KIT-50
  @Test("A flag presents, and is false after the sheet has ended")
  func flag() async throws {
    let settings = Store(initialState: Screens.Settings.State(isOn: true)) { Screens.Settings() }
    @Bindable var store = settings
    var dismissals = 0
    let root = show { root in
      root.presentAsSheet(isPresented: $store.isOn, onDismiss: { dismissals += 1 }) {
        NSViewController(nibName: nil, bundle: nil)
      }
    }
    root.dismiss(try #require(root.presentedViewControllers?.first))
    await settle()
    #expect(!settings.isOn)
    #expect(dismissals == 1)
  }

  // holds: KIT-50
  @Test("A sheet that a state dismisses has ended when 'onDismiss' runs, also when another sheet ends before")
  func animatedEnd() async throws {
    var dismissals = 0
    let root = show { root in
      root.presentAsSheet(item: root.$store.scope(state: \.item, action: \.item), onDismiss: { dismissals += 1 }) {
        ItemController(store: $0)
      }
    }
    store.send(.show(1))
    let sheet = try #require(root.presentedViewControllers?.first?.view.window)
    let other = NSWindow()
    window.beginSheet(other)
    window._holdsSheets = true
    store.send(.show(2))
    await settle()
    #expect(sheet.sheetParent === window)
    #expect(dismissals == 0)
    #expect(window.sheets.count == 2)
    window._holdsSheets = false
    window.endSheet(other, returnCode: .OK)
    await settle()
    #expect(dismissals == 0)
    window._finishSheets()
    await settle()
    #expect(dismissals == 1)
    #expect(root.presentedViewControllers?.map(\.title) == ["Item 2 0"])
    #expect(store.log.isEmpty)
  }

  // holds: KIT-50
  @Test("A sheet that code ends has ended when 'onDismiss' runs")
  func animatedEndByCode() async throws {
    var dismissals = 0
    let root = show { root in
      root.presentAsSheet(item: root.$store.scope(state: \.item, action: \.item), onDismiss: { dismissals += 1 }) {
        ItemController(store: $0)
      }
    }
    store.send(.show(1))
    window._holdsSheets = true
    root.dismiss(try #require(root.presentedViewControllers?.first))
    await settle()
    #expect(dismissals == 0)
    window._finishSheets()
    await settle()
    #expect(dismissals == 1)
    #expect(store.log == ["dismiss item 1"])
  }

  // holds: KIT-16
  @Test("Neither the presenting nor the presented controller is in a cycle")
  func cycles() async {
    weak var presenting: NSViewController?
    weak var presented: NSViewController?
    do {
      let root = sheet()
      store.send(.show(1))
      presenting = root
      presented = root.presentedViewControllers?.first
      #expect(presented != nil)
      store.send(.show(nil))
      window.contentViewController = nil
    }
    await settle()
    #expect(presenting == nil)
    #expect(presented == nil)
  }
}

@MainActor
@Suite("Alerts and fields of AppKit")
struct AppKitControlTests {
  let store = Store(initialState: Screens.State()) { Screens() }
  let window = NSWindow()

  private func press(_ title: String) throws {
    try #require(AlertWindow.alert(in: window))._press(title)
  }

  private func showAlerts() {
    window.contentViewController = RootController(store: store) { root in
      root.presentAlert(item: root.$store.scope(state: \.alert, action: \.alert))
      root.presentAlert(item: root.$store.scope(state: \.dialog, action: \.dialog))
    }
  }

  // holds: KIT-51
  @Test("An alert has the title, the message and the buttons of its state, with their roles")
  func contents() {
    let alert = NSAlert(state: Screens.question("Delete?"))
    #expect(alert.messageText == "Delete?")
    #expect(alert.informativeText == "It cannot be restored.")
    #expect(alert.buttons.map(\.title) == ["Delete", "Ask again", "Cancel"])
    #expect(alert.buttons.map(\.hasDestructiveAction) == [true, false, false])
    #expect(alert.buttons.map(\.keyEquivalent) == ["", "", "\u{1B}"])
  }

  // holds: KIT-51
  @Test(
    "A button sends its action once; a button without an action sends one dismissal",
    arguments: ["Delete", "Cancel"]
  )
  func buttons(title: String) async throws {
    showAlerts()
    store.send(.ask("Delete?"))
    let alert = try #require(AlertWindow.alert(in: window))
    alert._press(title)
    alert._press("Delete")
    await settle()
    #expect(store.log == [title == "Delete" ? "confirmed" : "dismiss alert"])
    #expect(window.attachedSheet == nil)
  }

  // holds: KIT-51
  @Test("An action that asks again shows the new alert, and a replacement sends nothing")
  func again() async throws {
    showAlerts()
    store.send(.ask("First"))
    store.send(.ask("Second"))
    await settle()
    #expect(store.log.isEmpty)
    try press("Ask again")
    await settle()
    #expect(store.log == ["again"])
    #expect(try #require(AlertWindow.alert(in: window)).messageText == "Really?")
    store.send(.alert(.dismiss))
    #expect(window.attachedSheet == nil)
  }

  // holds: KIT-51
  @Test("An alert that a state dismisses has ended when the next presentation may begin")
  func animatedEnd() async {
    let root = NSViewController(nibName: nil, bundle: nil)
    window.contentViewController = root
    var ends = 0
    let presenter = ItemPresenter(
      style: AlertStyle(presenting: root),
      onDismiss: { ends += 1 },
      callSite: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column),
      neighbors: { [] }
    )
    presenter.update(
      PresentedItem(
        id: 1,
        type: Int.self,
        makeController: { AlertSheet(AlertContents(Screens.question("Delete?")), answer: { _ in }) },
        dismiss: {}
      )
    )
    window._holdsSheets = true
    presenter.update(nil)
    await settle()
    #expect(window.sheets.count == 1)
    #expect(ends == 0)
    window._finishSheets()
    await settle()
    #expect(ends == 1)
  }

  // holds: KIT-51
  @Test("A dialog is an alert, and waits until another sheet has ended")
  func dialog() async throws {
    showAlerts()
    let other = NSWindow()
    window.beginSheet(other)
    store.send(.choose)
    #expect(window.sheets.count == 1)
    window.endSheet(other, returnCode: .OK)
    await settle()
    #expect(try #require(AlertWindow.alert(in: window)).messageText == "Choose")
    try press("One")
    #expect(store.log == ["confirmed"])
  }

  // holds: KIT-52
  @Test("A text field shows what the state says, and its binding ends with its token")
  func field() {
    let settings = Store(initialState: Screens.Item.State(id: 1, title: "a")) { Screens.Item() }
    @Bindable var item = settings
    let field = NSTextField(frame: .zero)
    let token = field.bind(text: $item.title)
    #expect(field.stringValue == "a")
    field._type("ab")
    #expect(settings.title == "ab")
    settings.send(.binding(.set(\.title, "c")))
    #expect(field.stringValue == "c")
    field.bind(text: Binding(get: { settings.title }, set: { _ in }))
    field._type("refused")
    #expect(field.stringValue == "c")
    #expect(token.isCancelled)
  }
}

/// Finds the alert of a sheet. AppKit has no such function.
@MainActor
private enum AlertWindow {
  static func alert(in window: NSWindow) -> NSAlert? { window.attachedSheet?._alert }
}
