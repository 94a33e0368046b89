import Headgate
import SwiftUI

struct TransfersView: View {
  let transfers: StoreOf<Transfers>

  private var upload: StoreOf<Upload> {
    transfers.scope(state: \.upload, action: \.upload)
  }

  var body: some View {
    VStack {
      UploadView(model: upload, onDrop: { upload.send(.view(.fileDropped($0))) })  // near-miss: view-sends-non-view
      Button("Airplane mode", action: airplane)
      Button("Reset") { transfers.send(.view(.resetButtonTapped), animation: .default) }
      Button("Summary") { send(.summaryButtonTapped) }
      Button("Cancel") {
        transfers.send(.upload(.interface(.cancellationRequested)))  // flags: view-sends-non-view
      }
    }
  }

  private func airplane() {
    let action = Transfers.Action.View.airplaneModeTapped
    transfers.send(.view(action))  // near-miss: view-sends-non-view
  }

  private func send(_ action: Transfers.Action.View) {
    transfers.send(.view(action))
  }
}

struct UploadView: View {
  let model: StoreOf<Upload>?
  let onDrop: (String) -> Void

  var body: some View {
    VStack {
      Button("Upload") { model?.send(.view(.uploadButtonTapped)) }  // near-miss: view-sends-non-view
      Button("Retry") { _ = model?.send(.view(.retryButtonTapped)) }
      Button("Done") { model?.send(.delegate(.uploadFinished(1))) }  // flags: view-sends-non-view, delegate-forged
      Button("Reset") {
        model?.send(.internal(.retryPrepared))  // flags: view-sends-non-view, internal-outside-feature
      }
      if let model {
        ForEach(model.files, id: \.self) { file in
          ProgressView(value: model.progress[file] ?? 0)
        }
        Button("Cancel") { model.send(Upload.Action.view(.cancelButtonTapped)) }
      }
    }
    .dropDestination(for: String.self) { files, _ in
      files.forEach(onDrop)
      return true
    }
  }
}
