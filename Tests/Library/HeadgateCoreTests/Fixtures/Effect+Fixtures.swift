import Headgate

extension Effect where Action: Sendable {
  /// Sends an action when a latch opens, unless it was cancelled meanwhile.
  static func after(_ latch: Latch, _ action: Action) -> Self {
    .run { send in
      await latch.wait()
      await send(action)
    }
  }
}

extension Effect {
  /// Runs until it is cancelled, and notes its start and its end.
  static func untilCancelled(_ name: String, _ record: Record) -> Self {
    .run(name: name) { _ in
      record.note("\(name) started")
      try? await Task.never()
      record.note("\(name) cancelled")
    }
  }
}
