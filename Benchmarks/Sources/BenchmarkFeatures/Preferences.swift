import Headgate

/// Scenario g: a form with bindings.
@Reducer
public struct Preferences {
  @ObservableState
  public struct State: Equatable {
    public var name = "A name that does not fit into a small string"
    public var volume = 1
    public var isOn = false
    public var tags: [String] = ["one", "two"]
    public init() {}
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
    case saveButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .saveButtonTapped: .none
      }
    }
  }
}
