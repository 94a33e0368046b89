import Headgate
import HeadgateDependencies

import HeadgateSupport
@testable import HeadgateCore

/// What the real reducers of a program share: the program, the store they run in, and the trace.
final class ModelSession: @unchecked Sendable {
  // Sendable: a program is run from its beginning to its end by one task, which alone has its session.

  /// The session whose reducers are being made: the cases of an enum reducer are not handed anything.
  @TaskLocal private static var bound: ModelSession?

  static var current: ModelSession {
    guard let bound else { preconditionFailure("reducers are made in a session") }
    return bound
  }

  func whileCurrent<Result>(_ body: () -> Result) -> Result { Self.$bound.withValue(self, operation: body) }

  let program: ModelProgram
  let mistakes: MistakeCounter
  var trace: [TraceEntry] = []
  /// The sends so far, with what their task stands for; the task of a send is not known before the send returns.
  var sends: [(isOpen: Bool, lifetime: SendLifetime?)] = []
  /// The operations in the order of their start.
  var operations: [ModelOperation] = []
  weak var core: StoreCore<ModelledRoot.State, ModelledRoot.Action>?

  init(_ program: ModelProgram, mistakes: MistakeCounter) {
    self.program = program
    self.mistakes = mistakes
  }

  func note(_ entry: TraceEntry) {
    for _ in 0..<mistakes.take() { trace.append(.reported) }
    trace.append(entry)
  }

  /// The root's reducer is about to see an action; an observer knows more of it.
  func willReduce(_ action: ModelAction) {
    // The interpreter counts all mistakes. A store reports few of one line in a long chain.
    ReductionFrame.current?.pointee.endReportLimit()
    if !program.isObserved { note(.reduced(action, nil)) }
  }

  /// What a feature is to do now; what it does to the store is done here.
  func reaction(of feature: ModelFeature, to action: ModelAction, presents: Int = 0) -> ModelReaction {
    note(.saw(feature, isPresented: DependencyValues.current.isPresented, presents: presents))
    let reaction = program.reaction(of: feature, to: action)
    for call in reaction.calls {
      switch call {
      case .send(let target): send(target)
      case .cancelSend(let back):
        let index = sends.count - 1 - back
        if index >= 0, !sends[index].isOpen { sends[index].lifetime?.cancel() }
      }
    }
    return reaction
  }

  /// Sends into the store, from wherever.
  func send(_ target: ModelAction) {
    guard let core else { return }
    let index = sends.count
    sends.append((isOpen: !core.isDraining, lifetime: nil))
    let lifetime = core.send(
      ModelledRoot.Action(target),
      callSite: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    )
    sends[index] = (isOpen: false, lifetime: lifetime)
  }

  /// An operation is to start; an observer was told before.
  func start(_ run: EffectRun) {
    let operation = ModelOperation(run, program)
    if !program.isObserved { note(.started(operation: operations.count, name: operation.name, nil)) }
    operations.append(operation)
  }

  /// The number that the trace has for the operation that the store counts so.
  func operation(_ number: UInt64) -> Int {
    operations.firstIndex { $0.run.number == number } ?? -1
  }

  func cause(_ cause: ActionCause) -> ModelCause {
    switch cause {
    case .sent: .sent
    case .action(let number): .action(Int(number))
    case .effect(let number): .operation(operation(number))
    }
  }
}
