import Foundation
import Headgate
import HeadgateTesting

private struct Plain {
  var name = ""
  var size = 1
}

private struct Tour: Equatable {
  struct Way: Equatable {
    var path = StackState<Row>()
  }

  var path = StackState<Row>()
  var next: Way?
}

/// Compares what no dump shows.
private struct Hidden: Equatable, CustomReflectable {
  var secret = 0
  var customMirror: Mirror { Mirror(self, children: [:]) }
}

// holds: TESTING-3, TESTING-11
extension ReportScenario {
  /// What is said of states of all kinds.
  static let stateKinds: [ReportScenario] = [
    ReportScenario("nested struct") {
      let store = TestStore(initialState: Profile()) {
        Editor<Profile> {
          $0.settings.isOn = true
          $0.settings.rate = 1.5
        }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("optionals") {
      let store = TestStore(initialState: Profile(title: "A", author: Author(name: "Blob"))) {
        Editor<Profile> {
          $0.author?.name = "Blob \"Jr.\"\n2"
          $0.created = Date(timeIntervalSince1970: 1_234_567_890)
          $0.id = UUID(2)
        }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("optional appears") {
      let store = TestStore(initialState: Profile()) { Editor<Profile> { $0.author = Author(name: "Blob") } }
      await store.send(.editButtonTapped)
    },
    ReportScenario("optional disappears") {
      let store = TestStore(initialState: Profile(author: Author(name: "Blob"))) {
        Editor<Profile> { $0.author = nil }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("collections") {
      let store = TestStore(
        initialState: Profile(tags: ["a", "b"], scores: ["x": 1, "y": 2], favorites: [1, 2])
      ) {
        Editor<Profile> {
          $0.tags.append("c")
          $0.scores["x"] = nil
          $0.scores["z"] = 3
          $0.favorites.remove(1)
          $0.favorites.insert(3)
        }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("array") {
      let store = TestStore(initialState: Profile(tags: ["a", "b", "c"])) { Editor<Profile> { $0.tags[1] = "B" } }
      await store.send(.editButtonTapped)
    },
    ReportScenario("array loses elements") {
      let store = TestStore(initialState: Profile(tags: ["a", "b", "c"])) { Editor<Profile> { $0.tags.remove(at: 1) } }
      await store.send(.editButtonTapped)
    },
    ReportScenario("identified array") {
      let store = TestStore(initialState: Profile(rows: [Row(id: 1), Row(id: 2), Row(id: 3)])) {
        Editor<Profile> {
          $0.rows[id: 1]?.title = "x"
          $0.rows.remove(id: 2)
          $0.rows.append(Row(id: 4, title: "new"))
        }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("stack") {
      let store = TestStore(initialState: Tour(path: [Row(id: 1), Row(id: 2)])) {
        Editor<Tour> {
          $0.path[id: 0]?.title = "x"
          $0.path.removeLast()
          $0.path.append(Row(id: 3))
          $0.next = Tour.Way(path: [Row(id: 4)])
        }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("enum changes its case") {
      let store = TestStore(initialState: Profile()) { Editor<Profile> { $0.phase = .loading(progress: 3) } }
      await store.send(.editButtonTapped) { $0.phase = .loading(progress: 2) }
    },
    ReportScenario("enum stays in its case") {
      let store = TestStore(initialState: Profile(phase: .loaded(Author(name: "Blob")))) {
        Editor<Profile> { $0.phase.modify(\.loaded) { $0.name = "Blob Sr." } }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("enum stays in its case and much changes") {
      let store = TestStore(initialState: Profile(phase: .loaded(Author(name: "Blob")))) {
        Editor<Profile> { $0.phase = .loaded(Author(name: "Blob Sr.", age: 60)) }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("state is an enum") {
      let store = TestStore(initialState: .idle) { Editor<Profile.Phase> { $0 = .loaded(Author(name: "Blob")) } }
      await store.send(.editButtonTapped)
    },
    ReportScenario("state is optional") {
      let store = TestStore(initialState: nil) { Editor<Profile?> { $0 = Profile(title: "Blob") } }
      await store.send(.editButtonTapped)
    },
    ReportScenario("state is a number") {
      let store = TestStore(initialState: 0) { Editor<Int> { $0 += 1 } }
      await store.send(.editButtonTapped)
    },
    ReportScenario("state without equality") {
      let store = TestStore(initialState: Plain()) { Editor<Plain> { $0.name = "Blob" } }
      await store.send(.editButtonTapped) { $0.name = "Bob" }
    },
    ReportScenario("state with a hidden difference") {
      let store = TestStore(initialState: Hidden()) { Editor<Hidden> { $0.secret = 1 } }
      await store.send(.editButtonTapped)
    },
    ReportScenario("ten thousand new rows") {
      let store = TestStore(initialState: Profile()) {
        Editor<Profile> { $0.rows = IdentifiedArray(uniqueElements: (0..<10_000).map { Row(id: $0, title: "row") }) }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("ten thousand changed rows") {
      let store = TestStore(
        initialState: Profile(rows: IdentifiedArray(uniqueElements: (0..<10_000).map { Row(id: $0) }))
      ) {
        Editor<Profile> { for id in $0.rows.ids { $0.rows[id: id]?.title = "row" } }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("one of ten thousand rows") {
      let store = TestStore(
        initialState: Profile(rows: IdentifiedArray(uniqueElements: (0..<10_000).map { Row(id: $0) }))
      ) {
        Editor<Profile> { $0.rows[id: 5_000]?.title = "row" }
      }
      await store.send(.editButtonTapped)
    },
    ReportScenario("long text") {
      let store = TestStore(initialState: Profile()) {
        Editor<Profile> { $0.title = String(repeating: "0123456789", count: 1_000) }
      }
      await store.send(.editButtonTapped)
    },
  ]
}
