import HeadgateMigrate
import Testing

@Suite struct ImportsTests {
  private func migrate(_ source: String) -> String? { Migration([("A.swift", source)]).files.first?.after }

  @Test func eachModuleHasOneReplacement() {
    #expect(migrate("import ComposableArchitecture\n") == "import Headgate\n")
    #expect(migrate("@_exported public import Dependencies\n") == "@_exported public import HeadgateDependencies\n")
    #expect(migrate("import CasePaths\nimport Foundation\n") == "import HeadgateCasePaths\nimport Foundation\n")
    #expect(migrate("import UDF\n") == "import HeadgateUDF\n")
  }

  @Test func twoModulesWithOneReplacementAreOneImport() {
    #expect(
      migrate("import Dependencies\nimport DependenciesMacros\nlet a = 1\n")
        == "import HeadgateDependencies\nlet a = 1\n"
    )
  }

  @Test func aCommentBesideASecondImportStays() {
    let text = migrate("import Dependencies\nimport Clocks // for timers\n")
    #expect(text == "import HeadgateDependencies\nimport HeadgateDependencies // for timers\n")
  }

  @Test func aTestImportsTheTestStore() {
    let text = migrate("import ComposableArchitecture\r\nimport XCTest\r\n")
    #expect(text == "import Headgate\r\nimport HeadgateTesting\r\nimport XCTest\r\n")
  }

  @Test func modulesThatTCAExportsAreImportedWhereTheyAreUsed() {
    #expect(
      migrate("import ComposableArchitecture\nvar a: AnyCancellable?\nstruct V: View {}\n")?.hasPrefix(
        "import Headgate\nimport Combine\nimport SwiftUI\n"
      ) == true
    )
    #expect(migrate("import ComposableArchitecture\nenum View {}\nlet a = View.self\n")?.contains("SwiftUI") == false)
  }

  @Test func aQualifiedNameHasTheNewModule() {
    let text = migrate("import ComposableArchitecture\nlet a: ComposableArchitecture.Effect<Int> = .none\n")
    #expect(text == "import Headgate\nlet a: Headgate.Effect<Int> = .none\n")
  }

  @Test func conditionsAndOtherModulesAreListed() {
    let source = """
      import ComposableArchitecture
      import CombineSchedulers
      import struct CasePaths.AnyCasePath
      #if canImport(ComposableArchitecture)
      #endif

      """
    let changes = Migration([("A.swift", source)]).files[0].manualChanges
    #expect(changes.map(\.step) == ["imports", "imports", "imports"])
  }

  @Test(arguments: [("SwiftUINavigation", "'Headgate' has"), ("UIKitNavigation", "adapters for UIKit and AppKit")])
  func modulesForViewsAreListed(module: String, advice: String) {
    let changes = Migration([("A.swift", "import ComposableArchitecture\nimport \(module)\n")]).files[0].manualChanges
    #expect(changes.count == 1)
    #expect(changes.first?.advice.contains(advice) == true)
  }

  @Test func aViewControllerKeepsItsWrapper() {
    let source = """
      import ComposableArchitecture
      import UIKit

      final class LampController: UIViewController {
        @UIBindable var store: StoreOf<Lamp>
      }

      """
    #expect(Migration([("A.swift", source)]).files[0].manualChanges.isEmpty)
  }

  @Test func aFileWithoutTheseModulesIsNotMigrated() {
    #expect(migrate("import Foundation\nlet a: EffectTask<Int>\n") == nil)
  }

  @Test func anImportInAConditionReplacesNoOtherImport() {
    #expect(
      migrate("#if DEBUG\nimport DependenciesMacros\n#endif\nimport Dependencies\n")
        == "#if DEBUG\nimport HeadgateDependencies\n#endif\nimport HeadgateDependencies\n"
    )
    #expect(
      migrate("import Dependencies\n#if DEBUG\nimport Clocks\n#else\nimport DependenciesMacros\n#endif\n")
        == "import HeadgateDependencies\n#if DEBUG\nimport HeadgateDependencies\n#else\nimport HeadgateDependencies\n#endif\n"
    )
  }

  @Test func aTestThatImportsInBothBranchesOfACondition() {
    let branch = "import Headgate\nimport HeadgateTesting\n"
    #expect(
      migrate("import XCTest\n#if A\nimport ComposableArchitecture\n#else\nimport ComposableArchitecture\n#endif\n")
        == "import XCTest\n#if A\n\(branch)#else\n\(branch)#endif\n"
    )
  }

  @Test func theModulesOfAnExportAreImported() {
    let files = Migration([
      ("Sources/A/Exports.swift", "@_exported import ComposableArchitecture\n"),
      ("Sources/A/V.swift", "struct V: View {}\n"),
      (
        "Tests/ATests/ATests.swift",
        "@testable import A\nimport XCTest\nlet store = TestStore(initialState: B()) { A() }\n"
      ),
    ]).files
    #expect(files[1].after == "import SwiftUI\nstruct V: View {}\n")
    #expect(files[2].after.hasPrefix("@testable import A\nimport XCTest\nimport HeadgateTesting\nlet store"))
    let again = Migration(files.map { ($0.path, $0.after) }).files
    #expect(again.map(\.isChanged) == [false, false, false])
  }

  @Test("a library that nothing replaces is listed", arguments: ["XCTestDynamicOverlay", "SwiftUINavigationCore"])
  func listedLibraries(module: String) {
    let file = Migration([("A.swift", "import \(module)\n")]).files.first
    #expect(file?.manualChanges.map(\.step) == ["imports"])
  }

  @Test func anOverlayOfTestsAloneIsNoFeature() {
    let file = Migration([("A.swift", "import XCTestDynamicOverlay\nlet a: EffectTask<Int>\n")]).files.first
    #expect(file?.isChanged == false)
    #expect(file?.manualChanges.map(\.step) == ["imports"])
  }
}
