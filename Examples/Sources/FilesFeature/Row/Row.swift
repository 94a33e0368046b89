package import Headgate

/// One row of a directory. The row of a directory can measure its contents.
@Reducer
package struct Row {
  package nonisolated enum Measurement: Equatable, Sendable, Codable {
    case none
    case running(TreeSize)
    case done(TreeSize)
    case failed(FileProblem)
  }

  @ObservableState
  package nonisolated struct State: Equatable, Sendable, Codable, Identifiable {
    package let directory: Path
    package var item: FileItem
    package var measurement = Measurement.none

    package init(_ item: FileItem, in directory: Path) {
      self.item = item
      self.directory = directory
    }

    package var id: FileItem.ID { item.id }

    package var path: Path { directory.appending(item.name) }

    /// The size in the size column, used for sorting by size; nil for a directory that was not measured.
    package var size: Int64? {
      switch measurement {
      case .running(let size), .done(let size): size.bytes
      case .none, .failed: item.kind == .directory ? nil : item.size
      }
    }
  }

  package enum Action: GatedAction, Codable {
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)

    package enum Delegate: Codable {
      case measured
    }

    package enum Interface: Codable {
      /// Starts or stops the measurement.
      case measure
    }

    @Sealed fileprivate enum InternalEvent: Codable {
      case measured(TreeSize, isComplete: Bool)
      case measurementFailed(FileProblem)
    }
  }

  private enum CancelID { case measurement }

  @Dependency(\.files) private var files

  package init() {}

  package var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .interface(.measure):
        if case .running = state.measurement {
          state.measurement = .none
          return .cancel(id: CancelID.measurement)
        }
        guard state.item.kind == .directory else { return .none }
        state.measurement = .running(TreeSize())
        return measure(state.path)
      case .internal(.measured(let size, let isComplete)):
        state.measurement = isComplete ? .done(size) : .running(size)
        return isComplete ? .send(.delegate(.measured)) : .none
      case .internal(.measurementFailed(let problem)):
        state.measurement = .failed(problem)
        return .none
      case .delegate:
        return .none
      }
    }
  }

  private func measure(_ path: Path) -> EffectOf<Self> {
    .run(name: "measure a row") { [files] send in
      let size = try await files.measure(path: path) { await send(.internal(.measured($0, isComplete: false))) }
      await send(.internal(.measured(size, isComplete: true)))
    } catch: { error, send in
      await send(.internal(.measurementFailed(FileProblem(error, at: path))))
    }
    .cancellable(id: CancelID.measurement, cancelInFlight: true)
  }
}
