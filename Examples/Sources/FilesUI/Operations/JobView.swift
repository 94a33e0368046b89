import FilesFeature
import Headgate
import SwiftUI

/// A running change of files, with a button that stops it.
struct JobView: View {
  let store: ViewStore<Operations>
  let unit: Settings.SizeUnit
  let stop: @MainActor () -> Void

  var body: some View {
    if let job = store.job, let step = job.step {
      HStack {
        ProgressView()
        Text(verbatim: store.isStopping ? "Stopping…" : job.text(of: step, unit))
        Spacer()
        Button("Stop", action: stop).disabled(store.isStopping)
      }
    }
  }
}
