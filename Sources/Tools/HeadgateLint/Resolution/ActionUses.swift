/// The sends and patterns of the cases of actions, by the names in the code.
struct ActionUses: Sendable {
  /// A case of an enum.
  struct Case: Hashable, Sendable {
    let type: Int
    let name: String
  }

  /// The position of a name in code.
  struct Position: Hashable, Sendable {
    let file: Int
    let range: SourceRange
  }

  /// The names in sends whose declarations are known.
  private(set) var sends: [Position: Case] = [:]
  /// The names in patterns whose declarations are known.
  private(set) var patterns: [Position: Case] = [:]
  /// The cases that some code sends.
  private(set) var sent: Set<Case> = []
  /// The names in expressions that are in no known send.
  private(set) var unknownMentions: Set<String> = []
  /// The positions of each name after a dot in expressions.
  private(set) var mentions: [String: [Position]] = [:]
  /// The positions of each name after a dot in patterns.
  private(set) var patternNames: [String: [Position]] = [:]
  /// The names that are also in code whose declarations nobody looks up: after a value and a dot, or without a dot.
  private(set) var unresolvedNames: Set<String> = []
  /// Whether each file was parsed.
  private(set) var areComplete = true

  init() {}

  init(_ target: ResolvedTarget) {
    for send in target.sends {
      for step in send.path.steps {
        add(step, of: send.fact.path, file: send.file, to: &sends)
      }
    }
    for pattern in target.patterns {
      for step in pattern.path.steps {
        add(step, of: pattern.fact.path, file: pattern.file, to: &patterns)
      }
    }
    sent = Set(sends.values)
    for (file, facts) in target.files.enumerated() {
      for mention in facts.mentions {
        let position = Position(file: file, range: mention.range)
        mentions[mention.name, default: []].append(position)
        if sends[position] == nil { unknownMentions.insert(mention.name) }
      }
      for name in facts.patternNames {
        patternNames[name.name, default: []].append(Position(file: file, range: name.range))
      }
      unresolvedNames.formUnion(facts.memberNames)
      unresolvedNames.formUnion(facts.bareNames)
      if !facts.syntaxErrors.isEmpty { areComplete = false }
    }
  }

  private func add(
    _ step: ResolvedPath.Step,
    of path: ActionPath,
    file: Int,
    to uses: inout [Position: Case]
  ) {
    // The path of a view's send can have a group `view` that is not in the code.
    for index in [step.component, step.component - 1]
    where path.components.indices.contains(index) && path.components[index].name == step.caseName {
      uses[Position(file: file, range: path.components[index].range)] = Case(type: step.type, name: step.caseName)
      return
    }
  }
}
