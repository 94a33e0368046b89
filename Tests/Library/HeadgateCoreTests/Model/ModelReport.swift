import IssueReporting

/// What came of many programs.
struct ModelReport: Sendable {
  var programs = 0
  var withReentrantSends = 0
  var withHits = 0
  var withRemovals = 0
  var withDismissals = 0
  var withReplacements = 0
  var withPops = 0
  var withSwitches = 0
  var entries = 0
  var events = 0
  /// The shrunk difference of the program with the smallest seed that has one, as text.
  var difference: (seed: UInt64, text: String)?

  init() {}

  /// Runs the programs of the seeds, until one makes a difference.
  init(seeds: some Sequence<UInt64> & Sendable) async {
    let mistakes = MistakeCounter()
    for seed in seeds where difference == nil {
      // Between programs the thread is for others too.
      if programs % 16 == 15 { await Task.yield() }
      withIssueReporters([mistakes]) { run(seed, mistakes) }
    }
  }

  private mutating func run(_ seed: UInt64, _ mistakes: MistakeCounter) {
    let result = ModelDifference(.random(seed: seed), mistakes: mistakes)
    programs += 1
    events += result.program.events.count
    entries += result.expected.count
    withReentrantSends += result.statistics.reentrantSends > 0 ? 1 : 0
    withHits += result.statistics.hits > 0 ? 1 : 0
    withRemovals += result.statistics.removalsWithEffects > 0 ? 1 : 0
    withDismissals += result.statistics.dismissalsWithEffects > 0 ? 1 : 0
    withReplacements += result.statistics.replacedWhileDismissed > 0 ? 1 : 0
    withPops += result.statistics.popsWithEffects > 0 ? 1 : 0
    withSwitches += result.statistics.switchesWithEffects > 0 ? 1 : 0
    if !result.isEmpty { difference = (seed, "\(result.shrunk(mistakes: mistakes))") }
  }

  mutating func add(_ other: ModelReport) {
    programs += other.programs
    withReentrantSends += other.withReentrantSends
    withHits += other.withHits
    withRemovals += other.withRemovals
    withDismissals += other.withDismissals
    withReplacements += other.withReplacements
    withPops += other.withPops
    withSwitches += other.withSwitches
    entries += other.entries
    events += other.events
    if let theirs = other.difference, theirs.seed < difference?.seed ?? .max { difference = theirs }
  }

  func share(_ count: Int) -> Double { Double(count) / Double(max(1, programs)) }

  var summary: String {
    func percent(_ count: Int) -> String { "\(Double(Int(share(count) * 1000)) / 10) %" }
    return """
      \(programs) programs, \(events / max(1, programs)) events and \(entries / max(1, programs)) trace entries on average; \
      re-entrant sends in \(percent(withReentrantSends)), cancellations that hit in \(percent(withHits)), \
      removals with running effects in \(percent(withRemovals)), dismissals with running effects in \
      \(percent(withDismissals)), replaced while dismissed in \(percent(withReplacements)), \
      pops with running effects in \(percent(withPops)), switches of case with running effects in \(percent(withSwitches))
      """
  }
}
