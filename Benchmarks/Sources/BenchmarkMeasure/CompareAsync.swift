import Foundation

/// The costs of two operations that were measured in turns.
public struct Comparison: Sendable {
  public var first: Cost
  public var second: Cost
  /// The cost of the second operation divided by the cost of the first, one ratio per round, ascending.
  public var ratios: [Double]

  public var median: Double { ratios[ratios.count / 2] }

  /// The median, and the range of the middle half of the rounds.
  public var summary: String {
    let quarters = (ratios[ratios.count / 4], ratios[ratios.count * 3 / 4])
    return String(
      format: "%.2f (half of %d rounds: %.2f to %.2f)",
      median,
      ratios.count,
      quarters.0,
      quarters.1
    )
  }
}

/// Measures two asynchronous operations in short batches that take turns: A B B A in each round, after a warm-up.
///
/// Slow periods of the machine and the wake-ups of its threads affect both operations alike. The median of the ratios of
/// many rounds is stable; the ratio of two long runs is not.
public func compareAsync(
  rounds: Int,
  batch: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ first: () async -> Void,
  _ second: () async -> Void
) async -> Comparison {
  for _ in 0..<(rounds * batch / 10) {
    await first()
    await second()
  }
  var firsts: [Cost] = []
  var seconds: [Cost] = []
  var ratios: [Double] = []
  for _ in 0..<rounds {
    let before = await measureBatch(batch, first)
    let between = [await measureBatch(batch, second), await measureBatch(batch, second)]
    let after = await measureBatch(batch, first)
    firsts += [before, after]
    seconds += between
    ratios.append(
      (before.nanoseconds + after.nanoseconds) / (between[0].nanoseconds + between[1].nanoseconds)
    )
  }
  return Comparison(first: firsts.median, second: seconds.median, ratios: ratios.sorted())
}
