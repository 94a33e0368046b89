package import Headgate
package import SwiftUI

extension View {
  /// Puts buttons below the screen that record the session of a store, and that show it in the browser. Only a debug build has them.
  @MainActor
  package func sessionTools<State: Codable & Sendable, Action: Codable & Sendable>(
    of store: Store<State, Action>
  ) -> some View {
    #if DEBUG
      VStack {
        self
        SessionToolsView(store: store)
      }
    #else
      self
    #endif
  }
}

#if DEBUG
  private struct SessionToolsView<State: Codable & Sendable, Action: Codable & Sendable>: View {
    @SwiftUI.State private var tools: SessionTools<State, Action>

    init(store: Store<State, Action>) { tools = SessionTools(store) }

    var body: some View {
      VStack {
        if tools.isRecording {
          Button("Stop the recording") { tools.stopRecording() }
        } else {
          Button("Record this session") { tools.record() }
        }
        if let file = tools.file { Text(file.path) }
        if let address = tools.address {
          Button("Stop inspecting") { Task { await tools.stopInspecting() } }
          Text(address.absoluteString)
        } else {
          Button("Inspect in the browser") { Task { await tools.inspect() } }
        }
        if let problem = tools.problem { Text(problem) }
      }
    }
  }
#endif
