import Foundation
import Headgate
import HeadgateTesting
import Testing

/// The lines that reports offer to copy, copied from the snapshots.
struct SuggestionsTests {
  // holds: TESTING-3
  @Test func `suggested assignments compile and make the state`() async {
    let start = Profile(
      title: "A",
      author: Author(name: "Blob"),
      tags: ["a", "b"],
      scores: ["x": 1, "y": 2],
      favorites: [1, 2],
      rows: [Row(id: 1), Row(id: 2), Row(id: 3)],
      phase: .loaded(Author(name: "Blob"))
    )
    let store = TestStore(initialState: start) {
      Editor<Profile> {
        $0.author?.name = "Blob \"Jr.\"\n2"
        $0.created = Date(timeIntervalSince1970: 1_234_567_890)
        $0.id = UUID(2)
        $0.tags = ["a", "b", "c"]
        $0.scores = ["y": 2, "z": 3]
        $0.favorites = [2, 3]
        $0.rows = [Row(id: 1, title: "x"), Row(id: 3), Row(id: 4, title: "new")]
        $0.settings.isOn = true
        $0.phase = .loaded(Author(name: "Blob Sr."))
      }
    }
    await store.send(.editButtonTapped) {
      $0.created = Date(timeIntervalSince1970: 1234567890.0)
      $0.id = UUID(2)
      $0.author?.name = "Blob \"Jr.\"\n2"
      $0.tags.append("c")
      $0.scores["x"] = nil
      $0.scores["z"] = 3
      $0.favorites.remove(1)
      $0.favorites.insert(3)
      $0.rows.remove(id: 2)
      $0.rows[id: 1]?.title = "x"
      $0.rows.append(Row(id: 4, title: "new"))
      $0.settings.isOn = true
      $0.phase.modify(\.loaded) { $0.name = "Blob Sr." }
    }
  }

  // holds: TESTING-3
  @Test func `suggested assignments to the elements of a stack compile and make the state`() async {
    let store = TestStore(initialState: StackState<Row>([Row(id: 1), Row(id: 2)])) {
      Editor<StackState<Row>> {
        $0[id: 0]?.title = "x"
        $0.removeLast()
        $0.append(Row(id: 3))
      }
    }
    await store.send(.editButtonTapped) {
      $0[id: 0]?.title = "x"
      $0[id: 1] = nil
      $0[id: 2] = Row(id: 3, title: "")
    }
  }

  // holds: TESTING-8
  @Test func `suggested lines to receive compile and receive the actions`() async {
    let store = TestStore(initialState: Profile()) {
      Reduce<Profile, ProfileAction> { state, action in
        switch action {
        case .loadButtonTapped:
          return .merge(
            .send(.progress(current: 1, total: 2)),
            .send(.rows(.element(id: 7, action: .renamed("Blob")))),
            .send(.response(.failure(ProfileAction.Failure(code: 404)))),
            .send(.imported([Row(id: 1)]))
          )
        case .progress: state.phase = .loading(progress: 50)
        case .imported(let rows): state.rows = IdentifiedArray(uniqueElements: rows)
        default: break
        }
        return .none
      }
    }
    await store.send(.loadButtonTapped)
    await store.receive(.progress(current: 1, total: 2)) { $0.phase = .loading(progress: 50) }
    await store.receive(.rows(.element(id: 7, action: .renamed("Blob"))))
    await store.receive(.response(.failure(ProfileAction.Failure(code: 404))))
    await store.receive(\.imported) { $0.rows.append(Row(id: 1, title: "")) }
  }

  // holds: TESTING-5
  @Test func `an action that has neither equality nor case paths can be received as suggested`() async {
    enum Action {
      case start
      case answer(Any)
    }
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { _, action in
        guard case .start = action else { return .none }
        return .send(.answer("Hello"))
      }
    }
    await store.send(.start)
    await store.receive { if case .answer = $0 { true } else { false } }
  }
}
