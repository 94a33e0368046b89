import Headgate
import HeadgateDependencies

import HeadgateSupport
@testable import HeadgateCore

/// A program's store as users have it: real reducers, their resolved tree and the real machine; only the operations of effects
/// are no tasks, so that the program decides when they send and when they return.
struct MachineUnderTest: ModelledStore {
  private let session: ModelSession
  private let observer: ModelObserver
  private var core: StoreCore<ModelledRoot.State, ModelledRoot.Action>?
  private let token: ObserveToken?

  init(_ program: ModelProgram, mistakes: MistakeCounter) {
    let session = ModelSession(program, mistakes: mistakes)
    let core = session.whileCurrent {
      StoreCore(
        initialState: { ModelledRoot.State(program.world) },
        reducer: { Self.reducer(session) },
        // The pages of each program are counted from 0.
        prepareDependencies: { $0.stackElementID = .incrementing },
        callSite: CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column),
        isolation: MainActor.shared
      )
    }
    core.tools.operationStarter = { [unowned session] run in session.start(run) }
    session.core = core
    self.session = session
    self.core = core
    observer = ModelObserver(session)
    token = program.isObserved ? core.subscribe(observer) : nil
  }

  @ReducerBuilder<ModelledRoot.State, ModelledRoot.Action>
  private static func reducer(_ session: ModelSession) -> some Reducer<ModelledRoot.State, ModelledRoot.Action> {
    let root = ModelledRoot(session: session)
    if session.program.isWrapped { ModelledWrapping(root: root) } else { root }
  }

  var trace: [TraceEntry] {
    get { session.trace }
    // In place: thousands of programs add an entry at a time.
    nonmutating _modify { yield &session.trace }
  }

  var open: [Int] { session.operations.indices.filter { !session.operations[$0].isReturned } }

  var snapshot: ModelSnapshot {
    var world = core?.readState(\.world) ?? ModelWorld()
    world.nextPage = core.map { Int($0.dependencies.stackElementID.next) } ?? 0
    return ModelSnapshot(
      world: world,
      running: open.filter { session.operations[$0].run.isActive },
      sends: session.sends.map { send in
        ModelSnapshot.Send(
          isDone: send.lifetime?.isDone ?? true,
          isCancelled: StoreTask(send.lifetime).isCancelled
        )
      }
    )
  }

  func send(_ target: ModelAction) { session.send(target) }

  func emit(_ operation: Int) {
    guard !session.operations[operation].emissions.isEmpty else { return }
    let run = session.operations[operation].run
    let action = session.operations[operation].emissions.removeFirst()
    guard action.kind == .leave else {
      let action = ModelledRoot.Action(action.below(session.operations[operation].steps))
      core?.emit(SentAction(action, callSite: run.callSite), from: run)
      return
    }
    if let dismissal = run.dismissal {
      core?.emit(dismissal.rootAction, from: run)
    } else if run.isActive {
      session.note(.reported)
    }
  }

  func finish(_ operation: Int) {
    session.operations[operation].isReturned = true
    let run = session.operations[operation].run
    if run.noteEnd() { core?.operationEnded(run.number) }
    run.send.endWork()
  }

  func cancelSend(_ send: Int) { StoreTask(session.sends[send].lifetime).cancel() }

  mutating func drop() {
    core?.processInbox()
    if open.isEmpty, let leftover = core?.machine.leftover { session.note(.left(leftover)) }
    token?.cancel()
    core = nil
    session.note(.dropped(cancelled: open.filter { !session.operations[$0].run.isActive }))
    if session.core != nil { session.note(.left("the store")) }
    // Cancelled tasks return some time later; what never ends keeps itself alive.
    for operation in open { session.operations[operation].run.send.endWork() }
  }
}

extension StoreMachine {
  /// What a machine still holds that should have nothing left.
  fileprivate var leftover: String? {
    if !runningOperations.isEmpty { return "operations" }
    if effectOwners.hasJobs || effectOwners.effectsByID != nil { return "jobs at the root" }
    if effectOwners.hasGroups { return "places" }
    return isQuiet ? nil : "something queued"
  }
}
