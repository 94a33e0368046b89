/// The text of tests of an existing feature: one for each view action.
///
/// The expected changes are not known. So the tests are not exhaustive, and they show the assertions that they skip.
struct ActionTestTemplate {
  /// The full name of the feature.
  let feature: String
  let module: String
  /// The text that creates the state.
  let state: String
  /// The text that creates the reducer.
  let reducer: String
  let actions: [SampleAction]
  /// The names of the dependencies of the feature.
  let dependencies: [String]
  let isOnMainActor: Bool

  /// The name of the suite, and of its file.
  var suite: String { feature.split(separator: ".").joined() + "Tests" }

  var lines: Lines {
    Lines {
      TestFileTemplate.imports(module: module)
      ""
      if !unknown.isEmpty {
        "@Suite(.disabled(\"Override these dependencies first: \(unknown.joined(separator: ", "))\"))"
      }
      if isOnMainActor { "@MainActor" }
      Lines.block("struct \(suite)") {
        Lines.separated(zip(actions, functionNames).map { test(of: $0, $1) })
      }
    }
  }

  private func test(of action: SampleAction, _ name: String) -> Lines {
    Lines.block("@Test func \(name)() async") {
      store
      "store.exhaustivity = .off(showSkippedAssertions: true)"
      "await store.send(\(action.text))"
    }
  }

  private var store: Lines {
    guard !overrides.isEmpty else {
      return Lines(["let store = TestStore(initialState: \(state)) { \(reducer) }"])
    }
    return Lines.block("let store = TestStore(initialState: \(state))") {
      reducer
    }.continued(" withDependencies: {") {
      for line in overrides { line }
    }
  }

  // MARK: - Dependencies

  private var overrides: [String] {
    dependencies.compactMap { name in BuiltInDependency.values[name].map { "$0.\(name) = \($0)" } }
  }

  private var unknown: [String] {
    dependencies.filter { BuiltInDependency.values[$0] == nil && !BuiltInDependency.usable.contains($0) }
  }

  // MARK: - Names

  /// The last names of the actions. An action whose last name is not unique has all its names.
  private var functionNames: [String] {
    let last = actions.map { $0.names.last ?? "" }
    return zip(actions, last).map { action, name in
      let isUnique = last.count { $0 == name } == 1
      let text =
        isUnique ? name : action.names.reduce("") { $0.isEmpty ? $1 : $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
      // Backticks are correct around every name, and necessary around keywords.
      return TypeName.isPlain(text) ? text : "`\(text)`"
    }
  }
}
