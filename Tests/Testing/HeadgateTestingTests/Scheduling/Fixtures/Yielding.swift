/// Gives way so many times before it returns a value.
func yielding<Value: Sendable>(_ times: Int, _ value: Value) async -> Value {
  for _ in 0..<times { await Task.yield() }
  return value
}

/// What an operation throws that has come to no good.
struct Failure: Error {}
