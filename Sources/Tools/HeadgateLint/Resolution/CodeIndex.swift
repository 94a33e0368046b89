/// The positions of patterns and sends, by the keys that rules look for.
struct CodeIndex: Sendable {
  struct Handler: Hashable, Sendable {
    let file: Int
    let handler: Int
  }

  private(set) var patternsByFile: [Int: [Int]] = [:]
  private(set) var patternsByHandler: [Handler: [Int]] = [:]
  /// By the feature whose code contains the pattern.
  private(set) var patternsByFeature: [Int: [Int]] = [:]
  /// By the features whose actions other features match.
  private(set) var patternsByChild: [Int: [Int]] = [:]
  /// By the feature of the first action on the path.
  private(set) var sendsByFeature: [Int: [Int]] = [:]

  init() {}

  init(_ patterns: [ResolvedPattern], _ sends: [ResolvedSend]) {
    for (index, pattern) in patterns.enumerated() {
      patternsByFile[pattern.file, default: []].append(index)
      patternsByFeature[pattern.feature, default: []].append(index)
      if let handler = pattern.fact.handler {
        patternsByHandler[Handler(file: pattern.file, handler: handler), default: []].append(index)
      }
      for child in Set(pattern.path.foreign.map(\.feature)) { patternsByChild[child, default: []].append(index) }
    }
    for (index, send) in sends.enumerated() {
      if let feature = send.path.steps.first?.feature { sendsByFeature[feature, default: []].append(index) }
    }
  }
}
