import Headgate

@testable import HeadgateInspector

extension Store where State: Codable & Sendable, Action: Codable & Sendable {
  /// Inspects the store on a server of its own: the stores of other tests are on another one.
  @MainActor
  func inspectApart(name: String? = nil) async throws -> Inspection {
    for _ in 1...20 {
      do {
        return try await inspect(name: name, on: .loopback(port: .random(in: 20000...50000)))
      } catch let problem as InspectorProblem where problem.description.contains("in use") {
        // Another program has the port.
      }
    }
    return try await inspect(name: name, on: .loopback(port: .random(in: 20000...50000)))
  }
}
