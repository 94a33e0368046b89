import HeadgateSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@Suite("Is it a reducer, and which are its state and its actions")
struct ReducerDeclarationTests {
  @Test("the attribute or the inheritance clause makes a reducer")
  func isReducer() throws {
    #expect(try reducer("@Reducer struct A {}").isReducer)
    #expect(try reducer("@Headgate.Reducer enum A {}").isReducer)
    #expect(try reducer("struct A: Sendable, Reducer<S, T> {}").isReducer)
    #expect(try !reducer("@ReducerBuilder struct A: Equatable {}").isReducer)
    #expect(ReducerDeclaration(DeclSyntax("var a = 0")) == nil)
  }

  @Test("nested types, type aliases and members inside #if count")
  func members() throws {
    let declared = try reducer(
      """
      struct A {
        typealias State = Int
        #if DEBUG
        enum Action { case a }
        #else
        enum Action { case b }
        #endif
        static var body: Int { 1 }
        var body: some ReducerOf<Self> { EmptyReducer() }
        func reduce(into state: inout Int, action: Action) -> Effect<Action> { .none }
        func reduce(into state: inout Int, with action: Action) {}
        static func reduce(into state: inout Int, action: Action) {}
        extension State {}
      }
      """
    )
    #expect(declared.states.count == 1)
    #expect(declared.actions.count == 2)
    #expect(declared.bodies.count == 1)
    #expect(declared.reduceMethods.count == 1)
    #expect(declared.type.name == "A")
  }

  @Test("each kind of type is told apart")
  func kinds() throws {
    let sources = ["struct A {}", "enum A {}", "class A {}", "actor A {}", "protocol A {}", "extension A.B {}"]
    let types = try sources.map { try reducer($0).type }
    #expect(types.map(\.kind) == [.struct, .enum, .class, .actor, .protocol, .extension])
    #expect(types.last?.name == "A.B")
    #expect(
      TypeDeclaration.enclosing([Syntax(DeclSyntax("func f() {}")), Syntax(DeclSyntax("enum E {}"))])?.name == "E"
    )
  }

  private func reducer(_ source: String) throws -> ReducerDeclaration {
    try #require(ReducerDeclaration(DeclSyntax(stringLiteral: source)))
  }
}
