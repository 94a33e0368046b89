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
}
