import Foundation
import Testing

@Suite("The plugin")
struct PluginTests {
  @Test("has every macro that is tested here, under the name that its declaration asks for")
  func macros() throws {
    let provided = HeadgateMacro.all.map { String(reflecting: $0) }
    #expect(provided.sorted() == allMacros.keys.map { "HeadgateMacrosTests.\($0.trimmingPrefix("_"))Macro" }.sorted())
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/Library").standardized
    var declared: Set<String> = []
    for case let file as URL in try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      declared.formUnion(text.matches(of: /#externalMacro\(module: "HeadgateMacros", type: "(\w+)"\)/).map { String($0.1) })
    }
    #expect(declared.map { "HeadgateMacrosTests.\($0)" }.sorted() == provided.sorted())
  }
}
