import BenchmarkMeasure
/// Something to measure: set up once, then done as often as it takes.
struct Scenario {
  var name: String
  var iterations: Int
  /// Makes everything that the operation needs and returns the operation.
  var prepare: @MainActor () -> @MainActor (Int) -> Void
}
