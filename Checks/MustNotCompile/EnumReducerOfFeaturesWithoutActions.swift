import Headgate

// The compiler rejects a complete `switch` over more than eight cases if no case has a value.
#if WRONG
  // must say in an expansion: switch covers known cases, but 'Destination.Action' may have additional unknown values
  @Reducer
  enum Destination {
    case c1(Still)
    case c2(Still)
    case c3(Still)
    case c4(Still)
    case c5(Still)
    case c6(Still)
    case c7(Still)
    case c8(Still)
    case c9(Still)
  }
#else
  @Reducer
  enum Destination {
    case c1(Still)
    case c2(Still)
    case c3(Still)
    case c4(Still)
    case c5(Still)
    case c6(Still)
    case c7(Still)
    case c8(Still)
    case c9(Tapped)
  }
#endif

@Reducer
struct Still {}

@Reducer
struct Tapped {
  enum Action {
    case tapped
  }
}
