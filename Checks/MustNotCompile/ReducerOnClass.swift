import Headgate

#if WRONG
  @Reducer  // must say: belongs on a struct, and 'Feature' is a class
  final class Feature {
    struct State {}
    enum Action {}
  }
#else
  @Reducer
  struct Feature {
    struct State {}
    enum Action {}
  }
#endif
