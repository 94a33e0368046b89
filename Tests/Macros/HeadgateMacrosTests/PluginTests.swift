import Foundation
import Testing

@Suite("The plugin")
struct PluginTests {
  @Test("has every macro that is tested here, under the name that its declaration asks for")
  func macros() throws {
    let provided = HeadgateMacro.all.map { String(reflecting: $0).trimmingPrefix("HeadgateMacrosTests.") }.sorted()
    #expect(provided == allMacros.keys.map { "\($0.trimmingPrefix("_"))Macro" }.sorted())
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/Library").standardized
    var declared: Set<Substring> = []
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let declarations = text.matches(of: /#externalMacro\(module: "HeadgateMacros", type: "(\w+)"\)/)
      declared.formUnion(declarations.map(\.1))
    }
    #expect(declared.sorted() == provided)
  }
}
