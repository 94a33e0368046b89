// grade: A, before: B
// A wrong member in the middle of a body of 1,500 lines.
import Headgate

@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    var count = 0
    // lines for 1...40
    var name_N_ = ""
    var count_N_ = 0
    // end of lines
  }
  enum Action {
    case tapped
    // lines for 1...40
    case nameChanged_N_(String)
    case loaded_N_(Int)
    // end of lines
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // lines for 1...20
      case .nameChanged_N_(let name):
        guard name != state.name_N_ else {
          return .none
        }
        state.name_N_ = name
        if name.isEmpty {
          state.count_N_ = 0
          return .none
        }
        return .run { [count = state.count_N_] send in
          for number in 1...3 {
            await send(.loaded_N_(count + number + name.count))
          }
        }
      case .loaded_N_(let count):
        guard count != state.count_N_ else {
          return .none
        }
        state.count_N_ = count
        if count > 3 {
          state.name_N_ = "many"
        } else {
          state.name_N_ = """
            There are only a few things here.

            To add a thing:
            - Open the list.
            - Tap the button at the top.
            - Write a name.
            - Save it.

            To remove a thing:
            - Open the list.
            - Swipe over the thing.
            - Confirm.
            """
        }
        return .none
      // end of lines
      case .tapped:
        #if WRONG
          // must note: Write 'state.count'
          state.coutn += 1  // must say: value of type 'Page.State' has no member 'coutn'
        #else
          state.count += 1
        #endif
        return .none
      // lines for 21...40
      case .nameChanged_N_(let name):
        guard name != state.name_N_ else {
          return .none
        }
        state.name_N_ = name
        if name.isEmpty {
          state.count_N_ = 0
          return .none
        }
        return .run { [count = state.count_N_] send in
          for number in 1...3 {
            await send(.loaded_N_(count + number + name.count))
          }
        }
      case .loaded_N_(let count):
        guard count != state.count_N_ else {
          return .none
        }
        state.count_N_ = count
        if count > 3 {
          state.name_N_ = "many"
        } else {
          state.name_N_ = """
            There are only a few things here.

            To add a thing:
            - Open the list.
            - Tap the button at the top.
            - Write a name.
            - Save it.

            To remove a thing:
            - Open the list.
            - Swipe over the thing.
            - Confirm.
            """
        }
        return .none
      // end of lines
      }
    }
  }
}
