// style: 2022
// other names: `.cancellable(id:)` with a struct as id stays; `.onChange` did not exist (a second `Reduce` compares);
//   `IfLetStore(_, else:)` is `if let … else`.
// no equivalent: `EffectTask.concatenate` with `deferred` (use one `.run` that sleeps).

import ComposableArchitecture
import SwiftUI

struct Downloader: ReducerProtocol {
  struct State: Equatable {
    let id: URL
    var alert: AlertState<AlertAction>?
    var mode = Mode.notDownloaded

    enum Mode: Equatable {
      case downloaded
      case downloading(progress: Double)
      case notDownloaded
      case starting
    }
  }

  enum Action: Equatable {
    case alert(AlertAction)
    case buttonTapped
    case downloadResponse(TaskResult<DownloadPart>)
  }

  enum AlertAction: Equatable {
    case deleteButtonTapped
    case dismissed
    case stopButtonTapped
  }

  struct DownloadID: Hashable { let url: URL }

  @Dependency(\.downloads) var downloads

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .alert(.deleteButtonTapped):
      state.alert = nil
      state.mode = .notDownloaded
      return .none

    case .alert(.stopButtonTapped):
      state.alert = nil
      state.mode = .notDownloaded
      return .cancel(id: DownloadID(url: state.id))

    case .alert(.dismissed):
      state.alert = nil
      return .none

    case .buttonTapped:
      switch state.mode {
      case .downloaded:
        state.alert = AlertState {
          TextState("Delete the file?")
        } actions: {
          ButtonState(role: .destructive, action: .deleteButtonTapped) { TextState("Delete") }
        }
        return .none
      case .downloading:
        state.alert = AlertState(
          title: TextState("Stop the download?"),
          buttons: [.destructive(TextState("Stop"), action: .send(.stopButtonTapped))]
        )
        return .none
      case .starting:
        return .none
      case .notDownloaded:
        state.mode = .starting
        return .run { [url = state.id] send in
          for try await part in downloads.download(url) {
            await send(.downloadResponse(.success(part)), animation: .default)
          }
        } catch: { error, send in
          await send(.downloadResponse(.failure(error)), animation: .default)
        }
        .cancellable(id: DownloadID(url: state.id))
      }

    case .downloadResponse(.success(.finished)):
      state.mode = .downloaded
      return .none

    case .downloadResponse(.success(.progress(let progress))):
      state.mode = .downloading(progress: progress)
      return .none

    case .downloadResponse(.failure):
      state.mode = .notDownloaded
      return .none
    }
  }
}

enum DownloadPart: Equatable {
  case finished
  case progress(Double)
}

struct DownloadClient {
  var download: @Sendable (URL) -> AsyncThrowingStream<DownloadPart, any Error>
}

struct DownloaderView: View {
  let store: StoreOf<Downloader>

  var body: some View {
    WithViewStore(store, observe: \.mode) { viewStore in
      Button("Download") { viewStore.send(.buttonTapped) }
    }
    .alert(store.scope(state: \.alert, action: Downloader.Action.alert), dismiss: .dismissed)
  }
}
