/// The text of a screen that shows the first feature of a package in the terminal.
struct ScreenTemplate {
  /// The name of the feature.
  let feature: String

  /// The name of the screen, and of its file.
  var name: String { "\(feature)Screen" }

  var lines: Lines {
    Lines {
      "import Headgate"
      ""
      "@MainActor"
      Lines.block("struct \(name)") {
        "let store: ViewStore<\(feature)>"
        ""
        "func run("
        "  nextLine: () -> String? = { readLine() },"
        "  show: @escaping (String) -> Void = { print($0) }"
        Lines.block(") async") {
          "show(\"Enter + to add one, ++ to add one after a second, or q to quit.\")"
          "let screen = store.observe { show(store.isWaiting ? \"Wait …\" : \"Count: \\(store.count)\") }"
          Lines.block("while let line = nextLine(), line != \"q\"") { command }
          "screen.cancel()"
        }
      }
    }
  }

  /// The text of `main.swift`.
  var main: Lines {
    Lines {
      "import Headgate"
      ""
      "let store = Store(initialState: \(feature).State()) { \(feature)() }"
      "await \(name)(store: ViewStore(store)).run()"
    }
  }

  private var command: Lines {
    Lines {
      "switch line {"
      "case \"+\": store.send(.incrementButtonTapped)"
      "case \"++\": await store.send(.incrementLaterButtonTapped).finish()"
      "default: show(\"Enter +, ++ or q.\")"
      "}"
    }
  }
}
