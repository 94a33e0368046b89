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
  public var median: Cost { sorted { $0.nanoseconds < $1.nanoseconds }[count / 2] }
}
