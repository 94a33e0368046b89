import Testing

@Suite("Dep, expanded")
struct DependencyMacrosTests {
  @Test("empty")
  func empty() {
    expectExpansion("@DependencyClient public struct C {\n  public var f: @Sendable (_ id: Int) async throws -> Int\n  var n: () -> Int = { 1 }\n  var c = 0\n let b = 1\n}", "")
    expectExpansion("@DependencyClient struct C {\n  var a: (_ x: Int) -> Void, b: @MainActor (_ y: Int, inout Int) throws -> Int\n}", "")
    expectExpansion("struct C {\n  @DependencyEndpoint var f: @Sendable (_ id: Int) async throws -> Int\n}", "")
    expectExpansion("struct C {\n  @available(iOS 18, *) @DependencyEndpoint(method: \"g\") private var f: @MainActor (_ id: Int) -> Int = { $0 }\n}", "")
    expectExpansion("extension DependencyValues {\n  @DependencyEntry var a: Int = 1\n @DependencyEntry(test: 3, preview: 4) public var `b` = 2\n}", "")
  }
}
