import Foundation
import HeadgateUDF

@DependencyClient
struct HarborClient: Sendable {
  var callPilot: @Sendable (_ request: UUID) async -> Void
  var freeBerth: @Sendable (_ berths: Int) async throws -> Int
  var printReceipt: @Sendable (_ number: Int) async -> Void
  var tides: @Sendable () -> AsyncStream<Tide> = { .finished }
}

extension HarborClient: DependencyKey {
  static let testValue = HarborClient()

  static let liveValue = HarborClient(
    callPilot: { request in await Radio.shared.call("pilot", request) },
    freeBerth: { berths in try await Radar.shared.freeBerth(of: berths) },
    printReceipt: { number in await Printer.shared.print("receipt \(number)") },
    tides: {
      AsyncStream { continuation in
        let timer = Task {  // near-miss: unstructured-task
          while !Task.isCancelled {
            continuation.yield(TideTable.current(at: Date()))
            try await Task.sleep(for: .seconds(600))  // near-miss: ambient-nondeterminism
          }
        }
        continuation.onTermination = { _ in timer.cancel() }
      }
    }
  )
}

extension DependencyValues {
  var harbor: HarborClient {
    get { self[HarborClient.self] }
    set { self[HarborClient.self] = newValue }
  }
}

/// A crane, which is a device with a connection. The app has one object for each crane.
final class Crane: Sendable {
  let number: Int

  init(number: Int) {
    self.number = number
  }
}

/// A crane was moved.
struct CraneMoved: Action {
  let crane: Crane  // flags: action-not-serializable
}

/// A crane lifted a container.
struct ContainerLifted: Action, Equatable {
  let craneNumber: Int  // near-miss: action-not-serializable
}

/// The steps of a crane, which are dispatched one after another.
enum CraneAction {  // flags: enum-not-action
  case craneStarted(Int)
  case craneStopped(Int)
}

/// The lights of the harbor. The conformance is below.
enum LightAction {  // near-miss: enum-not-action
  case lightsDimmed
  case lightsRaised
}

extension LightAction: Action {}
