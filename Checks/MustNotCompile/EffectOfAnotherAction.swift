import Headgate

enum Other {
  case renamed
}

@Reducer
struct Feature {
  struct State {}
  enum Action {
    case tapped
    case done
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      #if WRONG
        return Effect.send(Other.renamed)  // must say: 'Effect<Other>' to closure result type 'Effect<Feature.Action>'
      #else
        return Effect.send(Action.done)
      #endif
    }
  }
}
