import Headgate
import HeadgateTesting
import Testing

/// Settings in a file that are edited in a form with bindings.
@Suite(.timeLimit(.minutes(10)))
final class SettingsFormTests {
  let file = URL.temporaryDirectory.appending(path: "headgate-\(UUID().uuidString)/settings.json")

  deinit { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }

  struct Preferences: Codable, Equatable, Sendable {
    var name = ""
    var textSize = 12
  }

  @Reducer struct Form {
    @ObservableState struct State: Equatable {
      @Shared var preferences: Preferences
      var draft: Preferences

      init(_ preferences: Shared<Preferences>) {
        _preferences = preferences
        draft = preferences.wrappedValue
      }
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case resetTapped
    }

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.draft.textSize):
          state.draft.textSize = min(max(state.draft.textSize, 8), 40)
        case .binding:
          break
        case .resetTapped:
          state.draft = Preferences()
        }
        state.$preferences.withLock { [draft = state.draft] in $0 = draft }
        return .none
      }
    }
  }

  @Test @MainActor func `what is typed is saved, and another program sees it`() async throws {
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(file)) var preferences = Preferences()
      let store = Store(initialState: Form.State($preferences)) { Form() }
      store.send(.binding(.set(\.draft.name, "Blob")))
      store.send(.binding(.set(\.draft.textSize, 100)))
      try await $preferences.save()
      let saved = try JSONDecoder().decode(Preferences.self, from: Data(contentsOf: file))
      #expect(saved == Preferences(name: "Blob", textSize: 40))
    }
  }

  @Test @MainActor func `a step asserts the draft and the settings`() async {
    let store = TestStore(initialState: Form.State(Shared(value: Preferences(name: "Blob")))) { Form() }
    await store.send(.binding(.set(\.draft.name, "Max"))) {
      $0.draft.name = "Max"
      $0.$preferences.withLock { $0.name = "Max" }
    }
    await store.send(.resetTapped) {
      $0.draft = Preferences()
      $0.$preferences.withLock { $0 = Preferences() }
    }
  }
}
