import CAllocations
import Foundation

/// The cost of one operation.
public struct Cost: Sendable {
  public var nanoseconds: Double
  public var allocations: Double

  public init(nanoseconds: Double, allocations: Double) {
    self.nanoseconds = nanoseconds
    self.allocations = allocations
  }

  public func show(_ name: String) {
    let columns = String(format: "%12.1f ns %8.2f allocations", nanoseconds, allocations)
    print(name.padding(toLength: 36, withPad: " ", startingAt: 0) + columns)
  }
}

/// Keeps the optimizer from removing the measured code.
@inline(never)
public func consume<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

/// Returns the median of seven runs after a warm-up.
@MainActor
public func measure(_ count: Int, _ operation: @MainActor (Int) -> Void) -> Cost {
  for index in 0..<max(1, count / 10) { operation(index) }
  var times: [Double] = []
  var allocations: [Double] = []
  let clock = ContinuousClock()
  for _ in 0..<7 {
    let before = allocations_count()
    let time = clock.measure { for index in 0..<count { operation(index) } }
    allocations.append(Double(allocations_count() - before) / Double(count))
    times.append(time.nanoseconds / Double(count))
  }
  return Cost(nanoseconds: times.sorted()[3], allocations: allocations.sorted()[3])
}

extension Duration {
  public var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
