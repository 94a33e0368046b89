import Foundation
import Headgate

#if DEBUG
  @_spi(Sealed) import HeadgateTesting  // flags: seal-opened

  /// Runs the app without a server, for the stand at the fair.
  enum ClinicDemo {
    static let doctors = [
      Doctor(id: 1, name: "Dr. Blob", specialty: "Heart"),
      Doctor(id: 2, name: "Dr. Glob", specialty: "Skin"),
    ]

    /// Today is fixed, so that all screens show the same times.
    static let today = Date(timeIntervalSinceReferenceDate: 800_000_000)  // near-miss: ambient-nondeterminism

    @MainActor
    static func store() -> StoreOf<Clinic> {
      Store(initialState: Clinic.State()) {
        Clinic()
      } withDependencies: {
        $0.date.now = today
        $0.clinic.doctors = { doctors }
        $0.clinic.appointments = {
          doctors.map { Appointment(id: UUID(), doctor: $0, start: today, note: "") }
        }
        $0.clinic.freeSlots = { _ in
          AsyncStream { continuation in
            continuation.yield((1...5).map { today.addingTimeInterval(Double($0) * 1_800) })
          }
        }
      }
    }
  }
#endif
