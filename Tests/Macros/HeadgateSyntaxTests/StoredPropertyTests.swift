import HeadgateSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@Suite("Stored properties")
struct StoredPropertyTests {
  @Test("are flattened over commas, and a type holds for the names in front of it")
  func flattened() throws {
    let properties = StoredProperty.all(in: try variable("var a, b: Int, c = 1, `d`: String = \"\""))
    #expect(properties.map(\.name) == ["a", "b", "c", "`d`"])
    #expect(properties.map(\.plainName) == ["a", "b", "c", "d"])
    #expect(properties.map { $0.type?.description } == ["Int", "Int", nil, "String"])
    #expect(properties.map { $0.initialValue?.description } == [nil, nil, "1", "\"\""])
    #expect(properties.map(\.sharesDeclaration) == [true, true, true, true])
  }

  @Test("a value stops a type from reaching further to the left")
  func stopped() throws {
    let properties = StoredProperty.all(in: try variable("var a = 1, b: Int"))
    #expect(properties.map { $0.type?.description } == [nil, "Int"])
  }

  @Test("computed, static and lazy ones are none; observers make no difference")
  func others() throws {
    #expect(StoredProperty.all(in: try variable("var a: Int { 1 }")).isEmpty)
    #expect(StoredProperty.all(in: try variable("var a: Int { get { 1 } set {} }")).isEmpty)
    #expect(StoredProperty.all(in: try variable("static var a = 1")).isEmpty)
    #expect(StoredProperty.all(in: try variable("lazy var a = 1")).isEmpty)
    let observed = StoredProperty.all(in: try variable("let a = 1"))
    #expect(observed.map(\.isVariable) == [false])
    #expect(StoredProperty.all(in: try variable("var a = 1 { didSet {} }")).count == 1)
    #expect(!(try variable("var a: Int { 1 }").isReducerBody))
  }

  private func variable(_ source: String) throws -> VariableDeclSyntax {
    try #require(DeclSyntax(stringLiteral: source).as(VariableDeclSyntax.self))
  }
}
