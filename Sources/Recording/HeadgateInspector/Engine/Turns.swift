/// Lets requests use something one after the other, in the order in which they ask.
actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    // The next one has the turn from now on, so nobody can come in between.
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
