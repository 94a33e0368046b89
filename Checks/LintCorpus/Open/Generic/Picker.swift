import Foundation
import Headgate

/// Picks one of several values.
@Reducer
struct Picker<Value: Equatable & Sendable> {
  @ObservableState
  struct State: Equatable {
    var selection: Value
    var values: [Value]
    var isOpen = false
  }

  enum Action {
    case view(View)
    case delegate(Delegate)

    enum View {
      case valueTapped(Value)
      case toggleButtonTapped
      case load  // flags: action-name
    }

    enum Delegate {
      case valuePicked(Value)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.valueTapped(let value)):
        state.selection = value
        state.isOpen = false
        return .send(.delegate(.valuePicked(value)))  // near-miss: action-as-function
      case .view(.toggleButtonTapped):
        state.isOpen.toggle()
        return .none
      case .view(.load), .delegate:
        return .none
      }
    }
  }
}
