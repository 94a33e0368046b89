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
struct Wire<Base: Reducer>: Reducer {
  let base: Base

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    print(action)
    return base.reduce(into: &state, action: action)
  }

  typealias Body = Never
}

/// Runs an operator with a wire in place of its child.
struct Tap<Outer: _ChildOperator>: Reducer
where Outer.ChildState == Keypad.State, Outer.ChildAction == Gate<Keypad> {
  let outer: Outer

  func reduce(into state: inout Outer.State, action: Outer.Action) -> Effect<Outer.Action> { .none }

  func _resolve(_ context: _ResolutionContext) -> _ResolvedReducer<Outer.State, Outer.Action> {
    #if WRONG
      typealias Child = _ChildOfOperator<Keypad.State, _GateWrapping<Keypad>>
      return outer._resolved(running: Child(Wire(base: Keypad()), context))  // must say: initializer is inaccessible
    #else
      return ReducerBuilder<Keypad.State, Gate<Keypad>>.buildExpression(Keypad())._resolve(context, in: outer)
    #endif
  }

  typealias Body = Never
}
