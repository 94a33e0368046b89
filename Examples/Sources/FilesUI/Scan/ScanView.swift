import FilesFeature
import Headgate
import SwiftUI

/// The size of a tree, and its largest parts. A tap shows a part in its directory.
struct ScanView: View {
  let store: ViewStore<Scan>
  let unit: Settings.SizeUnit

  var body: some View {
    List {
      Section {
        if case .failed(let problem) = store.phase {
          ProblemText(problem: problem)
        } else {
          ForEach(store.size.largest) { part in
            Button {
              show(part)
            } label: {
              ScanPartLabel(part: part, total: store.size.bytes, unit: unit)
            }
          }
        }
      } header: {
        ScanHeader(store: store, unit: unit)
      }
    }
    .navigationTitle("Scan of \(store.path.name.title)")
    .toolbar {
      Button(store.phase == .running ? "Stop" : "Close") { store.send(.stopPressed) }
      Button("Again") { store.send(.againPressed) }
    }
  }

  private func show(_ part: TreeSize.Part) {
    let parts = store.size.largest
    guard let line = parts.firstIndex(where: { $0.id == part.id }) else { return }
    for move in store.cursor.moves(to: line, count: parts.count) { store.send(.moved(move)) }
    store.send(.enterPressed)
  }
}
