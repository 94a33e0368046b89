// holds: MACRO-112
// The type of a body without its types or without `some`. The compiler reports it in the expansion of the macro.
import Headgate

@Reducer
struct Right {
  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}

#if WRONG
  @Reducer
  struct WithoutTypes {
    enum Action {
      case tapped
    }
    // must say in an expansion: type 'WithoutTypes' does not conform to protocol 'Reducer'
    var body: some Reducer {  // must say: Write 'some ReducerOf<Self>'. [MAC-92]
      EmptyReducer()
    }
  }

  @Reducer
  struct WithoutSome {
    enum Action {
      case tapped
    }
    // must say in an expansion: type 'WithoutSome' does not conform to protocol 'Reducer'
    var body: any ReducerOf<Self> {  // must say: Write 'some ReducerOf<Self>'. [MAC-93]
      EmptyReducer()
    }
  }
#endif
