import Foundation
@testable import HeadgateLint
import Testing

@Suite struct RuleRegistryTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("the registry has one rule for each file of the folder, in alphabetical order")
  func folder() throws {
    let folder = Self.root.appendingPathComponent("Sources/Tools/HeadgateLint/Rules")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }

    let names = Rule.all.map { rule in
      // `shared-cancel-id` is in `SharedCancelID.swift`.
      rule.id.split(separator: "-").map { $0 == "id" ? "ID" : $0.capitalized }.joined() + ".swift"
    }

    #expect(Set(files) == Set(names))
    #expect(Rule.all.map(\.id) == Rule.all.map(\.id).sorted())
  }

  @Test(
    "the committed pages are those that the rules describe: run `swift run --traits All headgate lint --write-pages Documentation/Lint`"
  )
  func pages() throws {
    let folder = Self.root.appendingPathComponent("Documentation/Lint")
    let committed = try FileManager.default.contentsOfDirectory(atPath: folder.path)

    #expect(
      Set(committed).subtracting(["Configuration.md", "Plugins.md", "Precision.md", "Seeds.md"])
        == Set(RulePage.all.map(\.name))
    )
    for page in RulePage.all {
      #expect(try String(contentsOf: folder.appendingPathComponent(page.name), encoding: .utf8) == page.text)
    }
  }

  @Test("each id of a seed is a row of the page about action design")
  func seeds() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/ActionDesign.md"),
      encoding: .utf8
    )

    for rule in Rule.all {
      let unknown = rule.seeds.filter { !page.contains("| \($0) |") }
      #expect(unknown == [])
    }
  }

  @Test("each rule has texts that end in a full stop")
  func texts() {
    for rule in Rule.all {
      let wrong = [rule.summary, rule.why, rule.advice].filter { !$0.hasSuffix(".") }
      #expect(wrong == [])
    }
  }
}
