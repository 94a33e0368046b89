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

/// Puts a wire beside the child of another operator.
struct Tap<Outer: _ChildOperator>: _ChildOperator {
  typealias State = Outer.State
  typealias Action = Outer.Action
  typealias ChildState = Outer.ChildState
  let outer: Outer

  func _resolved<Child: Reducer>(
    of child: Child,
    at path: _ChildPath<Action, Child>,
    _ context: _ResolutionContext
  ) -> _ResolvedReducer<State, Action> where Child.State == ChildState {
    #if WRONG
      outer._resolved(of: Wire(base: child), at: path, context)  // must say: cannot convert value of type 'Wire<Child>'
    #else
      outer._resolved(of: child, at: path, context)
    #endif
  }
}
