import HeadgateSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@Suite("Names in types")
struct TypeSyntaxNamesTests {
  @Test("the last component of a nominal type")
  func last() {
    #expect(TypeSyntax("A").lastComponentName == "A")
    #expect(TypeSyntax("M.A<Int>.B<C>").lastComponentName == "B")
    #expect(TypeSyntax("[A]").lastComponentName == nil)
  }

  @Test("the names at the start of paths")
  func leading() {
    #expect(TypeSyntax("[Root.Action: Element]").leadingNames == ["Root", "Element"])
    #expect(TypeSyntax("(a: A, B.C) -> D?").leadingNames == ["A", "B", "D"])
  }

  @Test("Self is spelled out, and an implicitly unwrapped optional becomes an optional")
  func spelledOut() {
    #expect(TypeSyntax("Self").spelledOut(in: "Tree").description == "Tree")
    #expect(TypeSyntax("[Self.Leaf: (Self, Int)]").spelledOut(in: "Tree").description == "[Tree.Leaf: (Tree, Int)]")
    #expect(TypeSyntax("Self!").spelledOut(in: "Tree").description == "Tree?")
  }
}
