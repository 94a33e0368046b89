import Headgate

@Reducer
struct Keypad {
  struct State {
    var digits = ""
  }
  enum Action: GatedAction {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
    enum View {
      case digitTapped(Int)
    }
    enum Delegate {
      case unlocked
    }
    enum Interface {
      case clear
    }
    enum Internal {
      case codeChecked
    }
  }
}

/// Hears what another reducer hears.
struct Wire: Reducer {
  func reduce(into state: inout Keypad.State, action: Keypad.Action) -> Effect<Keypad.Action> {
    print(action)
    return Keypad().reduce(into: &state, action: action)
  }

  typealias Body = Never
}

/// Stands where the child would, and runs a wire in its place.
struct Spy: Reducer {
  func reduce(into state: inout Keypad.State, action: Gate<Keypad>) -> Effect<Gate<Keypad>> { .none }

  func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator
  ) -> _ResolvedReducer<Operator.State, Operator.Action>
  where Operator.ChildState == Keypad.State, Operator.ChildAction == Gate<Keypad> {
    #if WRONG
      let child = _WrappedReducer<_GateWrapping<Keypad>, Wire>(Wire())  // must say: argument passed to call
    #else
      let child = ReducerBuilder<Keypad.State, Gate<Keypad>>.buildExpression(Keypad())
    #endif
    return child._resolve(context, in: `operator`)
  }

  typealias Body = Never
}
