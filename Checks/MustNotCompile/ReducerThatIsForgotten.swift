// holds: MACRO-115
// A feature without `@Reducer`.
import Headgate

#if !WRONG
  @Reducer
#endif
struct Feature {
  struct State {
    var count = 0
  }
  enum Action {
    case tapped
  }
  var body: some ReducerOf<Self> {  // must say: type 'Feature' does not conform to protocol '_ReducerMacro'
    EmptyReducer()
  }
}

struct FeatureView {
  let store: StoreOf<Feature>  // must say: type 'Feature' does not conform to protocol '_ReducerMacro'
}
