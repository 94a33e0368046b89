import HeadgateLint

/// The functions and values that reduce open actions, by the code inside of them.
struct OpenReducers {
  struct Reducer {
    let id: String
    let file: Int
    /// The first place that examines an action.
    let range: SourceRange
  }

  /// A reducer by its file and its name, with the module.
  private struct Name: Hashable {
    let file: Int
    let names: [String]
  }

  private(set) var all: [Reducer] = []
  private var ids: [Name: String] = [:]

  /// Finds the reducers outside of features. A reducer examines the type of an action.
  init(_ target: ResolvedTarget, isOpenAction: (TypePatternFact) -> Bool) {
    var counts: [String: Int] = [:]
    for (file, facts) in target.files.enumerated() where !facts.isTest {
      // A case of a type can also be a value of the state. The patterns of casts examine actions.
      for pattern in facts.typePatterns
      where target.feature(around: pattern.context.type) == nil && (pattern.caseName == nil || isOpenAction(pattern)) {
        guard let name = Self.name(pattern.context, file), ids[name] == nil else { continue }
        let text = name.names.dropFirst().joined(separator: ".")
        let id = counts.unique(text)
        ids[name] = id
        all.append(Reducer(id: id, file: file, range: pattern.range))
      }
    }
  }

  /// Returns the id of the reducer around code.
  func id(_ file: Int, _ context: CodeContext) -> String? { Self.name(context, file).flatMap { ids[$0] } }

  private static func name(_ context: CodeContext, _ file: Int) -> Name? {
    guard context.isInReducerClosure, let member = context.member else { return nil }
    return Name(file: file, names: context.type + [member])
  }
}

extension TypeShape {
  /// The type as code writes it, as far as its shape shows.
  var text: String {
    switch self {
    case .named(["Optional"], let arguments) where arguments.count == 1: "\(arguments[0].text)?"
    case .named(["Array"], let arguments) where arguments.count == 1: "[\(arguments[0].text)]"
    case .named(["Dictionary"], let arguments) where arguments.count == 2:
      "[\(arguments[0].text): \(arguments[1].text)]"
    case .named(let path, let arguments):
      path.joined(separator: ".") + (arguments.isEmpty ? "" : "<\(arguments.map(\.text).joined(separator: ", "))>")
    case .existential(let type): "any \(type.text)"
    case .tuple(let elements):
      "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.text }.joined(separator: ", ")))"
    case .function, .other: "_"
    }
  }
}
