extension Rule {
  static let progressiveFlags = Rule(
    "progressive-flags",
    seeds: ["S3-29"],
    .off,
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
    check: .file { file, reporter in
      for type in file.types where type.kind == .struct && (type.name == "State" || type.name.hasSuffix("State")) {
        let flags = type.properties.filter { $0.isStored && $0.type?.name == "Bool" }
        let phases = flags.filter { Self.isPhase($0.name) }
        guard phases.count > 1, let first = phases.first else { continue }
        let names = phases.map { "'\($0.name)'" }.joined(separator: ", ")
        reporter.report(file, first.range, "The flags \(names) describe the phases of one process.")
      }
    }
  )

  private static func isPhase(_ name: String) -> Bool {
    let phases: Set<String> = [
      "error", "fail", "failed", "failing", "fetched", "fetching", "finished", "idle", "load", "loaded", "loading",
      "refreshing", "saved", "saving", "succeeded", "success",
    ]
    return NameWords(name).words.contains(where: phases.contains)
  }
}
