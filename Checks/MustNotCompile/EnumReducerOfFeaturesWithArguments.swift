import Headgate

// holds: MACRO-127

// The enum is the first declaration of the file: nothing asks for its state before the compiler checks it.
#if WRONG
  @Reducer
  enum Destination {
    case needs(Needs)  // must say: write the arguments, as in 'F(x: …)'
    case closure(Closure)  // must say: in a case of an enum reducer 'case name(F = F(x: …))'
    case hidden(Hidden)  // must say: no initializer of this feature can be called without arguments here
    case wrapped(Wrapped<Plain>)  // must say: no initializer of this feature can be called without arguments here
    case other(NoFeature)  // must say: the payload of this case is no feature: attach '@Reducer' to its type
  }
#else
  @Reducer
  enum Destination {
    case needs(Needs = Needs(x: 1))
    case closure(Closure = Closure(load: { 1 }))
    case hidden(Hidden = .value)
    case wrapped(Wrapped<Plain> = Wrapped(base: Plain()))
    case plain(Plain)
  }
#endif

// holds: MACRO-137
#if WRONG
  @Reducer
  enum Gates {
    case needs(Gate<Gated> = Gated(x: 1))  // must say: Write 'Gate(Gated(x: 1))'. [MAC-118]
  }
#else
  @Reducer
  enum Gates {
    case needs(Gate<Gated> = Gate(Gated(x: 1)))
  }
#endif

@Reducer
struct Feature {
  @Reducer
  enum Path {
    #if WRONG
      case inner(Inner)  // must say: no initializer of this feature can be called without arguments here
    #else
      case inner(Inner = Inner(x: 1))
    #endif
  }
  @Reducer
  struct Inner {
    let x: Int
  }
}

@Reducer
enum Generic<F: Reducer> where F.State: ObservableState {
  #if WRONG
    case feature(F)  // must say: no initializer of this feature can be called without arguments here
  #else
    @ReducerCaseIgnored case feature(F.State)
  #endif
}

@Reducer
struct Plain {
  @ObservableState
  struct State: Equatable {}
  enum Action { case tapped }
}

@Reducer
struct Needs {
  let x: Int
}

@Reducer
struct Gated {
  let x: Int
  enum Action: GatedAction {
    case view(View)
    enum View { case tapped }
  }
}

@Reducer
struct Closure {
  let load: @Sendable () async -> Int
}

@Reducer
struct Hidden {
  let x: Int
  static let value = Hidden()
  private init() { x = 1 }
}

@Reducer
struct Wrapped<Base: Reducer> {
  let base: Base
}

struct NoFeature {
  struct State: Equatable {}
  enum Action { case a }
}
