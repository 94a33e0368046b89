package import Headgate

/// Changes files, after questions where they are needed, and undoes the last change.
@Reducer
package struct Operations {
  @CasePathable
  package enum Alert: Equatable, Sendable, Codable {
    case trashConfirmed([Path])
    case answered(Job.Choice, forAll: Bool)
  }

  @ObservableState
  package struct State: Equatable, Sendable, Codable {
    package var field: NameField.State?
    @Presents package var alert: AlertState<Alert>?
    package var clipboard: Clipboard?
    /// The running job. It waits while the alert asks a question about it.
    package var job: Job?
    /// Whether the user has stopped the job. The effect reads this value while it runs.
    @Shared package var isStopping: Bool
    /// The changes of the last job, which can be undone.
    package var last: [FileChange] = []

    package init() {
      _isStopping = Shared(value: false)
    }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)
    case field(Gate<NameField>)
    case alert(PresentationAction<Alert>)

    package enum View: Codable { case questionDismissed }

    package enum Delegate: Codable, Equatable {
      /// Files changed; one of them is to be selected.
      case changed(notice: String, selecting: Path?)
      /// Nothing changed.
      case noticed(String)
    }

    package enum Interface: Codable {
      case rename(Path)
      case makeDirectory(in: Path)
      case trash([Path])
      /// Remembers files for `paste`.
      case pick(Transfer.Kind, [Path])
      case paste(into: Path)
      case stop
      case undo
    }

    @Sealed fileprivate enum InternalEvent: Codable {
      case progressed(TransferProgress)
      /// The results of some steps, in order.
      case stepsDone([StepResult], isLast: Bool)
      case stepFailed(FileProblem)
    }
  }

  @Dependency(\.fileOperations) private var operations

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.questionDismissed):
        state.alert = nil
        return dismissed(&state)
      case .alert(.dismiss):
        return dismissed(&state)
      case .interface(let action):
        return reduce(&state, interface: action)
      case .field(.delegate(.closed)):
        state.field = nil
        return .none
      case .field(.delegate(.entered(let target, let purpose))):
        state.field = nil
        return enter(&state, target, purpose)
      case .alert(.presented(.trashConfirmed(let paths))):
        return start(&state, Job(.trash, paths.map { .trash($0) }))
      case .alert(.presented(.answered(let choice, let forAll))):
        if forAll { state.job?.choice = choice }
        state.job?.take(choice)
        return next(&state)
      case .internal(.progressed(let progress)):
        state.job?.progress = progress
        return .none
      case .internal(.stepsDone(let results, let isLast)):
        for result in results { take(result, in: &state) }
        return isLast ? next(&state) : .none
      case .internal(.stepFailed(let problem)):
        return take(problem, in: &state)
      case .field(.inside), .delegate:
        return .none
      }
    }
    .ifLet(\.field, action: \.field) { NameField() }
    .ifLet(\.$alert, action: \.alert)
  }

  /// A question that nobody answers stops the job that asks it.
  private func dismissed(_ state: inout State) -> EffectOf<Self> {
    state.job == nil ? .none : end(&state, .stopped)
  }

  private func reduce(_ state: inout State, interface action: Action.Interface) -> EffectOf<Self> {
    switch action {
    case .stop:
      if state.job != nil { state.$isStopping.withLock { $0 = true } }
      return .none
    case .pick(let kind, let paths):
      let clipboard = Clipboard(kind, paths)
      state.clipboard = clipboard
      return .send(.delegate(.noticed(clipboard.text)))
    default: break
    }
    guard state.job == nil else { return .send(.delegate(.noticed("The last change is not finished"))) }
    switch action {
    case .rename(let path):
      state.field = NameField.State(.rename(path))
    case .makeDirectory(let path):
      state.field = NameField.State(.makeDirectory(in: path))
    case .trash(let paths):
      state.alert = .trash(paths)
    case .paste(let directory):
      guard let clipboard = state.clipboard else {
        return .send(.delegate(.noticed("There is nothing to put here: y copies, x moves")))
      }
      return start(&state, clipboard.job(into: directory))
    case .undo:
      guard !state.last.isEmpty else { return .send(.delegate(.noticed("There is nothing to undo"))) }
      return start(&state, Job(.undo, state.last.reversed().map { .undo($0) }))
    case .stop, .pick: break
    }
    return .none
  }

  private func enter(_ state: inout State, _ target: Path, _ purpose: NameField.Purpose) -> EffectOf<Self> {
    switch purpose {
    case .rename(let path):
      return path == target ? .none : start(&state, Job(.rename, [.rename(path, to: target)]))
    case .makeDirectory:
      return start(&state, Job(.makeDirectory, [.makeDirectory(target)]))
    }
  }
}

/// The steps of a job run one after the other, in one effect up to the next question.
///
/// Steps can be much faster than the screen: their results arrive a dozen times a second, many at a time.
///
/// The responses are sealed. They stay in this file with the reducer that handles them.
extension Operations {
  private func start(_ state: inout State, _ job: Job) -> EffectOf<Self> {
    state.job = job
    state.$isStopping.withLock { $0 = false }
    return next(&state)
  }

  private func next(_ state: inout State) -> EffectOf<Self> {
    guard let steps = state.job?.rest, !steps.isEmpty else { return end(&state, .done) }
    guard !state.isStopping else { return end(&state, .stopped) }
    return .run(name: "change files") { [operations, isStopping = state.$isStopping] send in
      var results: [StepResult] = []
      var pulse = Pulse()
      for (index, step) in steps.enumerated() where !isStopping.wrappedValue {
        do {
          let result = try await operations.perform(step) {
            await send(.internal(.progressed($0)))
          } isStopped: {
            isStopping.wrappedValue
          }
          results.append(result)
        } catch {
          if !results.isEmpty { await send(.internal(.stepsDone(results, isLast: false))) }
          await send(.internal(.stepFailed(FileProblem(error, at: step.path))))
          return
        }
        guard index + 1 < steps.count, pulse.isDue() else { continue }
        await send(.internal(.stepsDone(results, isLast: false)))
        results = []
      }
      await send(.internal(.stepsDone(results, isLast: true)))
    }
  }

  private func take(_ result: StepResult, in state: inout State) {
    // No copy of the job is kept here: it would make a copy of all changes at every step.
    guard let kind = state.job?.kind, let path = state.job?.step?.path else { return }
    if kind == .undo { state.last.removeLast() }
    if kind == .move, result.change != nil { state.clipboard?.paths.removeAll { $0 == path } }
    if state.clipboard?.paths.isEmpty == true { state.clipboard = nil }
    state.job?.take(result)
  }

  private func take(_ problem: FileProblem, in state: inout State) -> EffectOf<Self> {
    guard let job = state.job else { return .none }
    if problem.reason == .stopped { return end(&state, .stopped) }
    // Only the name of the target can be taken, and only once: a file that is kept under a new name does not need it.
    guard problem.reason == .exists, case .transfer(let transfer) = job.step, problem.path == transfer.target,
      !transfer.keepsBoth
    else { return end(&state, .failed(problem)) }
    if let choice = job.choice {
      state.job?.take(choice)
      return next(&state)
    }
    state.job?.progress = nil
    state.alert = .conflict(problem.path, forAll: job.index + 1 < job.steps.count)
    return .none
  }

  private func end(_ state: inout State, _ end: Job.End) -> EffectOf<Self> {
    guard let job = state.job else { return .none }
    state.job = nil
    state.$isStopping.withLock { $0 = false }
    // A move that is only a copy cannot be undone. An undo of an earlier job is not what the user expects then.
    if !job.changes.isEmpty || (job.kind == .move && !job.copies.isEmpty) { state.last = job.changes }
    let text = job.text(end)
    // An undo that fails at its first step, and a job that only failed, changed nothing.
    guard job.index > 0 || !job.changes.isEmpty else { return .send(.delegate(.noticed(text))) }
    return .send(.delegate(.changed(notice: text, selecting: job.selection)))
  }
}
