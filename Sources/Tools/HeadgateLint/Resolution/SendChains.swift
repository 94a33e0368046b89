/// The chains of actions that reducers send in answer to actions.
struct SendChains {
  private struct Action: Hashable, Comparable {
    /// The feature whose reducer handles the action.
    let feature: Int
    let type: Int
    let name: String

    init?(_ path: ResolvedPath) {
      guard let step = path.steps.last else { return nil }
      (feature, type, name) = (path.start, step.type, step.caseName)
    }

    static func < (left: Self, right: Self) -> Bool {
      (left.feature, left.type, left.name) < (right.feature, right.type, right.name)
    }

    var text: String { ".\(name)" }
  }

  /// The position of a send.
  struct Position: Hashable, Comparable {
    let file: Int
    let index: Int

    static func < (left: Self, right: Self) -> Bool { (left.file, left.index) < (right.file, right.index) }
  }

  /// The second send of each chain, with the actions of the chain.
  private(set) var all: [Position: (send: ResolvedSend, names: [String])] = [:]
  private var answers: [Action: [(send: ResolvedSend, answer: Action)]] = [:]
  /// The longest chain from each action behind one first action; empty while it is computed.
  private var longest: [Action: [Action]] = [:]

  /// - Complexity: O(*m* · *n*) steps, where *m* is the number of first actions and *n* the number of sends behind one of them.
  init(_ target: ResolvedTarget) {
    for send in target.sends where target.isSynchronous(send) && send.path.isComplete && !target.files[send.file].isTest
    {
      guard let answer = Action(send.path) else { continue }
      for trigger in target.triggers(of: send).compactMap({ Action($0.path) }) {
        answers[trigger, default: []].append((send, answer))
      }
    }
    for trigger in starts {
      // The chains of a cycle depend on the action where the search begins.
      longest = [:]
      for first in (answers[trigger] ?? []).map(\.answer) where first != trigger {
        for (send, answer) in answers[first] ?? [] where answer != first {
          // A chain ends where it would send the second action again.
          let rest = chain(from: answer).prefix { $0 != first }.prefix(20)
          add(send, ([trigger, first] + rest).map(\.text))
        }
      }
    }
  }

  /// The first actions of chains, in a fixed order.
  private var starts: [Action] {
    let triggers = answers.keys.sorted()
    let targets = Set(answers.values.flatMap { $0.map(\.answer) })
    let roots = triggers.filter { !targets.contains($0) }
    var reached = Set(roots)
    var pending = roots
    while let action = pending.popLast() {
      for (_, answer) in answers[action] ?? [] where reached.insert(answer).inserted { pending.append(answer) }
    }
    // A cycle has no first action: each of its actions starts a chain.
    return roots + triggers.filter { !reached.contains($0) }
  }

  private mutating func add(_ send: ResolvedSend, _ names: [String]) {
    let position = Position(file: send.file, index: send.index)
    // Several actions can start chains with one second send. The message names the first of them.
    if let other = all[position]?.names, other.lexicographicallyPrecedes(names) { return }
    all[position] = (send, names)
  }

  /// Returns the longest chain from an action. In a cycle, it ends before the action where the search began.
  private mutating func chain(from action: Action) -> [Action] {
    if let known = longest[action] { return known }
    longest[action] = []
    var rest: [Action] = []
    for (_, answer) in answers[action] ?? [] {
      let other = chain(from: answer)
      if other.count > rest.count { rest = other }
    }
    longest[action] = [action] + rest
    return [action] + rest
  }
}
