import Testing

@testable import HeadgateMacros

@Suite("The plugin")
struct PluginTests {
  @Test("has every macro that is tested here, under the name that its declaration asks for")
  func macros() {
    let provided = HeadgatePlugin().providingMacros.map { String(reflecting: $0) }
    #expect(provided.sorted() == allMacros.keys.map { "HeadgateMacros.\($0.trimmingPrefix("_"))Macro" }.sorted())
  }
}
