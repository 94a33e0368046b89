import Headgate
import SwiftUI
@_spi(Sealed) import HeadgateTesting  // flags: seal-opened

/// A menu of builds for the team: it puts the list into states that are hard to reach by hand.
struct DebugMenu: View {
  let store: StoreOf<AppointmentList>

  var body: some View {
    Menu("Debug") {
      Button("Load again") { store.send(.view(.refreshPulled)) }
      Button("Open the form") { store.send(.view(.bookButtonTapped)) }
      Button("Print") { print(description) }
    }
  }

  /// A description for bug reports. Names such as `.internal(.appointmentsLoaded)` are only text here.
  private var description: String {
    "rows: \(store.rows.count), last event: .internal(.appointmentsLoaded)"  // near-miss: internal-outside-feature
  }
}
