import Headgate

/// A feature whose action and view action are bindable.
@Reducer
struct BothBindings {
  enum Mode { case list, grid }

  @ObservableState
  struct State {
    var mode = Mode.list
  }

  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case view(View)

    enum View: BindableAction {
      case binding(BindingAction<State>)
    }
  }

  var body: some Reducer<State, Action> { BindingReducer() }
}
