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

enum DoorPaths {
  #if WRONG
    static let all = Gate<Keypad>.AllCasePaths()  // must say: initializer is inaccessible due to 'internal'
  #else
    static let all = Gate<Keypad>.allCasePaths
  #endif
}
