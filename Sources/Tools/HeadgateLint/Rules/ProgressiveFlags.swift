extension Rule {
  static let progressiveFlags = Rule(
    id: "progressive-flags",
    seeds: ["S3-29"],
    severity: .off,
    summary: "A state describes one process with several flags.",
    why: "Two flags have four combinations, and some of them must not occur: loading and loaded at the same time.",
    advice: "Write an enum with one case for each phase: `idle`, `loading`, `loaded(Data)`, `failed(LoadError)`.",
    examples: [
      .bad(
        """
        @Reducer
        struct Feed {
          @ObservableState
          struct State: Equatable {
            var isLoading = false // ←
            var isLoaded = false
            var didFail = false
          }
          enum Action { case appeared }
        }
        """
      ),
      .bad(
        """
        @Reducer
        struct Login {
          @ObservableState
          struct State: Equatable {
            var isVisible = false // ←
            var isKnown = false
            var isBlocked = false
          }
          enum Action { case accepted, refused }
          func accept(_ state: inout State) { (state.isVisible, state.isKnown) = (false, true) }
          func refuse(_ state: inout State) { (state.isVisible, state.isBlocked) = (false, true) }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Login {
          @ObservableState
          struct State: Equatable {
            var isVisible = false
            var isKnown = false
            var isBlocked = false
          }
          enum Action { case accepted, refused }
          func accept(_ state: inout State) { (state.isVisible, state.isKnown) = (true, true) }
          func refuse(_ state: inout State) { (state.isVisible, state.isBlocked) = flags(true, false) }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Feed {
          @ObservableState
          struct State: Equatable {
            var isLoading = false
            var isSelected = false
            var phase = Phase.idle
          }
          enum Action { case appeared }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      let index = AssignmentIndex(target.files)
      for (file, facts) in target.files.enumerated() where !facts.isTest {
        for type in facts.types where type.kind == .struct && (type.name == "State" || type.name.hasSuffix("State")) {
          let flags = type.properties.filter { $0.isStored && $0.isMutable && $0.type?.name == "Bool" }
          guard flags.count > 2 else { continue }
          var process = ProcessFlags(flags.map(\.name))
          for assignments in index.assignments(to: type, in: file) { process.add(assignments) }
          guard let names = process.names, let first = flags.first(where: { names.contains($0.name) }) else { continue }
          let list = flags.map(\.name).filter(names.contains).map { "'\($0)'" }.joined(separator: ", ")
          reporter.report(facts, first.range, "The flags \(list) describe the phases of one process.")
        }
      }
    }
  )
}

/// The assignments of all files, by the types around them.
private struct AssignmentIndex {
  private struct Entry {
    let file: Int
    let assignments: [AssignmentFact]
  }

  /// The lists of statements in a type, and in the types inside of it.
  private var lists: [[String]: [Entry]] = [:]

  init(_ files: [FileFacts]) {
    for (index, file) in files.enumerated() where !file.isTest {
      for list in Dictionary(grouping: file.assignments, by: \.block).values {
        let type = list[0].context.type
        for count in 0...type.count {
          lists[Array(type.prefix(count)), default: []].append(Entry(file: index, assignments: list))
        }
      }
    }
  }

  /// Returns the flags that the code around a state sets, for each list of statements.
  func assignments(to state: TypeFact, in file: Int) -> [[AssignmentFact]] {
    let owner = Array(state.path.dropLast())
    return (lists[owner] ?? []).filter { entry in
      // Code of the feature, or the functions of a module that reduce open actions.
      owner.count > 1 || entry.file == file || entry.assignments[0].context.type.count < 2
    }.map(\.assignments)
  }
}

/// Finds the flags of a state that are the phases of one process.
private struct ProcessFlags {
  private let flags: [String]
  /// The flags that code sets to opposite values at once.
  private var links: [String: Set<String>] = [:]

  init(_ flags: [String]) { self.flags = flags }

  /// Adds the assignments of one list of statements: one flag becomes true, and another one false.
  mutating func add(_ assignments: [AssignmentFact]) {
    let known = assignments.filter { flags.contains($0.name) }
    for one in known where one.value {
      for other in known where !other.value && other.name != one.name {
        links[one.name, default: []].insert(other.name)
        links[other.name, default: []].insert(one.name)
      }
    }
  }

  /// Three or more flags of one process; nil if there are none.
  var names: Set<String>? {
    let named = Set(flags.filter { NameWords($0).phase != nil })
    // `isLoading`, `isSaving` and `isRefreshing` are three processes: one of the phases has to be an end.
    let ends = named.filter { NameWords($0).phase == .end }
    if named.count > 2, !ends.isEmpty, ends.count < named.count || ends.count > 2 { return named }
    for start in flags {
      var group: Set<String> = [start]
      var rest = [start]
      while let next = rest.popLast() {
        rest += (links[next] ?? []).filter { group.insert($0).inserted }
      }
      if group.count > 2 { return group }
    }
    return nil
  }
}
