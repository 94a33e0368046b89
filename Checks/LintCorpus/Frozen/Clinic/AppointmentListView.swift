import Headgate
import SwiftUI

/// The list of appointments. It keeps a full store, because it presents a sheet and an alert.
struct AppointmentListView: View {
  @Bindable var store: StoreOf<AppointmentList>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { row in
        AppointmentRowView(store: ViewStore(row))
      }
    }
    .overlay {
      if store.isLoading { ProgressView() }
    }
    .toolbar {
      Button("Book", systemImage: "plus") { store.send(.view(.bookButtonTapped)) }
      Button("Reload") { store.send(.interface(.refreshRequested)) }  // flags: view-sends-non-view
      Button("Count") {
        // A badge was wrong after a cancellation, so the list reports its count again.
        store.send(.delegate(.countChanged(store.rows.count)))  // flags: view-sends-non-view, delegate-forged
      }
    }
    .refreshable { await store.send(.view(.refreshPulled)).finish() }
    .task { store.send(.view(.screenAppeared)) }
    .alert($store.scope(state: \.alert, action: \.alert))
    .sheet(item: $store.scope(state: \.booking, action: \.booking)) { booking in
      BookingFormView(store: ViewStore(booking))
    }
  }
}

/// The first screen: a badge and the list.
struct ClinicView: View {
  @Bindable var store: StoreOf<Clinic>

  var body: some View {
    TabView {
      AppointmentListView(store: store.scope(state: \.list, action: \.list))
        .badge(store.badge)
        .tabItem { Label("Appointments", systemImage: "calendar") }
      ReminderSettingsView(store: store.scope(state: \.reminders, action: \.reminders))
        .tabItem { Label("Reminders", systemImage: "bell") }
    }
    .onChange(of: store.isInForeground) { _, isInForeground in
      // A task of the view, not of a reducer: the view system cancels nothing here.
      Task { await store.send(.view(.foregroundChanged(isInForeground))).finish() }  // near-miss: unstructured-task
    }
    .onOpenURL { store.send(.view(.linkOpened($0))) }
  }
}

struct ReminderSettingsView: View {
  @Bindable var store: StoreOf<ReminderSettings>

  var body: some View {
    Form {
      Toggle("Remind me", isOn: $store.isEnabled)
      Stepper("\(store.hoursBefore) hours before", value: $store.hoursBefore, in: 1...72)
      Button("Send a test") { store.send(.view(.testButtonTapped)) }
      if let result = store.testResult { Text(result) }
    }
    .onAppear { store.send(.view(.screenAppeared)) }
  }
}
