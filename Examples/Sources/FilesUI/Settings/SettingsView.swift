import FilesFeature
import Headgate
import SwiftUI

/// The form of the settings. Every running program uses a change immediately.
struct SettingsView: View {
  @BindableViewStore var store: ViewStore<SettingsForm>

  var body: some View {
    NavigationStack {
      Form {
        Section("Entries") {
          Toggle("Show hidden entries", isOn: $store.form.showsHidden)
          Toggle("Show directories first", isOn: $store.form.showsDirectoriesFirst)
          Picker("Order", selection: $store.form.order) {
            ForEach(Settings.Order.allCases, id: \.self) { Text(verbatim: $0.rawValue) }
          }
          Toggle("Reverse the order", isOn: $store.form.isReversed)
        }
        Section("Files") {
          Toggle("Show the preview", isOn: $store.form.showsPreview)
          Picker("Sizes", selection: $store.form.sizeUnit) {
            Text("1 KB = 1,000 B").tag(Settings.SizeUnit.decimal)
            Text("1 KiB = 1,024 B").tag(Settings.SizeUnit.binary)
          }
        }
        // Windows have the colors of the system.
        Section("Program for the terminal") {
          Picker("Colors", selection: $store.form.theme) {
            ForEach(Settings.Theme.allCases, id: \.self) { theme in
              Text(verbatim: theme == .plain ? "none" : theme.rawValue)
            }
          }
        }
      }
      .navigationTitle("Settings")
      .toolbar { Button("Close") { store.send(.closePressed) } }
    }
  }
}
