import Headgate
import HeadgateCasePaths

final class Counter {
  var count = 0
}

func path(_ counter: Counter) -> AnyCasePath<Int, Int> {
  AnyCasePath(
    _$index: 0,
    embed: {
      #if WRONG
        counter.count += $0  // must say: non-Sendable type 'Counter'
      #endif
      return $0
    },
    extract: { $0 }
  )
}
