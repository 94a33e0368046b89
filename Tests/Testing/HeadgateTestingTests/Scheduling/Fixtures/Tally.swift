/// An ordinary actor.
actor Tally {
  private(set) var total = 0

  func add(_ number: Int) -> Int {
    total += number
    return total
  }

  /// Lets others in before it returns.
  func addSlowly(_ number: Int) async -> Int {
    total += number
    await Task.yield()
    return total
  }

  /// Works here with what is handed in.
  func perform(_ operation: @Sendable (isolated Tally) async -> Void) async {
    await operation(self)
  }
}
