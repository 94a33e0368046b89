import Headgate
@_spi(Sealed) import HeadgateTesting

// The code that messages of the library suggest, compiled. `SuggestedCodeTests` finds each suggestion in this file.

@Reducer
struct SuggestedFeature {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var rows: IdentifiedArrayOf<SuggestedChild.State> = []
    var path = StackState<Path.State>()
    @Presents var child: SuggestedChild.State?
    @Presents var destination: Destination.State?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case child(PresentationAction<SuggestedChild.Action>)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Path>)
    case editButtonTapped
    case finished
  }

  @Reducer
  enum Destination {
    case edit(SuggestedChild)
  }

  @Reducer
  enum Path {
    case edit(SuggestedChild)
  }

  @Dependency(\.suggestedEntry) var entry

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .editButtonTapped = action, let id = state.path.ids.first else { return .none }
      state.destination = .edit(SuggestedChild.State())
      state.path[id: id] = .edit(SuggestedChild.State())
      if state.$destination[case: \.edit] != nil { state.destination = nil }
      if state.path[id: id, case: \.edit] != nil { state.path[id: id] = nil }
      return .run { send in
        _ = Task {}
        _ = Task.detached {}
        await Task.yield()
        try Task.checkCancellation()
        await send(.finished)
      }
      .merge(with: .send(.finished))
    }
    .ifLet(\.$child, action: \.child) { SuggestedChild() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path)
  }
}

extension SuggestedFeature.Destination.State: Equatable {}
extension SuggestedFeature.Path.State: Equatable {}

@Reducer
struct SuggestedChild {
  @ObservableState
  struct State: Equatable, Identifiable { var id = 0 }

  enum Action: ViewAction {
    case view(View)

    @CasePathable
    enum View: BindableAction { case binding(BindingAction<State>) }
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { _, _ in .none }
  }
}

extension DependencyValues {
  @DependencyEntry(liveValue: 2) var suggestedEntry = 1
}

@CasePathable
@dynamicMemberLookup
enum SuggestedCases: Equatable {
  case child(Inner)
  case name(String)

  @CasePathable
  enum Inner: Equatable { case name(String) }

  static func uses(_ payload: String) -> SuggestedCases {
    var value = SuggestedCases.child(.name(""))
    let path: CaseKeyPath<SuggestedCases, String> = \.child.name
    if value.is(\.child), !value.is(path) { return value }
    value = .name(payload)
    value.name? = payload
    return value
  }
}

func suggestedRows(_ row: SuggestedChild.State) -> IdentifiedArrayOf<SuggestedChild.State> {
  var rows = IdentifiedArray([row, row], uniquingIDsWith: { first, _ in first })
  rows[0] = row
  rows[0] = rows[rows.count - 1]
  rows[id: row.id] = row
  return rows
}

func suggestedSteps(_ store: TestStoreOf<SuggestedFeature>, _ clock: TestClock<Duration>, _ model: SuggestedModel) async
{
  var state = store.state
  _ = SuggestedFeature().reduce(into: &state, action: .editButtonTapped)
  store.exhaustivity = .off
  store.timeout = .seconds(1)
  let task = await store.send(.editButtonTapped)
  await task.cancel()
  await clock.advance(by: .seconds(1))
  await store.receive(\.finished, timeout: .seconds(30))
  await store.skipReceivedActions()
  await store.skipReceivedActions(strict: false)
  await store.skipInFlightEffects()
  await store.skipInFlightEffects(strict: false)
  withDependencies {
    $0.suggestedEntry = 3
  } operation: {
    model.use()
  }
  withDependencies(from: model) { model.use() }
  _ = try? await Task.never()
}

final class SuggestedModel {
  @Dependency(\.suggestedEntry) private var entry
  func use() { _ = entry }
}

/// The code of the reports about shared values.
enum SuggestedSharing {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("suggested")) var value = 0
  }

  static func loading(_ state: State) async throws -> (any Error)? {
    try await state.$value.load()
    try await state.$value.save()
    return state.$value.loadError ?? state.$value.saveError
  }

  @MainActor static func asserting(_ store: TestStore<State, Never>) {
    store.assert { $0.$value.withLock { $0 = 1 } }
  }
}

/// The code of the report about answers that a recording does not have.
@MainActor
func suggestedAnswers() {
  let feature = Reduce<SuggestedSharing.State, Int> { _, _ in .none }
  _ = TestStore(
    initialState: SuggestedSharing.State(),
    reducer: { feature },
    withDependencies: { $0.uuid = .incrementing }
  )
}
