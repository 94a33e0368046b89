extension Rule {
  static let sharedCancelID = Rule(
    id: "shared-cancel-id",
    severity: .warning,
    summary: "Two effects, of one feature or of two, have one id.",
    why: """
      A cancellation of one effect also cancels the other, and with `cancelInFlight` the start of one does. One effect that \
      several actions start has one id.
      """,
    advice: """
      Declare an id for each effect in its feature: `enum CancelID { case search, save }`, or `private enum` at file scope.
      """,
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
      .bad(
        """
        @Reducer
        struct Search {
          enum CancelID { case request }
          enum Action { case queryChanged, refreshPulled, loaded }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .queryChanged: return .run { _ in try await find() }.cancellable(id: CancelID.request)
              case .refreshPulled: return .run { _ in try await reload() }.cancellable(id: CancelID.request) // ←
              case .loaded: return .cancel(id: CancelID.request)
              }
            }
          }
        }
        """
      ),
      .good(
        """
        @Reducer
        struct Book {
          enum CancelID { case page }
          enum Action { case nextButtonTapped, previousButtonTapped, closed }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              switch action {
              case .nextButtonTapped: return load(state.page + 1).cancellable(id: CancelID.page)
              case .previousButtonTapped: return load(state.page - 1).cancellable(id: CancelID.page)
              case .closed: return .cancel(id: CancelID.page)
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
      var uses: [String: [CancelIDUse]] = [:]
      for file in target.files where !file.isTest {
        for call in file.calls where call.kind == .cancelID {
          guard let feature = target.feature(around: call.context.type),
            let id = target.identity(ofCancelID: call.text, in: call.context.type, of: feature)
          else { continue }
          uses[id, default: []].append(CancelIDUse(feature: feature, file: file, call: call))
        }
      }
      for uses in uses.values {
        if Set(uses.map(\.feature)).count > 1 {
          let names = Set(uses.map { target.features[$0.feature].name }).sorted().joined(separator: "', '")
          for use in uses {
            reporter.report(use.file, use.call.range, "The features '\(names)' use the id '\(use.call.text)'.")
          }
        } else {
          var effects: Set<Int?> = [uses.first?.call.effect]
          for use in uses where effects.insert(use.call.effect).inserted {
            let name = target.features[use.feature].name
            reporter.report(use.file, use.call.range, "Another effect of '\(name)' has the id '\(use.call.text)'.")
          }
        }
      }
    }
  )
}

/// A use of an id in the code of a feature.
private struct CancelIDUse {
  let feature: Int
  let file: FileFacts
  let call: CallFact
}

extension ResolvedTarget {
  /// Returns a text that is equal for equal ids; nil when the id depends on a value.
  fileprivate func identity(ofCancelID text: String, in outer: [String], of feature: Int) -> String? {
    if text.hasPrefix("\""), !text.contains("\\(") { return text }
    let name = text.split(separator: ".").last.map(String.init) ?? text
    let isConstant = parts(of: features[feature].type).flatMap(\.properties).contains {
      $0.name == name && !$0.isMutable && $0.hasValue
    }
    // A constant of the feature, with or without `Self`.
    if isConstant, [name, "Self.\(name)", "self.\(name)"].contains(text) {
      return (features[feature].path + [name]).joined(separator: ".")
    }
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
