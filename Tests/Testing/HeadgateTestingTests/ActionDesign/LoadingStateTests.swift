import Headgate
import HeadgateTesting
import Testing

/// A state that is an enum inside the state of a feature.
@MainActor
struct LoadingStateTests {
  // seed: S3-29
  @Test func `cases of a nested enum are read by name`() {
    var state = SeedBox.State()
    #expect(state.progress.is(\.idle))
    #expect(state.progress.loaded == nil)
    state.progress = .loaded(Data([1]))
    #expect(state.progress.loaded == Data([1]))
    state.progress.modify(\.loaded) { $0.append(2) }
    #expect(state.progress.loaded == Data([1, 2]))
    state.progress = .failed(SeedProblem(reason: "mice"))
    #expect(state.progress.failed?.reason == "mice")
  }

  // seed: S3-29
  @Test func `reducers move through the cases, and tests compare them by value`() async {
    let store = TestStore(initialState: SeedBox.State()) { SeedBox() }
    await store.send(.openButtonTapped) { $0.progress = .loading }
    await store.receive(\.opened) { $0.progress = .loaded(Data([7])) }
    await store.send(.labelChanged("Kale")) { $0.label = "Kale" }
  }

  // seed: S3-2, S3-29
  @Test func `readers of the enum are told when it changes`() {
    let store = Store(initialState: SeedBox.State()) { SeedBox() }
    var seen: [Data?] = []
    let token = store.observe { seen.append(store.progress.loaded) }
    store.send(.labelChanged("Kale"))
    store.send(.opened(Data([7])))
    #expect(seen == [nil, Data([7])])
    token.cancel()
  }
}

private struct SeedProblem: Error, Equatable {
  var reason: String
}

@Reducer
private struct SeedBox {
  @ObservableState
  struct State: Equatable {
    @CasePathable
    @dynamicMemberLookup
    enum Progress: Equatable {
      case idle
      case loading
      case loaded(Data)
      case failed(SeedProblem)
    }

    var progress: Progress = .idle
    var label = ""
  }

  enum Action {
    case labelChanged(String)
    case openButtonTapped
    case opened(Data)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .labelChanged(let label): state.label = label
      case .openButtonTapped:
        state.progress = .loading
        return .run { send in await send(.opened(Data([7]))) }
      case .opened(let data): state.progress = .loaded(data)
      }
      return .none
    }
  }
}
