import HeadgateUDF

// The state of the scenarios of open actions.

struct MeterState: Equatable, Sendable {
  var count = 0
  var title = "A title that does not fit into a small string"
  var fields = [Int](repeating: 0, count: 1_000)
}

struct Incremented: Action {}
struct FieldChanged: Action { let index: Int }
struct TitleChanged: Action { let title: String }
struct Held: Action { let wait: @Sendable () -> Void }

let meterReducer: Reducer<MeterState> = { state, action in
  switch action {
  case is Incremented: state.count += 1
  case let action as FieldChanged: state.fields[action.index] += 1
  case let action as TitleChanged: state.title = action.title
  case let action as Held: action.wait()
  default: break
  }
}

/// A component that shows one of a thousand fields.
final class Gauge: Component, @unchecked Sendable {
  // Sendable: the props are accessed on the queue only.
  let disposer = Disposer()
  let queue: DispatchQueue
  private let changed: @Sendable () -> Void
  var props = -1 { didSet { changed() } }

  init(on queue: DispatchQueue, _ changed: @escaping @Sendable () -> Void) {
    self.queue = queue
    self.changed = changed
  }
}
