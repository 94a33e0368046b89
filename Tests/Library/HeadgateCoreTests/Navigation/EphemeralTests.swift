// Tests of: NAV-25, NAV-26, NAV-27, NAV-28, NAV-30, NAV-31

import Headgate
import HeadgateTesting
import Testing

@MainActor
struct EphemeralTests {
  private func makeStore(
    _ isChain: Bool,
    _ state: Folder.State = Folder.State(alert: .delete)
  ) -> TestStoreOf<Folder> {
    TestStore(initialState: state) { Folder(isChain: isChain) }
  }

  // holds: NAV-25
  @Test(arguments: [true, false])
  func `the parent sees an action of an alert while the alert is there, and then the alert is gone`(
    isChain: Bool
  ) async {
    let store = makeStore(isChain, Folder.State())
    await store.send(.deleteButtonTapped) { $0.alert = .delete }
    await store.send(.alert(.presented(.confirmed))) {
      $0.log = ["confirmed: Delete?"]
      $0.alert = nil
    }
    await store.send(.deleteButtonTapped) { $0.alert = .delete }
    await store.send(\.alert.confirmed) {
      $0.log.append("confirmed: Delete?")
      $0.alert = nil
    }
  }

  // holds: NAV-25
  @Test(arguments: [true, false])
  func `an effect of the parent outlives the alert`(isChain: Bool) async {
    let store = makeStore(isChain, Folder.State(alert: .delete, dialog: .move))
    await store.send(\.alert.waited) {
      $0.log = ["waited: Delete?"]
      $0.alert = nil
    }
    await store.receive(\.dialog.chosen) {
      $0.log.append("chosen: late")
      $0.dialog = nil
    }
  }

  // holds: NAV-26
  @Test(arguments: [true, false])
  func `an alert that a reducer puts in its place stays`(isChain: Bool) async {
    let store = makeStore(isChain)
    await store.send(\.alert.failed) {
      $0.log = ["failed: Delete?"]
      $0.alert = .failed
    }
    await store.send(\.alert.confirmed) {
      $0.log.append("confirmed: It could not be deleted.")
      $0.alert = nil
    }
  }

  // holds: NAV-26
  @Test(arguments: [true, false])
  func `an alert made anew stays although it is equal`(isChain: Bool) async {
    let store = makeStore(isChain)
    await store.send(\.alert.repeated) { $0.log = ["repeated: Delete?"] }
    #expect(store.state.alert == .delete)
  }

  // holds: NAV-26
  @Test(arguments: [true, false])
  func `the same alert goes when it is set again or changed, and may be removed`(isChain: Bool) async {
    for action in [Folder.Alert.kept, .changed, .closed] {
      let store = makeStore(isChain)
      await store.send(.alert(.presented(action))) {
        $0.log = ["\(action): Delete?"]
        $0.alert = nil
      }
    }
  }

  // holds: NAV-27
  @Test(arguments: [true, false])
  func `an alert is dismissed without an action of its own`(isChain: Bool) async {
    let store = makeStore(isChain, Folder.State(alert: .delete, dialog: .move))
    await store.send(.alert(.dismiss)) {
      $0.log = ["dismissed: Delete?"]
      $0.alert = nil
    }
    await store.send(\.dialog.dismiss) {
      $0.log.append("dialog dismissed")
      $0.dialog = nil
    }
  }

  // holds: NAV-28
  @Test(arguments: [true, false], [PresentationAction<Folder.Alert>.dismiss, .presented(.confirmed)])
  func `an action without an alert is reported, and the parent sees it`(
    isChain: Bool,
    action: PresentationAction<Folder.Alert>
  ) {
    let store = Store(initialState: Folder.State(dialog: .move)) { Folder(isChain: isChain) }
    let issues = recordingIssues { store.send(.alert(action)) }
    expectOne(
      issues,
      number: action.is(\.dismiss) ? "CORE-17" : "CORE-4",
      text: action == .dismiss
        ? #""ifLet" in "Folder" received "dismiss" for an alert, which is not presented."#
        : #""ifLet" in "Folder" received an action of an alert while its state is nil. The parent sees the action:"#,
      line: Int(isChain ? Folder.line.chain : Folder.line.statement),
      fileID: "HeadgateCoreTests/Folder.swift"
    )
    #expect(store.log == [action == .dismiss ? "dismissed: no alert" : "confirmed: no alert"])
    #expect(store.dialog == .move)
  }

  // holds: NAV-30
  @Test(arguments: [true, false])
  func `an action takes only its own alert or dialog along`(isChain: Bool) async {
    let item = Item.State(name: "Chair")
    let store = makeStore(isChain, Folder.State(alert: .delete, dialog: .move, item: item))
    await store.send(\.item.renamed, "Table") { $0.item?.name = "Table" }
    await store.send(\.dialog.chosen, "Inbox") {
      $0.log = ["chosen: Inbox"]
      $0.dialog = nil
    }
    await store.send(\.alert.confirmed) {
      $0.log.append("confirmed: Delete?")
      $0.alert = nil
    }
    await store.send(\.item.dismiss) { $0.item = nil }
  }

  // holds: NAV-30
  @Test(arguments: [true, false])
  func `an alert may lead to a dialog, and a dialog to an alert`(isChain: Bool) async {
    let store = makeStore(isChain)
    await store.send(\.alert.moved) {
      $0.log = ["moved: Delete?"]
      $0.alert = nil
      $0.dialog = .move
    }
    await store.send(\.dialog.alerted) {
      $0.dialog = nil
      $0.alert = .failed
    }
    await store.send(\.alert.dismiss) {
      $0.log.append("dismissed: It could not be deleted.")
      $0.alert = nil
    }
  }

  // holds: NAV-31
  @Test(arguments: [true, false])
  func `readers are told when an alert comes, is replaced and goes`(isChain: Bool) {
    let store = Store(initialState: Folder.State()) { Folder(isChain: isChain) }
    var titles: [String?] = []
    let token = store.observe { titles.append(store.alert.map { String(state: $0.title) }) }
    store.send(.deleteButtonTapped)
    store.send(.alert(.presented(.failed)))
    store.send(.alert(.dismiss))
    #expect(titles == [nil, "Delete?", "It could not be deleted.", nil])
    withExtendedLifetime(token) {}
  }
}
