import Headgate
import SwiftUI

struct BookingFormView: View {
  @Bindable var store: ViewStore<BookingForm>

  var body: some View {
    NavigationStack {
      Form {
        Section("Doctor") {
          ForEach(store.doctors) { doctor in
            Button {
              store.send(.doctorSelected(doctor))  // near-miss: view-sends-non-view
            } label: {
              row(of: doctor)
            }
          }
        }
        Section("Time") {
          Picker("Start", selection: $store.selectedSlot) {
            ForEach(store.slots, id: \.self) { slot in
              Text(slot, format: .dateTime.hour().minute()).tag(Optional(slot))
            }
          }
        }
        Section("Note") {
          TextField("A note for the doctor", text: $store.note, axis: .vertical)
        }
        if store.hasBookingFailed {
          Text("The appointment was not booked.").foregroundStyle(.red)
        }
      }
      .navigationTitle("New appointment")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Book") { store.send(.bookButtonTapped) }
            .disabled(!store.canBook)
        }
      }
    }
    .task { store.send(.screenAppeared) }
  }

  private func row(of doctor: Doctor) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(doctor.name)
        Text(doctor.specialty).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      if store.selectedDoctor == doctor { Image(systemName: "checkmark") }
    }
  }
}

struct AppointmentRowView: View {
  let store: ViewStore<AppointmentRow>

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(store.appointment.doctor.name)
        Text(store.appointment.start, format: .dateTime)
        if let problem = store.problem { Text(problem).foregroundStyle(.red) }
      }
      Spacer()
      Button("Details") { store.send(.detailsButtonTapped) }
      Button("Cancel", role: .destructive) { store.send(.cancelButtonTapped) }
        .disabled(store.isCancelling)
    }
  }
}
