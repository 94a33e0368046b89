import HeadgateSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@Suite("Cases of an enum")
struct EnumCasesTests {
  @Test("are flattened over commas and #if, and numbered in source order")
  func flattened() throws {
    let cases = EnumCases(
      of: try EnumDeclSyntax(
        """
        enum Shape {
          case a(A), `default`
          #if DEBUG
          case b(x: Int, _ y: String = "")
          #elseif os(Linux)
          case c
          #else
          case d
          #endif
          case e
          func f() {}
        }
        """
      )
    )
    #expect(cases.flattened.map(\.name) == ["a", "`default`", "b", "c", "d", "e"])
    #expect(cases.flattened.map(\.plainName) == ["a", "default", "b", "c", "d", "e"])
    #expect(cases.flattened.map(\.index) == [0, 1, 2, 3, 4, 5])
    #expect(cases.flattened[2].parameters.map(\.label) == ["x", nil])
    #expect(cases.flattened[2].parameters[1].defaultValue?.description == "\"\"")
    let text = """
      a
      `default`
      #if DEBUG
      b
      #elseif os(Linux)
      c
      #else
      d
      #endif
      e
      """
    #expect(cases.render { $0.name } == text)
  }

  @Test("a name that stands twice is overloaded, unless an #if keeps the two apart")
  func overloaded() throws {
    let one = EnumCases(of: try EnumDeclSyntax("enum A { case a(Int), b, a(String) }"))
    #expect(one.overloaded.map(\.index) == [2])
    let apart = EnumCases(
      of: try EnumDeclSyntax(
        """
        enum A {
          #if DEBUG
          case a
          #else
          case a
          #endif
        }
        """
      )
    )
    #expect(apart.overloaded.isEmpty)
    let behind = EnumCases(
      of: try EnumDeclSyntax(
        """
        enum A {
          #if DEBUG
          case a
          #endif
          case a(Int)
        }
        """
      )
    )
    #expect(behind.overloaded.map(\.index) == [1])
  }

  @Test("a case is impossible with a Never, and surely possible with what is known to have values")
  func possible() throws {
    let cases = EnumCases(
      of: try EnumDeclSyntax(
        "enum A { case a(Never), b(Int, Swift.Never), c, d(Int, [Never], () -> B, Never?), e(B), f((B, B)) }"
      )
    )
    #expect(cases.flattened.map(\.isImpossible) == [true, true, false, false, false, false])
    #expect(cases.flattened.map(\.isSurelyPossible) == [false, false, true, true, false, false])
  }
}
