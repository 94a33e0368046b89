import HeadgateUDF

#if WRONG
  final class Tracker: ServiceComponent {
    let disposer = Disposer()
    var props = 0  // must say: stored property 'props' of 'Sendable'-conforming class 'Tracker' is mutable
  }
#else
  final class Tracker: ServiceComponent, @unchecked Sendable {
    // Sendable: the props are touched on the queue of the component only.
    let disposer = Disposer()
    var props = 0
  }
#endif
