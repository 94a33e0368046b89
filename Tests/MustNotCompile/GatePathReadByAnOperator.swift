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

struct Eavesdropping: _ChildOperator {
  typealias State = Keypad.State
  typealias Action = DoorAction
  typealias ChildState = Keypad.State

  func _resolved<Child: Reducer>(
    of child: Child,
    at path: _ChildPath<Action, Child>,
    _ context: _ResolutionContext
  ) -> _ResolvedReducer<State, Action> where Child.State == ChildState {
    #if WRONG
      print(path.path)  // must say: 'path' is inaccessible due to 'internal' protection level
    #else
      print(path)
    #endif
    return EmptyReducer()._resolve(context)
  }
}
