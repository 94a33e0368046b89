import Headgate
import HeadgateTesting
import Testing

struct MembershipTests {
  // snippet: membership-test
  @Test func theNameIsChecked() async {
    let store = TestStore(initialState: Membership.State()) { Membership() }
    await store.send(\.binding.name, "A name that is much too long") {
      $0.name = "A name that is much too long"
      $0.isNameTooLong = true
    }
    await store.send(.binding(.set(\.address.city, "Rome"))) { $0.address.city = "Rome" }
    await store.send(\.binding.wantsNews, true) { $0.wantsNews = true }
    await store.send(.resetButtonTapped) { $0 = Membership.State() }
  }
  // snippet end

  @Test @MainActor func aControlSetsAProperty() {
    // snippet: membership-store
    let store = Store(initialState: Membership.State()) { Membership() }
    store.name = "Blob"
    store.wantsNews.toggle()
    store.address.city = "Rome"
    // snippet end
    #expect(store.name == "Blob")
    #expect(store.wantsNews)
    #expect(store.address.city == "Rome")
    let bindings = LockIsolated<[String]>([])
    let token = store.onAction { _, action in
      switch action {
      case .binding(\.address): bindings.withValue { $0.append("address") }
      case .binding(\.address.city): bindings.withValue { $0.append("city") }
      default: break
      }
    }
    store.address.city = "Oslo"
    #expect(bindings.value == ["address"])
    token.cancel()
  }

  @Test @MainActor func aMissingReducerIsReported() async {
    let issues = await recordingIssues {
      let store = Store(initialState: MembershipWithoutReducer.State()) { MembershipWithoutReducer() }
      store.name = "Blob"
      #expect(store.name == "")
    }
    #expect(issues.map(\.number) == ["CORE-20"])
  }

  @Test @MainActor func aScreenSendsViewActions() {
    let store = Store(initialState: MembershipForm.State()) { MembershipForm() }
    let screen = MembershipScreen(store: store)
    for key in "Ada\n" { screen.keyPressed(key) }
    #expect(store.name == "Ada")
    #expect(store.isSaved)
    screen.keyPressed("!")
    #expect(!store.isSaved)
  }

  @Test func aChangeIsNotSaved() async {
    let store = TestStore(initialState: MembershipForm.State(isSaved: true)) { MembershipForm() }
    await store.send(\.view.binding.name, "Ada") {
      $0.name = "Ada"
      $0.isSaved = false
    }
  }

  // snippet: member-test
  @Test func aMemberIsDeleted() async {
    let store = TestStore(initialState: MemberList.State()) { MemberList() }
    await store.send(.deleteButtonTapped("Blob")) { $0.alert = .deletion(of: "Blob") }
    await store.send(\.alert.presented.deletionConfirmed, "Blob") {
      $0.members = ["Ada"]
      $0.alert = nil
    }
  }
  // snippet end

  @Test func cancelDismisses() async {
    let store = TestStore(initialState: MemberList.State()) { MemberList() }
    await store.send(.deleteButtonTapped("Blob")) { $0.alert = .deletion(of: "Blob") }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func anotherAlertStays() async {
    let store = TestStore(initialState: MemberList.State()) { MemberList() }
    await store.send(.deleteButtonTapped("Blob")) { $0.alert = .deletion(of: "Blob") }
    await store.send(\.alert.presented.askAgain, "Blob")
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func sorting() async {
    let store = TestStore(initialState: MemberList.State()) { MemberList() }
    await store.send(.sortButtonTapped) { $0.dialog = .sorting }
    await store.send(\.dialog.presented.descending) {
      $0.members = ["Blob", "Ada"]
      $0.dialog = nil
    }
  }

  @Test func anActionWithoutAnAlertIsReported() async {
    let issues = await recordingIssues {
      let store = TestStore(initialState: MemberList.State()) { MemberList() }
      await store.send(\.alert.presented.deletionConfirmed, "Blob") { $0.members = ["Ada"] }
    }
    #expect(issues.map(\.number) == ["CORE-4"])
  }

  @Test func anAlertIsOneOfSeveralDestinations() async {
    let store = TestStore(initialState: MemberScreen.State()) { MemberScreen() }
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.deletion(of: "Ada")) }
    await store.send(\.destination.presented.alert.deletionConfirmed, "Ada") { $0.destination = nil }
  }

  @Test @MainActor func anAlertIsShown() {
    let store = Store(initialState: MemberList.State()) { MemberList() }
    store.send(.deleteButtonTapped("Blob"))
    var lines: [String] = []
    // snippet: member-show
    if let alert = store.alert {
      lines.append(String(state: alert.title))
      for button in alert.buttons { lines.append("- \(String(state: button.label))") }
    }
    // snippet end
    #expect(lines == ["Delete Blob?", "- Delete", "- Ask again", "- Cancel"])
    // snippet: member-answer
    if let button = store.alert?.buttons.first {
      store.send(.alert(button.action.action.map { .presented($0) } ?? .dismiss))
    }
    // snippet end
    #expect(store.members == ["Ada"])
    #expect(store.alert == nil)
  }
}
