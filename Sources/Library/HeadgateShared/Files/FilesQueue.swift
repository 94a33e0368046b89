/// Runs the work of files, one piece after another, away from the code that changes values.
protocol FilesQueue: Sendable {
  /// Runs a closure after a pause.
  func run(after milliseconds: Int, _ work: @escaping @Sendable () -> Void)

  /// Runs a closure again and again, with a pause before each run. Returns a function that ends it.
  func `repeat`(every milliseconds: Int, _ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void

  /// Runs a closure after the work that runs now, and waits for it. The program is about to exit.
  func finish(_ work: @escaping @Sendable () -> Void)
}
