// swift-format-ignore-file
import ComposableArchitecture
import Foundation

@Reducer
public struct ShoppingFeature {
    @ObservableState
    public struct State: Equatable {
        var items: [String] = []
        var stores: [String] = []
        var store: String?
        var planner: PlannerFeature.State?
        var total: Decimal = 0
        @Presents var map: StoreMapFeature.State?
    }

    public enum Action: BindableAction, Equatable { // flags: group-actions, binding-without-reducer
        case binding(BindingAction<State>)
        case itemAdded(String)
        case itemRemoved(String)
        case itemChecked(String)
        case storePicked(String)
        case storeRemoved(String)
        case storeMapOpened
        case boughtButtonTapped
        case _pricesLoaded(TaskResult<[Decimal]>) // flags: task-result
        case _storeChanged(String)
        case _totalChanged(Decimal)
        case planner(PlannerFeature.Action) // flags: unintegrated-child
        case map(PresentationAction<StoreMapFeature.Action>) // near-miss: unintegrated-child
        case delegate(Delegate)

        public enum Delegate: Equatable { case bought([String]) }
    }

    @Dependency(\.prices) var prices

    public var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .itemAdded(let item):
                state.items.append(item)
                return refresh(state.items)
            case .itemRemoved(let item), .itemChecked(let item):
                state.items.removeAll { $0 == item }
                return refresh(state.items)
            case .storePicked(let name):
                return .send(._storeChanged(name)) // flags: action-as-function
            case ._storeChanged(let name):
                state.store = name
                return .send(._totalChanged(0)) // flags: action-as-function, send-chain
            case .storeRemoved(let name):
                state.stores.removeAll { $0 == name }
                return .none
            case .storeMapOpened:
                state.map = .init()
                return .none
            case .boughtButtonTapped:
                return .send(.delegate(.bought(state.items)))
            case ._pricesLoaded(.success(let prices)):
                state.total = prices.reduce(0, +)
                return .none
            case ._pricesLoaded(.failure):
                return .none
            case ._totalChanged(let total):
                state.total = total
                return .none
            case .map(.presented(.delegate(let event))):
                switch event { // near-miss: delegate-default
                case .storeChosen(let name): state.store = name
                }
                return .none
            case .map(.presented(.pinTapped(name: let name, _, _, _))): // flags: parent-observes-inside
                return .send(.map(.presented(.delegate(.storeChosen(name))))) // flags: delegate-forged
            case .binding, .map, .planner, .delegate:
                return .none
            }
        }
        ._integrateMap()
    }

    private func refresh(_ items: [String]) -> Effect<Action> {
        .run { send in
            await send(._pricesLoaded(TaskResult { try await prices.of(items) })) // near-miss: response-without-failure
        }
    }
}

extension Reducer where State == ShoppingFeature.State, Action == ShoppingFeature.Action {
    /// The map of the stores.
    func _integrateMap() -> some Reducer<State, Action> {
        ifLet(\.$map, action: \.map) { StoreMapFeature() }
    }
}

@Reducer
public struct StoreMapFeature {
    @ObservableState
    public struct State: Equatable {
        var latitude = 0.0
        var longitude = 0.0
        var name: String?
    }

    public enum Action: BindableAction, Equatable { // near-miss: group-actions
        case binding(BindingAction<State>)
        case mapMoved(latitude: Double, longitude: Double, altitude: Double) // near-miss: action-too-broad
        case mapTapped
        case mapZoomed(Double)
        case pinTapped(name: String, rating: Int, isOpen: Bool, phone: String) // flags: action-too-broad
        case pinReleased
        case delegate(Delegate)
        public enum Delegate: Equatable { case storeChosen(String) } // near-miss: unobserved-delegate
    }

    public var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .binding(\.name):
                state.name = state.name?.trimmingCharacters(in: .whitespaces)
                return .none
            case .binding:
                return .none
            case .mapMoved(let latitude, let longitude, altitude: _):
                (state.latitude, state.longitude) = (latitude, longitude)
                return .none
            case .pinTapped(let name, _, _, _):
                state.name = name
                return .none
            case .pinReleased:
                guard let name = state.name else { return .none }
                return .send(.delegate(.storeChosen(name))) // near-miss: delegate-forged
            case .mapTapped, .mapZoomed, .delegate:
                return .none
            }
        }
        BindingReducer() // flags: binding-without-reducer
    }
}
