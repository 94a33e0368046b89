import Testing

@Suite("@CasePathable, expanded")
struct CasePathableMacroTests {
  @Test("all payloads, all in the enum's access")
  func payloads() {
    expectExpansion("@CasePathable public enum A { case a, b(Int), c(x: Int, S), d(x: Self) }", "")
  }
  @Test("#if")
  func conditional() {
    expectExpansion("@CasePathable enum A {\n  case a\n  #if DEBUG\n  case b\n  #endif\n}", "")
  }
  @Test("shadow")
  func shadowed() {
    expectExpansion("@available(macOS 15, *) @CasePathable enum Root { case a(Element) }", "")
  }
  @Test("no")
  func no() {
    expectExpansion("@CasePathable enum A {}", "")
    expectExpansion("@CasePathable enum A { @available(*, deprecated) case a; @available(*, unavailable) case b }", "")
  }
}
