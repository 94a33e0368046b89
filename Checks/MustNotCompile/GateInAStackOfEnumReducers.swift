import Headgate

@Reducer
struct Keypad {
  struct State {
    var digits = ""
  }
  enum Action: GatedAction, Equatable {
    case view(View), delegate(Delegate), interface(Interface), `internal`(Internal)
    enum View: Equatable {
      case digitTapped(Int)
    }
    enum Delegate: Equatable {
      case unlocked
    }
    enum Interface: Equatable {
      case clear
    }
    enum Internal: Equatable {
      case codeChecked
    }
  }
}

@Reducer
struct Building {
  struct State {
    var path = StackState<Path.State>()
  }
  enum Action {
    case path(StackActionOf<Path>)
    case alarmRaised(StackElementID)
  }
  @Reducer
  enum Path {
    case safe(Gate<Keypad>)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      guard case .alarmRaised(let id) = action else { return .none }
      #if WRONG
        return .send(.path(.element(id: id, action: .safe(.view(.digitTapped(0))))))  // must say: 'view' is unavailable
      #else
        return .send(.path(.element(id: id, action: .safe(.interface(.clear)))))
      #endif
    }
    .forEach(\.path, action: \.path)
  }
}
