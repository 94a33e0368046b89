// swift-format-ignore-file
import ComposableArchitecture
import XCTest

@testable import Clubhouse

@MainActor
final class ClubhouseTests: XCTestCase
{
  func testMembersAreLoadedWhenTheListAppears() async
  {
    let store = TestStore(initialState: Members.State()) { Members() } withDependencies: {
      $0.memberClient.all = { [Member(id: 1, name: "Ines")] }
    }

    await store.send(.view(.membersAppeared))
    await store.receive(\.internal.membersLoaded.success) // near-miss: internal-outside-feature
    {
      $0.all = [MemberRow.State(member: Member(id: 1, name: "Ines"))]
    }
  }

  func testEditorTellsItsParent() async
  {
    let store = TestStore(initialState: MemberEditor.State(member: Member(id: 4, name: "Olek"))) {
      MemberEditor()
    } withDependencies: {
      $0.memberClient.save = { $0 }
      $0.dismiss = DismissEffect {}
    }

    await store.send(.view(.saveButtonTapped))
    await store.receive(\.internal.saved)
    await store.receive(\.delegate.memberSaved)
  }

  func testRemovedRowDisappears() async
  {
    let rows = [Member(id: 1), Member(id: 2)].map { MemberRow.State(member: $0) }
    let store = TestStore(initialState: Members.State(all: IdentifiedArray(uniqueElements: rows))) {
      Members()
    }

    await store.send(\.rows[id: 2].view.deleteSwiped)
    await store.receive(\.rows[id: 2].delegate.removed)
    {
      $0.all.remove(id: 2)
    }
  }

  func testRainMovesPlayersIndoors() async
  {
    var state = Courts.State()
    state.filter.indoor = false
    let store = TestStore(initialState: state) { Courts() } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.weather.rain = { Just(()).eraseToAnyPublisher() }
      $0.courtClient.slots = { _ in [] }
    }

    await store.send(.view(.courtsAppeared)) { $0.date = Date(timeIntervalSince1970: 0) }
    await store.skipReceivedActions()
    XCTAssertTrue(store.state.filter.indoor)
  }

  func testChoice() async
  {
    let store = TestStore(initialState: ChoicePicker<String>.State(choices: ["a", "b"])) {
      ChoicePicker<String>()
    }
    await store.send(.view(.choiceTapped("b"))) { $0.chosen = "b" }
    await store.receive(\.delegate.picked)
  }
}
