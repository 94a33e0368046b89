/// A store that a program can be run on: the interpreter of the specification, or the machine under test.
protocol ModelledStore {
  var trace: [TraceEntry] { get set }
  /// The operations that have started and not returned, by their order of start.
  var open: [Int] { get }
  var snapshot: ModelSnapshot { get }

  mutating func send(_ target: ModelAction)
  mutating func emit(_ operation: Int)
  mutating func finish(_ operation: Int)
  mutating func cancelSend(_ send: Int)
  /// Lets the store go.
  mutating func drop()
}

extension ModelledStore {
  mutating func drop() { trace.append(.dropped(cancelled: open)) }

  mutating func run(_ program: ModelProgram) {
    for event in program.events {
      trace.append(.event(event))
      let open = open
      switch event {
      case .send(let target): send(target)
      case .emit(let index): if !open.isEmpty { emit(open[index % open.count]) }
      case .finish(let index): if !open.isEmpty { finish(open[index % open.count]) }
      case .cancelSend(let index): if !snapshot.sends.isEmpty { cancelSend(index % snapshot.sends.count) }
      }
      trace.append(.settled(snapshot))
    }
    while !program.isDropped, let first = open.first { finish(first) }
    trace.append(.settled(snapshot))
    drop()
  }
}
