import Headgate

#if WRONG
  @ObservableState  // must say: belongs on a struct or an enum, and 'Model' is a class
  final class Model {
    var count = 0
  }
#else
  @ObservableState
  struct Model {
    var count = 0
  }
#endif
