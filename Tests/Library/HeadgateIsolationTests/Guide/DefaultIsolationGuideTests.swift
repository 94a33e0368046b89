import Headgate
import HeadgateTesting
import Testing

nonisolated struct Note: Identifiable, Equatable, Sendable { let id: Int }

func sorted(_ notes: IdentifiedArrayOf<Note>) -> IdentifiedArrayOf<Note> {
  IdentifiedArray(uniqueElements: notes.sorted { $0.id < $1.id })
}

@DependencyClient
struct NoteStorage: Sendable {
  var load: @Sendable () async throws -> IdentifiedArrayOf<Note>
}

extension NoteStorage: TestDependencyKey {
  static let testValue = NoteStorage()
}

extension DependencyValues {
  var noteStorage: NoteStorage {
    get { self[NoteStorage.self] }
    set { self[NoteStorage.self] = newValue }
  }
}

// snippet: default-isolation
@Reducer
struct Notes {
  @ObservableState
  struct State: Equatable { var notes: IdentifiedArrayOf<Note> = [] }
  enum Action { case loaded(IdentifiedArrayOf<Note>), task }
  @Dependency(\.noteStorage) var noteStorage
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(let notes):
        state.notes = sorted(notes)
        return .none
      case .task:
        return .run { send in await send(.loaded(try await noteStorage.load())) }
      }
    }
  }
}
// snippet end

struct DefaultIsolationGuideTests {
  // holds: MACRO-89, MACRO-95
  @Test func `the feature of the guide`() async {
    let store = TestStore(initialState: Notes.State()) {
      Notes()
    } withDependencies: {
      $0.noteStorage.load = { [Note(id: 2), Note(id: 1)] }
    }
    await store.send(.task)
    await store.receive(\.loaded) { $0.notes = [Note(id: 1), Note(id: 2)] }
  }
}
