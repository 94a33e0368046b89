import CAllocations

/// Measures an asynchronous operation in one run after a warm-up.
public func measureAsync(
  _ count: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async -> Void
) async -> Cost {
  for _ in 0..<(count / 10) { await operation() }
  return await measureBatch(count, operation)
}

/// Measures one run without a warm-up.
func measureBatch(
  _ count: Int,
  isolation: isolated (any Actor)? = #isolation,
  _ operation: () async -> Void
) async -> Cost {
  let before = allocations_count()
  let clock = ContinuousClock()
  let start = clock.now
  for _ in 0..<count { await operation() }
  let time = start.duration(to: clock.now)
  return Cost(
    nanoseconds: time.nanoseconds / Double(count),
    allocations: Double(allocations_count() - before) / Double(count)
  )
}

extension [Cost] {
  /// The median of each figure: the operation with the median time may be another one on a busy machine.
  public var median: Cost {
    Cost(
      nanoseconds: map(\.nanoseconds).sorted()[count / 2],
      allocations: map(\.allocations).sorted()[count / 2]
    )
  }
}
