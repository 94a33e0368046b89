public import Headgate

/// A public feature whose actions stand in groups by their use.
@Reducer
public struct Sprinkler {
  @ObservableState
  public struct State: Equatable {
    var isLoading = false
    var minutes: [Int] = []
    var name = ""
    @Presents var zone: Zone.State?
    @Presents var alert: AlertState<Action.Alert>?

    var total: Int { minutes.reduce(0, +) }
    var canSave: Bool { !minutes.isEmpty && !isLoading }

    public init() {}
  }

  public enum Action: ViewAction {
    // Of the view
    public enum View {
      case didAppear
      case didTapSave
      case didSelectZone(Int)
      case didChangeName(String)
    }
    case view(View)

    // For parents
    @CasePathable
    public enum Delegate: Equatable {
      case planArrived(minutes: Int)
      case saved(Data)
    }
    case delegate(Delegate)

    // From parents
    public enum Interface: Equatable {
      case refresh
      case replace([Int])
    }
    case interface(Interface)

    // Internal
    case loadPlan
    case planLoaded(Result<[Int], any Error>)
    case savePlan
    case planSaved(Result<Void, any Error>)
    case setAlert(AlertState<Action.Alert>)
    case setZone(Zone.State?)

    // Presented
    case zone(PresentationAction<Zone.Action>)
    case alert(PresentationAction<Action.Alert>)

    public enum Alert: Equatable, Sendable {
      case retryButtonTapped
    }
  }

  @Dependency(\.plans) var plans

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action): view(&state, action)
      case .delegate: .none
      case .interface(let action): interface(&state, action)
      default: inside(&state, action)
      }
    }
    .ifLet(\.$zone, action: \.zone) { Zone() }
    .ifLet(\.$alert, action: \.alert)
  }

  private func view(_ state: inout State, _ action: Action.View) -> Effect<Action> {
    switch action {
    case .didAppear: return .send(.loadPlan)
    case .didTapSave: return .send(.savePlan)
    case .didSelectZone(let number): return .send(.setZone(Zone.State(number: number)))
    case .didChangeName(let name):
      state.name = name
      return .none
    }
  }

  private func interface(_ state: inout State, _ action: Action.Interface) -> Effect<Action> {
    switch action {
    case .refresh: return .send(.loadPlan)
    case .replace(let minutes):
      state.minutes = minutes
      return .none
    }
  }

  private func inside(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .loadPlan:
      state.isLoading = true
      return .run { [plans] send in await send(.planLoaded(Result { try await plans.load() })) }
    case .planLoaded(.success(let minutes)):
      state.isLoading = false
      state.minutes = minutes
      return .send(.delegate(.planArrived(minutes: state.total)))
    case .planLoaded(.failure):
      state.isLoading = false
    case .savePlan:
      return .run { [plans, name = state.name] send in await send(.planSaved(Result { try await plans.save(name) })) }
    case .alert(.presented(.retryButtonTapped)):
      return .send(.savePlan)
    case .planSaved(.success):
      return .send(.delegate(.saved(Data(state.name.utf8))))
    case .planSaved(.failure(let error)):
      return .send(.setAlert(.notSaved(error.localizedDescription)))
    case .setAlert(let alert): state.alert = alert
    case .setZone(let zone): state.zone = zone
    case .view, .delegate, .interface, .zone, .alert: break
    }
    return .none
  }
}

extension AlertState<Sprinkler.Action.Alert> {
  static func notSaved(_ reason: String) -> Self {
    AlertState {
      TextState("The plan was not saved")
    } actions: {
      ButtonState(action: .retryButtonTapped) { TextState("Try again") }
    } message: {
      TextState(reason)
    }
  }
}

struct PlanClient: Sendable {
  var load: @Sendable () async throws -> [Int]
  var save: @Sendable (String) async throws -> Void
}

extension DependencyValues {
  var plans: PlanClient {
    get { self[PlansKey.self] }
    set { self[PlansKey.self] = newValue }
  }

  private enum PlansKey: TestDependencyKey {
    static let testValue = PlanClient(load: { [] }, save: { _ in })
  }
}
