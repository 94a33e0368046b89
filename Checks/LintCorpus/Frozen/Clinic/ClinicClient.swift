import Foundation
import Headgate

/// A doctor of the clinic.
struct Doctor: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  let specialty: String
}

/// A booked time at a doctor.
struct Appointment: Equatable, Identifiable, Sendable {
  let id: UUID
  let doctor: Doctor
  var start: Date
  var note: String
}

/// The errors that the server of the clinic returns.
enum ClinicError: Error, Equatable {
  case offline
  case slotTaken
  case notAllowed
}

/// A change that another device of the patient made.
enum AppointmentChange: Equatable, Sendable {
  case added(Appointment)
  case removed(Appointment.ID)
}

/// The requests that the app makes.
@DependencyClient
struct ClinicClient: Sendable {
  var appointments: @Sendable () async throws -> [Appointment]
  var doctors: @Sendable () async throws -> [Doctor]
  var book: @Sendable (_ appointment: Appointment) async throws -> Appointment
  var cancel: @Sendable (_ id: Appointment.ID) async throws -> Void
  var changes: @Sendable () -> AsyncStream<AppointmentChange> = { .finished }
  var freeSlots: @Sendable (_ doctor: Doctor.ID) -> AsyncStream<[Date]> = { _ in .finished }
}

extension ClinicClient: DependencyKey {
  static let testValue = ClinicClient()

  static var liveValue: ClinicClient {
    let server = ClinicServer(host: "clinic.example")
    return ClinicClient(
      appointments: { try await server.appointments(after: Date()) },  // near-miss: ambient-nondeterminism
      doctors: { try await server.doctors() },
      book: { appointment in try await server.put(appointment, key: UUID()) },
      cancel: { id in try await server.delete(id) },
      changes: {
        AsyncStream { continuation in
          let poll = Task {  // near-miss: unstructured-task
            while !Task.isCancelled {
              for change in await server.changes() { continuation.yield(change) }
              try await Task.sleep(for: .seconds(20))
            }
          }
          continuation.onTermination = { _ in poll.cancel() }
        }
      },
      freeSlots: { doctor in server.slots(of: doctor) }
    )
  }
}

extension DependencyValues {
  var clinic: ClinicClient {
    get { self[ClinicClient.self] }
    set { self[ClinicClient.self] = newValue }
  }
}

/// The permission to remind, and the reminders.
@DependencyClient
struct ReminderClient: Sendable {
  var permission: @Sendable () -> AsyncStream<Bool> = { .finished }
  var deliverTest: @Sendable () async -> Void
}

extension ReminderClient: TestDependencyKey {
  static let testValue = ReminderClient()
}

extension DependencyValues {
  var reminders: ReminderClient {
    get { self[ReminderClient.self] }
    set { self[ReminderClient.self] = newValue }
  }
}
