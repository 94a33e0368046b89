// style: 2025
// other names: `send(…)` without `await` on the main actor is `await send(…)`; `await Task.cancel(id:)` is `Task.cancel(id:)`.
// no equivalent: a callback that calls `send` after its effect has ended (the effect waits for a continuation or an `AsyncStream`).

import ComposableArchitecture
import Foundation
import Network

@Reducer
struct Reachability {
  @ObservableState
  struct State: Equatable {
    var isOnline = true
    var log: [String] = []
    var picked: URL?
  }

  enum Action {
    case filePicked(URL?)
    case pathChanged(isOnline: Bool)
    case pickButtonTapped
    case stopButtonTapped
    case task
  }

  enum CancelID { case monitor }

  @Dependency(\.filePicker) var filePicker

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { @MainActor send in
          let monitor = NWPathMonitor()
          monitor.pathUpdateHandler = { path in
            Task { @MainActor in
              send(.pathChanged(isOnline: path.status == .satisfied))
            }
          }
          monitor.start(queue: .main)
          try await Task.never()
        }
        .cancellable(id: CancelID.monitor, cancelInFlight: true)

      case .pathChanged(let isOnline):
        state.isOnline = isOnline
        state.log.append(isOnline ? "online" : "offline")
        return .none

      case .pickButtonTapped:
        return .run { send in
          await withCheckedContinuation { continuation in
            filePicker.pick { url in
              Task { @MainActor in send(.filePicked(url)) }
              continuation.resume()
            }
          }
        }

      case .filePicked(let url):
        state.picked = url
        return .none

      case .stopButtonTapped:
        return .run { _ in
          await Task.cancel(id: CancelID.monitor)
        }
      }
    }
  }
}

@DependencyClient
struct FilePickerClient: Sendable {
  var pick: @Sendable (_ completion: @escaping @Sendable (URL?) -> Void) -> Void
}

extension FilePickerClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var filePicker: FilePickerClient {
    get { self[FilePickerClient.self] }
    set { self[FilePickerClient.self] = newValue }
  }
}
