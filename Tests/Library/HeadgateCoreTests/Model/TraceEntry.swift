/// Something that a store did, or how it stood after an event.
enum TraceEntry: Equatable {
  case event(ModelEvent)
  case reduced(ModelAction, ModelCause?)
  /// A reducer of a feature ran on the action: whether it knew itself to be presented, and how much it presented then.
  case saw(ModelFeature, isPresented: Bool, presents: Int)
  /// A mistake was reported: an action of a child that is not there.
  case reported
  case published
  case started(operation: Int, name: Int, ModelCause?)
  case finished(operation: Int)
  case cancelled(operation: Int)
  case settled(ModelSnapshot)
  /// The store is gone; the operations that were cancelled then or before.
  case dropped(cancelled: [Int])
  /// What the store still held when everything had ended, or when it should be gone.
  case left(String)
}

enum ModelCause: Equatable {
  case sent
  /// The action with this number, counted in the order of reduction from 1.
  case action(Int)
  /// The operation with this number, counted in the order of start from 0.
  case operation(Int)
}

/// How a store stands when it has come to rest.
struct ModelSnapshot: Equatable {
  struct Send: Equatable {
    var isDone: Bool
    var isCancelled: Bool
  }
  var world: ModelWorld
  /// The operations that run and are not cancelled.
  var running: [Int]
  /// What the task of each send says.
  var sends: [Send]
}

extension [TraceEntry] {
  /// What is left of a trace when nobody listens to the store.
  var unobserved: Self {
    compactMap { entry in
      switch entry {
      case .reduced(let target, _): .reduced(target, nil)
      case .started(let operation, let name, _): .started(operation: operation, name: name, nil)
      case .published, .finished, .cancelled: nil
      default: entry
      }
    }
  }
}
