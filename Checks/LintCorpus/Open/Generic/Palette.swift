import Foundation
import Headgate

struct Tint: Equatable, Sendable {
  let name: String
}

/// Two pickers of different values.
@Reducer
struct Palette {
  @ObservableState
  struct State: Equatable {
    var tint = Picker<Tint>.State(selection: Tint(name: "red"), values: [])
    var size = Picker<Int>.State(selection: 12, values: [10, 12, 14])
    @Presents var custom: Picker<Double>.State?
    var changes = 0
  }

  enum Action {
    case view(View)
    case tint(Picker<Tint>.Action)
    case size(Picker<Int>.Action)  // flags: unintegrated-child
    case custom(PresentationAction<Picker<Double>.Action>)

    enum View {
      case customButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.tint, action: \.tint) { Picker<Tint>() }
    Reduce { state, action in
      switch action {
      case .view(.customButtonTapped):
        state.custom = Picker<Double>.State(selection: 1, values: [1, 1.5])
        return .send(.tint(.delegate(.valuePicked(state.tint.selection))))  // flags: delegate-forged
      case .tint(.delegate(.valuePicked)):
        state.changes += 1
        return .none
      case .size(.delegate(.valuePicked(let size))):
        state.changes += size
        return .none
      case .custom(.presented(.delegate(.valuePicked))):
        state.custom = nil
        return .none
      case .custom(.presented(.view(.toggleButtonTapped))):  // flags: parent-observes-inside
        state.changes = 0
        return .none
      default:  // flags: delegate-default
        return .none
      }
    }
    .ifLet(\.$custom, action: \.custom) { Picker<Double>() }  // near-miss: unintegrated-child
  }
}
