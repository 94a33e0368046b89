extension Rule {
  static let actionTooBroad = Rule(
    id: "action-too-broad",
    seeds: ["S0-27", "S1-19"],
    severity: .warning,
    summary: "An action has three or more unrelated labeled values.",
    why: "An action is one event. Many values are a form, or several events in one.",
    advice: "Write one action for each change, or give the values a type.",
    examples: [
      .bad(
        """
        @Reducer
        struct SignUp {
          enum Action {
            case formSubmitted(name: String, email: String, password: String) // ←
          }
        }
        """
      ),
      .bad(
        .udf,
        """
        struct UserChangedAction: Action { // ←
          let name: String
          let email: String
          let avatar: URL?
        }
        """
      ),
      .good(
        """
        @Reducer
        struct SignUp {
          enum Action {
            case nameChanged(String)
            case dragged(x: Double, y: Double, z: Double)
            case moved(from: Int, to: Int)
            case periodChosen(startDate: Date, endDate: Date, zone: TimeZone)
          }
        }
        """
      ),
    ],
    check: .file { file, reporter in
      for type in file.types where type.kind == .enum && (type.isAction || type.isOpenAction) {
        for one in type.cases {
          let labels = one.values.compactMap { value in value.label.map { ($0, value.type) } }
          guard Self.isBroad(labels) else { continue }
          reporter.report(file, one.range, "The action '\(one.name)' has \(labels.count) unrelated values.")
        }
      }
      for type in file.types where type.kind == .struct && type.isOpenAction {
        let labels = type.properties.filter(\.isStored).map { ($0.name, $0.type ?? .other) }
        guard Self.isBroad(labels) else { continue }
        reporter.report(file, type.range, "The action '\(type.name)' has \(labels.count) unrelated values.")
      }
    }
  )

  /// Whether at least three labeled values have neither a word in common nor one type of number.
  private static func isBroad(_ values: [(label: String, type: TypeShape)]) -> Bool {
    guard values.count > 2 else { return false }
    let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]
    let types = Set(values.map { $0.type.name ?? "" })
    if types.count == 1, let type = types.first, numbers.contains(type) { return false }
    let words = values.flatMap { Array(Set(NameWords($0.label).words)) }
    let labels = Set(values.map { $0.label.lowercased() })
    let pairs = [
      ["from", "to"], ["old", "new"], ["start", "end"], ["min", "max"], ["latitude", "longitude"], ["width", "height"],
      ["x", "y"],
    ]
    let pairCount = pairs.count { labels.isSuperset(of: $0) }
    let related = Dictionary(grouping: words) { $0 }.values.map(\.count).max() ?? 0
    return values.count - max(related - 1, 0) - pairCount > 2
  }
}
