import Headgate

@Reducer
struct Timer {
  struct State {
    var seconds = 0
  }
  enum Action: GatedAction {
    case view(View)
    enum View {
      case resetTapped
    }
  }
}
