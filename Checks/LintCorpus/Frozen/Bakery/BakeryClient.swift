import Foundation
import Headgate

struct Bread: Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
  let cents: Int
}

struct Order: Equatable, Identifiable, Sendable {
  let id: UUID
  var lines: [Bread.ID: Int]
  var pickup: Date
}

enum BakeryError: Error, Equatable, Sendable {
  case closed
  case offline
  case ovenBroken
}

/// The conformances of all actions.
protocol BakeryAction: Equatable, Sendable {}

@DependencyClient
struct BakeryClient: Sendable {
  var breads: @Sendable () async throws -> [Bread]
  var order: @Sendable (_ order: Order) async throws -> Order
  var oven: @Sendable () -> AsyncThrowingStream<Double, any Error> = { .finished() }
  var discount: @Sendable (_ code: String) async -> Result<Int, BakeryError> = { _ in .failure(.offline) }
}

extension BakeryClient: DependencyKey {
  static let testValue = BakeryClient()

  static let liveValue = BakeryClient(
    breads: { try await BakeryServer.shared.breads() },
    order: { order in try await BakeryServer.shared.put(order) },
    oven: {
      let seconds = Int.random(in: 4...6)  // near-miss: ambient-nondeterminism
      return BakeryServer.shared.temperature(every: .seconds(seconds))
    },
    discount: { code in await BakeryServer.shared.discount(code) }
  )
}

extension DependencyValues {
  var bakery: BakeryClient {
    get { self[BakeryClient.self] }
    set { self[BakeryClient.self] = newValue }
  }
}
