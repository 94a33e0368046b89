import Foundation
import HeadgateMigrate
import Testing

@Suite struct MigrationTests {
  @Test func bytesThatNoStepEditsStay() {
    let source = "\u{FEFF}import ComposableArchitecture\r\n\r\n/* é */\tlet a: EffectTask<Int> = .none  // b\r\n\r\n"
    let file = Migration([("A.swift", source)]).files[0]
    let expected = source.replacing("ComposableArchitecture", with: "Headgate").replacing("EffectTask", with: "Effect")
    #expect(Data(file.after.utf8) == Data(expected.utf8))
  }

  @Test func anAttributeHasTheEndOfTheLinesOfItsFile() {
    let source =
      "import ComposableArchitecture\r\nstruct A: ReducerProtocol {\r\n\tstruct State {}\r\n\tenum Action {}\r\n}\r\n"
    let after = Migration([("A.swift", source)]).files[0].after
    #expect(
      after.hasSuffix("@Reducer\r\nstruct A {\r\n\t@ObservableState\r\n\tstruct State {}\r\n\tenum Action {}\r\n}\r\n")
    )
  }

  @Test func aFileThatCannotBeParsedIsListed() {
    let migration = Migration([("A.swift", "import ComposableArchitecture\nfunc (\n"), ("B.swift", "import UDF\n")])
    #expect(migration.files.map(\.path) == ["B.swift"])
    #expect(migration.unread.map(\.path) == ["A.swift"])
    #expect(migration.exitCode == 3)
  }

  @Test func theExitCodeCountsTheChangesOutsideOfViews() {
    #expect(Migration([("A.swift", "import ComposableArchitecture\n")]).exitCode == 0)
    #expect(Migration([("A.swift", "import ComposableArchitecture\nlet a = WithViewStore(b)\n")]).exitCode == 0)
    #expect(Migration([("A.swift", "import ComposableArchitecture\nlet a: AnyReducer<S, A, E>\n")]).exitCode == 1)
    let behavior = Migration([("A.swift", "import ComposableArchitecture\nawait a.skipInFlightEffects()\n")])
    #expect(behavior.files[0].manualChanges.map(\.kind) == [.behavior])
    #expect(behavior.exitCode == 1)
  }

  @Test func anExportedModuleConcernsAllFilesOfItsModule() {
    let files = Migration([
      ("Sources/A/Exports.swift", "@_exported import ComposableArchitecture\n"),
      ("Sources/A/Parts/A.swift", "let a: EffectTask<Int>\n"), ("Sources/B/B.swift", "let a: EffectTask<Int>\n"),
    ]).files
    #expect(files.map(\.path) == ["Sources/A/Exports.swift", "Sources/A/Parts/A.swift"])
    #expect(files.last?.after == "let a: Effect<Int>\n")
  }

  @Test func aStepWhoseEditsBreakTheFileHasNoEffectAndIsListed() {
    let step = MigrationStep("broken", edits: { file, _ in [file.tree.followed(by: "{")] })
    let file = Migration([("A.swift", "import Headgate\nlet a = 1\n")], steps: [step]).files[0]
    #expect(!file.isChanged)
    #expect(file.manualChanges.map(\.step) == ["broken"])
  }

  @Test("a module that imports one with an exported framework sees the framework", arguments: ["", "@testable "])
  func exportsOfOtherModules(attribute: String) {
    let files = Migration([
      ("Sources/A/Exports.swift", "@_exported import ComposableArchitecture\n"),
      ("Sources/B/Exports.swift", "@_exported import A\n"),
      ("Sources/C/C.swift", "\(attribute)import B\nlet a: EffectTask<Int>\n"),
      ("Sources/D/D.swift", "import C\nlet a: EffectTask<Int>\n"),
    ]).files
    #expect(files.map(\.path) == ["Sources/A/Exports.swift", "Sources/B/Exports.swift", "Sources/C/C.swift"])
    #expect(files.last?.after == "\(attribute)import B\nlet a: Effect<Int>\n")
  }

  @Test("an app without modules sees the exported framework")
  func exportsOfAnApp() {
    let files = Migration([
      ("App/Exports.swift", "@_exported import ComposableArchitecture\n"),
      ("App/A/A.swift", "let a: EffectTask<Int>\n"),
    ]).files
    #expect(files.last?.after == "let a: Effect<Int>\n")
  }

  @Test("a name of TCA that a module declares is the name of the module only")
  func namesOfModules() {
    let code = "import ComposableArchitecture\n"
    func migrate(_ declaration: String, _ imports: String) -> String? {
      Migration([
        ("Sources/A/A.swift", code + declaration), ("Sources/A/B.swift", code + "let a: TaskResult<Int>\n"),
        ("Sources/B/B.swift", code + "\(imports)let a: TaskResult<Int>\n"),
      ]).files.map { String($0.after.contains("TaskResult<Int>")) }.dropFirst().joined(separator: " ")
    }
    let own = "enum TaskResult<A> {}\n"
    #expect(migrate(own, "") == "true false")
    #expect(migrate("public " + own, "") == "true false")
    #expect(migrate("public " + own, "import A\n") == "true true")
    #expect(migrate(own, "import A\n") == "true false")
    #expect(migrate(own, "@testable import A\n") == "true true")
    #expect(migrate("public extension B {\n  \(own)}\n", "import A\n") == "true true")
  }
}
