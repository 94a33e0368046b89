/// Features that the tests of gates use.
enum GateSource {
  /// A child with one view action and one delegate action.
  static let child = feature("Child", cases: "case tapped, done")

  /// Returns a reducer with some cases. `tapped` sends `done`.
  static func feature(_ name: String, cases: String, more: String = "") -> String {
    """
    @Reducer
    struct \(name) {
      struct State: Equatable {}
      enum Action {
        \(cases)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tapped: return .send(.done)
          default: return .none
          }
        }
      }
    \(more)
    }
    struct \(name)View {
      let store: StoreOf<\(name)>
      func tap() { store.send(.tapped) }
    }

    """
  }

  /// Returns a child with a parent that reacts to `done`.
  static func parent(child: String, payload: String = "Child.Action", more: String = "") -> String {
    """
    \(child)
    @Reducer
    struct Parent {
      struct State: Equatable { var child = Child.State() }
      enum Action { case child(\(payload)) }
      var body: some ReducerOf<Self> {
        Scope(state: \\.child, action: \\.child) { Child() }
        Reduce { state, action in
          switch action {
          case .child(.done):
            state.child = Child.State()
            return .none
          case .child: return .none
          }
        }
      }
    \(more)
    }

    """
  }
}
