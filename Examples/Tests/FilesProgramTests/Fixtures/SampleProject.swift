import Foundation
import TemporaryFiles

/// A small project with fixed names, contents and times, for the picture in the documentation.
struct SampleProject {
  static let name = "counter"

  let disk: TemporaryDirectory

  var path: String { disk.path + "/" + Self.name }

  init() throws {
    disk = try TemporaryDirectory()
    for directory in ["Documentation", "Sources/Counter/Resources", "Sources/CounterApp", "Tests/CounterTests"] {
      try disk.directory(Self.name + "/" + directory)
    }
    let counter = disk.url.appendingPathComponent(Self.name + "/Sources/Counter/Counter.swift")
    try Data(Self.counter.utf8).write(to: counter)
    for (name, bytes) in Self.files { try disk.file(Self.name + "/" + name, bytes: bytes) }
    try setDates()
  }

  private static let files = [
    ("Package.swift", 1_180), ("README.md", 5_230), ("LICENSE", 1_065), ("Documentation/Architecture.md", 18_400),
    ("Documentation/counter.png", 240_500), ("Sources/Counter/Counter+Sharing.swift", 2_310),
    ("Sources/Counter/CounterHistory.swift", 3_870), ("Sources/Counter/CounterView.swift", 6_120),
    ("Sources/Counter/Exports.swift", 120), ("Sources/Counter/Resources/Localizable.xcstrings", 31_900),
    ("Sources/Counter/Step.swift", 940), ("Sources/CounterApp/App.swift", 2_050),
    ("Tests/CounterTests/CounterTests.swift", 9_480), ("Tests/CounterTests/CounterHistoryTests.swift", 4_410),
  ]

  private static let counter = """
    import Headgate

    /// A number that buttons change.
    @Reducer
    struct Counter {
      @ObservableState
      struct State: Equatable {
        var count = 0
      }

      enum Action {
        case incrementTapped
        case decrementTapped
      }

      var body: some ReducerOf<Counter> {
        Reduce { state, action in
          switch action {
          case .incrementTapped: state.count += 1
          case .decrementTapped: state.count -= 1
          }
          return .none
        }
      }
    }

    """

  /// Gives everything a time that depends on its name only. Directories come last, because their contents change their times.
  private func setDates() throws {
    let manager = FileManager.default
    let names = (manager.enumerator(atPath: path)?.allObjects as? [String] ?? []).sorted().reversed()
    for name in names {
      let minutes = name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 200_000 }
      let date = Date(timeIntervalSince1970: 1_760_000_000 + Double(minutes * 60))
      try manager.setAttributes([.modificationDate: date], ofItemAtPath: path + "/" + name)
    }
  }
}
