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

@CasePathable
enum DoorAction {
  case keypad(Gate<Keypad>)
  case bellRung
}

struct Eavesdropping<Outer: _ChildOperator>: _ChildOperator {
  typealias State = Outer.State
  typealias Action = Outer.Action
  typealias ChildState = Outer.ChildState
  typealias ChildAction = Outer.ChildAction
  let outer: Outer

  func _resolved<Wrapping: _ActionWrapping>(
    running child: _ChildOfOperator<ChildState, Wrapping>
  ) -> _ResolvedReducer<State, Action> where Wrapping.Outer == ChildAction {
    #if WRONG
      print(child.resolved)  // must say: 'resolved' is inaccessible due to 'internal' protection level
    #else
      print(child)
    #endif
    return outer._resolved(running: child)
  }
}
