import FilesFeature
@testable import FilesScreen
import Terminal
import Testing

@Suite("The table of keys")
struct KeySectionTests {
  @Test("no key has two meanings on one screen")
  func unique() {
    for section in KeySection.all {
      let keys = section.bindings.flatMap(\.keys).map(\.title)
      #expect(Set(keys).count == keys.count, "\(section.title): \(keys)")
      #expect(section.bindings.allSatisfy { !$0.meaning.isEmpty })
    }
  }

  @Test("every screen of the table is in the help, with all its keys")
  func complete() {
    let rows = HelpScreen.lines
    for section in KeySection.all {
      #expect(rows.contains(.title(section.title)))
      for binding in section.bindings { #expect(rows.contains(.keys(binding.title, binding.meaning))) }
    }
  }

  @Test("letters without a meaning are text only where there is a field")
  func typed() {
    #expect(KeySection.directory.command(for: .character("ü")) == nil)
    guard case .search(.typed("q")) = KeySection.search.command(for: .character("q")) else {
      Issue.record("q is not typed")
      return
    }
    #expect(KeySection.search.command(for: .tab) == nil)
  }
}
