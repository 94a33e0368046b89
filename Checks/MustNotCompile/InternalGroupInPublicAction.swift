public import Headgate

@Reducer
public struct Sprinkler {
  @ObservableState
  public struct State {
    public init() {}
  }
  #if WRONG
    public enum Action: ViewAction {
      enum View {
        case appeared
      }
      case view(View)  // must say: enum case in a public enum uses an internal type
    }  // must say in an expansion: property cannot be declared public
  #else
    public enum Action: ViewAction {
      public enum View {
        case appeared
      }
      case view(View)
    }
  #endif
  public init() {}
}
