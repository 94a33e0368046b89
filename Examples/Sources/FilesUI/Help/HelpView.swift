import FilesFeature
import Headgate
import SwiftUI

/// What the taps, the swipes and the buttons do.
struct HelpView: View {
  let store: ViewStore<Help>

  var body: some View {
    NavigationStack {
      List(HelpTopic.all) { topic in
        VStack(alignment: .leading) {
          Text(verbatim: topic.title).bold()
          Text(verbatim: topic.text)
        }
      }
      .navigationTitle("Help")
      .toolbar { Button("Close") { store.send(.closePressed) } }
    }
  }
}
