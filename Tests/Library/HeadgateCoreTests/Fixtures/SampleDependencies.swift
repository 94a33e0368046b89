import Headgate

extension DependencyValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  var label: String {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
}

private enum LevelKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

private enum LabelKey: DependencyKey {
  static let liveValue = "-"
  static let testValue = "-"
}

/// A dependency that is its own key.
struct Greeting: DependencyKey, Equatable {
  var text: String
  static let liveValue = Greeting(text: "live")
  static let testValue = Greeting(text: "test")
}

/// What a reader of the sample dependencies sees here and now.
func dependenciesInForce() -> String {
  @Dependency(\.level) var level
  @Dependency(\.label) var label
  return "\(level)\(label)"
}
