extension Rule {
  static let sharedCancelID = Rule(
    "shared-cancel-id",
    .warning,
    summary: "Two features cancel their effects with one id.",
    why: "One feature cancels the effects of the other when both run in one store.",
    advice: "Declare the id in the feature: `enum CancelID { case search }`, or `private enum` at file scope.",
    examples: [
      .bad(
        """
        @Reducer
        struct Search {
          enum Action { case queryChanged }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .queryChanged: return .run { _ in }.cancellable(id: "request") // ←
              }
            }
          }
        }
        @Reducer
        struct Feed {
          enum Action { case refreshed }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .refreshed: return .run { _ in }.cancellable(id: "request") // ←
              }
            }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Search {
          enum CancelID { case request }
          enum Action { case queryChanged }
          var body: some ReducerOf<Self> {
            Reduce { state, action in .run { _ in }.cancellable(id: CancelID.request) }
          }
        }
        @Reducer
        struct Feed {
          enum CancelID { case request }
          enum Action { case refreshed }
          var body: some ReducerOf<Self> {
            Reduce { state, action in .run { _ in }.cancellable(id: CancelID.request) }
          }
        }
        """
      ),
    ],
    check: .target { target, reporter in
      var uses: [String: [(feature: Int, file: FileFacts, call: CallFact)]] = [:]
      for file in target.files where !file.isTest {
        for call in file.calls where call.kind == .cancelID {
          guard let feature = target.feature(around: call.context.type),
            let id = target.identity(ofCancelID: call.text, in: call.context.type)
          else { continue }
          uses[id, default: []].append((feature, file, call))
        }
      }
      for (_, uses) in uses where Set(uses.map(\.feature)).count > 1 {
        let names = Set(uses.map { target.features[$0.feature].name }).sorted().joined(separator: "', '")
        for use in uses {
          reporter.report(use.file, use.call.range, "The features '\(names)' use the id '\(use.call.text)'.")
        }
      }
    }
  )
}

extension ResolvedTarget {
  /// Returns a text that is equal for equal ids; nil when the id depends on a value.
  fileprivate func identity(ofCancelID text: String, in outer: [String]) -> String? {
    if text.hasPrefix("\""), !text.contains("\\(") { return text }
    guard !text.contains("("), text.first?.isUppercase ?? false else { return nil }
    var path = text.split(separator: ".").map(String.init)
    if path.last == "self" { path.removeLast() }
    // The type of the id, or the type whose case or constant is the id.
    guard let type = types.find(path, from: outer) ?? types.find(Array(path.dropLast()), from: outer) else {
      return nil
    }
    return (types.entries[type].path + path.suffix(1)).joined(separator: ".")
  }
}
