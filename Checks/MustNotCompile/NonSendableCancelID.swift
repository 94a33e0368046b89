import Headgate

#if WRONG
  class Job {}
#else
  final class Job: Sendable {}
#endif

extension Job: Hashable {
  static func == (left: Job, right: Job) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

func effect(_ job: Job) -> Effect<Int> {
  Effect.send(1).cancellable(id: job)  // must say: type 'Job' does not conform to the 'Sendable' protocol
}
