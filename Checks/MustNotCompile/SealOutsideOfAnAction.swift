import Headgate

#if WRONG
  @Sealed  // must say: [MAC-84]
  fileprivate enum InternalEvent {
    case measured(Int), boiled
  }
#else
  fileprivate enum InternalEvent {
    case measured(Int), boiled
  }
#endif
