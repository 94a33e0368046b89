/// The text of a program that runs the first feature of a package in the terminal.
struct ProgramTemplate {
  /// The name of the feature.
  let feature: String

  var lines: Lines {
    Lines {
      "import Headgate"
      ""
      "@MainActor"
      "func run\(feature)("
      "  nextLine: () -> String? = { readLine() },"
      "  show: @escaping (String) -> Void = { print($0) }"
      Lines.block(") async") {
        "let store = Store(initialState: \(feature).State()) { \(feature)() }"
        "show(\"Enter + to add one, ++ to add one after a second, or q to quit.\")"
        "let screen = store.observe { show(store.isWaiting ? \"Wait …\" : \"Count: \\(store.count)\") }"
        Lines.block("while let line = nextLine(), line != \"q\"") {
          Lines {
            "switch line {"
            "case \"+\": store.send(.view(.incrementButtonTapped))"
            "case \"++\": await store.send(.view(.incrementLaterButtonTapped)).finish()"
            "default: show(\"Enter +, ++ or q.\")"
            "}"
          }
        }
        "screen.cancel()"
      }
    }
  }
}
