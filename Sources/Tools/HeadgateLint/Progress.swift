import HeadgateTexts

/// The progress of a run on the standard error stream. A run of less than a second prints nothing.
struct Progress {
  private let start = ContinuousClock.now
  private var isVisible = false

  mutating func advance(to count: Int, of total: Int) {
    guard start.duration(to: .now) > .seconds(1) else { return }
    isVisible = true
    StandardError.write(progress: "\(count) of \(total) files")
  }

  func finish() {
    if isVisible { StandardError.deleteProgress() }
  }
}
