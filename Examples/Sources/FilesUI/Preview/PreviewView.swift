import FilesFeature
import Headgate
import SwiftUI

/// The beginning of the selected file.
struct PreviewView: View {
  let store: ViewStore<Preview>
  let unit: Settings.SizeUnit

  var body: some View {
    VStack(alignment: .leading) {
      switch store.phase {
      case .reading(let preview):
        HStack {
          ProgressView()
          Text(verbatim: preview?.summary(unit) ?? "")
        }
      case .done(let preview):
        Text(verbatim: preview.summary(unit))
        if preview.hasChanged { Text("The file changes while it is read").foregroundStyle(.red) }
      case .failed(let problem):
        ProblemText(problem: problem)
      }
      if let preview = store.shown { PreviewContents(contents: preview.contents, store: store) }
      Spacer()
    }
    .padding()
  }
}
