// Tests of: Model/Migration.swift

import HeadgateMigrate
import Testing

/// Two runs, each on one folder of a package.
@Suite struct SecondRunTests {
  private static let feature = """
    import ComposableArchitecture
    @Reducer
    struct Rows {
      @ObservableState
      struct State {
        @BindingState var name = ""
        @Presents var alert: AlertState<Never>?
      }
      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case row(id: Int, action: Row.Action)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in .none }
          .forEach(\\.rows, action: /Action.row(id:action:)) { Row() }
      }
    }

    """
  private static let tests = """
    import ComposableArchitecture
    import XCTest
    final class RowsTests: XCTestCase {
      func testRows() async {
        await store.send(.row(id: 1, action: .tap))
        if case .row(_, .tap) = action {}
        await store.send(.set(\\.$name, "a"))
        await store.send(.set(\\.$alert, nil))
      }
    }

    """

  /// Migrates a folder after or before another one, and returns both texts.
  private func migrate(_ paths: [String], _ texts: [String: String]) -> [String: MigratedFile] {
    var texts = texts
    var files: [String: MigratedFile] = [:]
    for path in paths {
      let others = texts.filter { $0.key != path }.map { (path: $0.key, text: $0.value) }
      let migration = Migration([(path, texts[path] ?? "")], in: others)
      files[path] = migration.files.first
      texts[path] = migration.files.first?.after
    }
    return files
  }

  private let sources = "Sources/A/Rows.swift"
  private let tests = "Tests/ATests/RowsTests.swift"

  @Test("the order of the folders does not matter", arguments: [true, false])
  func order(sourcesFirst: Bool) {
    let files = migrate(
      sourcesFirst ? [sources, tests] : [tests, sources],
      [sources: Self.feature, tests: Self.tests]
    )
    #expect(files[sources]?.after.contains("case row(IdentifiedAction<Int, Row.Action>)") == true)
    #expect(files[sources]?.after.contains(".forEach(\\.rows, action: \\.row)") == true)
    let text = files[tests]?.after ?? ""
    #expect(text.contains("send(.row(.element(id: 1, action: .tap)))"))
    #expect(text.contains("if case .row(.element(_, .tap)) = action {}"))
    #expect(text.contains("send(.set(\\.name, \"a\"))"))
    #expect(text.contains("send(.set(\\.$alert, nil))"))
  }

  @Test func theTestsAreNotMigratedWithTheSources() {
    let migration = Migration([(sources, Self.feature)], in: [(tests, Self.tests)])
    #expect(migration.files.map(\.path) == [sources])
  }

  @Test func anUnclearUseInTheOtherFolderKeepsTheCase() {
    let other = "import ComposableArchitecture\nlet make = actions.map(Rows.Action.row)\n"
    let file = Migration([(sources, Self.feature)], in: [(tests, other)]).files[0]
    #expect(file.after.contains("case row(id: Int, action: Row.Action)"))
  }

  @Test(
    "a use of a changed case that can mean something else is listed",
    arguments: [
      "let make = actions.map(Rows.Action.row(id:action:))",
      "extension Rows.Action {\n  static func first() -> Self { row(id: 1, action: .tap) }\n}",
      "enum Event { case row(id: Int, action: String) }\nlog(.row(id: 1, action: \"tap\"))",
    ]
  )
  func unclearUses(_ use: String) {
    let new = Migration([(sources, Self.feature)]).files[0].after
    let file = Migration([(tests, "import ComposableArchitecture\n\(use)\n")], in: [(sources, new)]).files[0]
    #expect(file.after == "import Headgate\n\(use)\n")
    #expect(file.manualChanges.map(\.step) == ["identified-actions"])
  }

  @Test func aChildThatIsNotMigratedYetHasNoEqualityEither() {
    let child = "import ComposableArchitecture\nenum ChildAction: Equatable { case loaded(TaskResult<Int>) }\n"
    let parent = "import ComposableArchitecture\nenum Action: Equatable { case child(ChildAction) }\n"
    let file = Migration([("Sources/B/B.swift", parent)], in: [("Sources/A/A.swift", child)]).files[0]
    #expect(file.manualChanges.map(\.step) == ["task-results"])
  }

  @Test func theManifestKnowsTestsThatAreNotMigratedYet() {
    let manifest = "import PackageDescription\nlet a = Target.testTarget(name: \"ATests\", dependencies: [\"A\"])\n"
    let file = Migration([("Package.swift", manifest)], in: [(tests, Self.tests)]).files[0]
    #expect(
      file.after.contains("dependencies: [\"A\", .product(name: \"HeadgateTesting\", package: \"headgate\")]")
    )
  }
}
