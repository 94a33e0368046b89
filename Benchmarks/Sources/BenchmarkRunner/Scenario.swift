import BenchmarkMeasure
/// A measurement: prepared once, then repeated.
struct Scenario {
  var name: String
  var iterations: Int
  /// Prepares the scenario and returns the operation.
  var prepare: @MainActor () -> @MainActor (Int) -> Void
}
