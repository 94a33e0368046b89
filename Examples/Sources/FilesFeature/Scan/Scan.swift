package import Headgate

/// Measures a whole tree: a long effect that reports its progress and can be stopped.
@Reducer
package struct Scan {
  package enum Phase: Equatable, Sendable, Codable {
    case running, stopped, done
    case failed(FileProblem)
  }

  @ObservableState
  package struct State: Equatable, Sendable, Codable {
    package let path: Path
    package var phase = Phase.running
    package var size = TreeSize()
    package var cursor: ListCursor

    package init(_ path: Path, height: Int) {
      self.path = path
      cursor = ListCursor(height: height)
    }

    fileprivate mutating func show(_ size: TreeSize) {
      self.size = size
      cursor.place(at: cursor.index, count: size.largest.count)
    }
  }

  package enum Action: GatedAction, Codable {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)

    package enum View: Codable {
      case moved(ListCursor.Move)
      case enterPressed
      /// Stops a running scan and closes a finished one.
      case stopPressed
      case againPressed
    }

    package enum Delegate: Codable {
      case closed
      /// An item in the scanned directory was chosen, by name.
      case chosen(FileName)
    }

    package enum Interface: Codable {
      case start
    }

    @Sealed fileprivate enum InternalEvent: Codable {
      case progressed(TreeSize)
      case finished(TreeSize)
      case failed(FileProblem)
    }
  }

  private enum CancelID { case scan }

  @Dependency(\.files) private var files

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(let action):
        return reduce(&state, view: action)
      case .interface(.start):
        return start(&state)
      case .internal(.progressed(let size)):
        state.show(size)
        return .none
      case .internal(.finished(let size)):
        state.phase = .done
        state.show(size)
        return .none
      case .internal(.failed(let problem)):
        state.phase = .failed(problem)
        return .none
      case .delegate:
        return .none
      }
    }
  }

  private func reduce(_ state: inout State, view action: Action.View) -> EffectOf<Self> {
    switch action {
    case .moved(let move):
      state.cursor.move(move, count: state.size.largest.count)
      return .none
    case .enterPressed:
      guard state.size.largest.indices.contains(state.cursor.index) else { return .none }
      return .send(.delegate(.chosen(state.size.largest[state.cursor.index].name)))
    case .stopPressed:
      guard state.phase == .running else { return .send(.delegate(.closed)) }
      state.phase = .stopped
      return .cancel(id: CancelID.scan)
    case .againPressed:
      return start(&state)
    }
  }

  private func start(_ state: inout State) -> EffectOf<Self> {
    state.phase = .running
    state.size = TreeSize()
    return .run(name: "scan") { [files, path = state.path] send in
      let size = try await files.measure(path: path) { await send(.internal(.progressed($0))) }
      await send(.internal(.finished(size)))
    } catch: { [path = state.path] error, send in
      await send(.internal(.failed(FileProblem(error, at: path))))
    }
    .cancellable(id: CancelID.scan, cancelInFlight: true)
  }
}
