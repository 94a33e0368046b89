// holds: MACRO-135
import Headgate

@Reducer
struct Gadget {
  let number: Int
  let load: @Sendable () -> Int
  @ObservableState struct State: Equatable {}
  enum Action { case tapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

extension Gadget: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
}

func isSame<Value: Equatable>(_ left: Value, _ right: Value) -> Bool { left == right }
func use() -> Bool { isSame(Gadget(number: 1) { 1 }, Gadget(number: 1) { 2 }) }

#if WRONG
  @Reducer
  struct Gizmo {
    let number: Int
    @ObservableState struct State: Equatable {}
    enum Action { case tapped }
    var body: some ReducerOf<Self> { EmptyReducer() }
    static func < (lhs: Self, rhs: Self) -> Bool {  // must say: Move '<' to an extension of 'Gizmo'. [MAC-117]
      lhs.number < rhs.number
    }
  }
#endif
