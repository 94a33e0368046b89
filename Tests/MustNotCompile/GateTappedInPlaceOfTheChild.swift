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

/// Stands where the child would, and hands its place on to the child.
struct Spy: Reducer {
  func reduce(into state: inout Keypad.State, action: Gate<Keypad>) -> Effect<Gate<Keypad>> { .none }

  func _resolve<Operator: _ChildOperator>(
    _ context: _ResolutionContext,
    in operator: Operator,
    at path: _ChildPath<Operator.Action, Spy>
  ) -> _ResolvedReducer<Operator.State, Operator.Action> where Operator.ChildState == Keypad.State {
    #if WRONG
      let child = ReducerBuilder<Keypad.State, Gate<Keypad>>.buildExpression(Keypad())
      return child._resolve(context, in: `operator`, at: path)  // must say: value of type '_ChildPath<
    #else
      return `operator`._resolved(of: self, at: path, context)
    #endif
  }

  typealias Body = Never
}
