import Foundation
import Headgate

/// Uploads files. Its effects send in many spellings.
@Reducer
struct Upload {
  @ObservableState
  struct State: Equatable {
    var files: [String] = []
    var progress: [String: Double] = [:]
    var finished = 0
    var problem: String?
  }

  enum Action {
    case view(View)
    case delegate(Delegate)
    case interface(Interface)
    case `internal`(Internal)

    enum View {
      case cancelButtonTapped
      case fileDropped(String)
      case retryButtonTapped
      case uploadButtonTapped
    }

    enum Delegate {
      case uploadFinished(Int)
    }

    enum Interface {
      case cancellationRequested
    }

    enum Internal {
      case partUploaded(String, Double)
      case retryPrepared
      case uploadCompleted(String)
      case uploadFailed(String)
    }
  }

  private enum CancelID: Hashable { case upload(String), retry }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uploads) var uploads

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.fileDropped(let file)):
        state.files.append(file)
        return .none

      case .view(.uploadButtonTapped):
        // Each file has an ID of its own, although the case is the same.
        return .merge(state.files.map { upload($0).cancellable(id: CancelID.upload($0)) })

      case .view(.cancelButtonTapped):
        return .send(Action.interface(.cancellationRequested))  // flags: interface-from-self, action-as-function

      case .view(.retryButtonTapped):
        let next = Action.internal(.retryPrepared)
        return Effect.send(next)  // flags: action-as-function

      case .interface(.cancellationRequested):
        return .merge(state.files.map { Effect.cancel(id: CancelID.upload($0)) })

      case .internal(.retryPrepared):
        state.problem = nil
        return .send(.internal(.uploadFailed("again")))  // flags: action-as-function, send-chain

      case .internal(.partUploaded(let file, let part)):
        state.progress[file] = part
        return .none

      case .internal(.uploadCompleted(let file)):
        state.files.removeAll { $0 == file }
        state.finished += 1
        return state.files.isEmpty ? .send(.delegate(.uploadFinished(state.finished))) : .none  // near-miss: send-chain

      case .internal(.uploadFailed(let problem)):
        state.problem = problem
        return .none

      case .delegate:
        return .none
      }
    }
  }

  private func upload(_ file: String) -> EffectOf<Self> {
    .run { send in
      try await report(file, to: send)
      await send(.internal(.uploadCompleted(file)), animation: .default)  // near-miss: response-without-failure
    } catch: { error, s in
      await s(.internal(.uploadFailed("\(error)")))
    }
  }

  /// The loop ends with the upload, and the effect above has an ID.
  private func report(_ file: String, to send: Send<Action>) async throws {
    for try await part in uploads.upload(file) {  // near-miss: uncancellable-loop
      await send(.internal(.partUploaded(file, part)))
    }
  }
}

@DependencyClient
struct UploadClient: Sendable {
  var upload: @Sendable (_ file: String) -> AsyncThrowingStream<Double, any Error> = { _ in .finished() }
}

extension UploadClient: TestDependencyKey {
  static let testValue = UploadClient()
}

extension DependencyValues {
  var uploads: UploadClient {
    get { self[UploadClient.self] }
    set { self[UploadClient.self] = newValue }
  }
}
