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

@Reducer
struct Bell {
  typealias State = Keypad.State
  enum Action: GatedAction {
    case view(View)
    enum View {
      case buttonTapped
    }
  }
}

@Reducer
struct Door {
  @ObservableState
  struct State {
    @Presents var keypad: Keypad.State?
  }
  enum Action {
    case keypad(PresentationAction<Gate<Keypad>>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer()
      #if WRONG
        .ifLet(\.$keypad, action: \.keypad) { Bell() }  // must say: 'PresentationAction<Gate<Keypad>>'
      #else
        .ifLet(\.$keypad, action: \.keypad) { Keypad() }
      #endif
  }
}
