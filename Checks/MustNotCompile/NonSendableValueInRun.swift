import Headgate

#if WRONG
  final class Box {
    var count = 0
  }
#else
  final class Box: Sendable {
    let count = 0
  }
#endif

func effect(_ box: Box) -> Effect<Int> {
  .run { send in
    await send(box.count)  // must say: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
  }
}
