import Headgate

/// A random program: changes of a state with children of every kind, copies that are kept and put back, and readers that come and go.
struct ReaderProgram: Sendable {
  let seed: UInt64
  private var steps: [ReaderStep]

  init(seed: UInt64) {
    var random = SeededNumbers(seed)
    self.seed = seed
    // A generic place is one of many. What only its readers see is found when a program stays there.
    let isFocused = random.chance(40)
    let places = isFocused ? [random.pick(ReadPlace.generic)] : (0..<2).map { _ in random.pick(ReadPlace.allCases) }
    func step(_ kind: ReaderStep.Kind? = nil) -> ReaderStep {
      ReaderStep(random: &random, kind: kind, places: places, isFocused: isFocused)
    }
    steps = (0..<random.below(3) + 1).map { _ in step(.addReader) }
    steps += (0..<random.below(16) + 4).map { _ in step() }
  }

  /// What a reader has seen wrong, after the shortest program that still goes wrong; nil when all have seen what is there.
  func difference() async -> String? {
    guard var found = await ReaderSession().run(self) else { return nil }
    var program = self
    var index = 0
    while index < program.steps.count {
      var shorter = program
      shorter.steps.remove(at: index)
      if let difference = await ReaderSession().run(shorter) {
        program = shorter
        found = difference
      } else {
        index += 1
      }
    }
    return "\(found)\n" + program.steps.map { "  \($0)\n" }.joined()
  }

  /// The steps, those of one action together.
  var actions: [[ReaderStep]] {
    steps.reduce(into: []) { actions, step in
      if step.joins, step.isChange, actions.last?.last?.isChange == true {
        actions[actions.count - 1].append(step)
      } else {
        actions.append([step])
      }
    }
  }

  func has(_ kinds: Set<ReaderStep.Kind>) -> Bool { steps.contains { kinds.contains($0.kind) } }
}
