import HeadgateSyntax
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@Suite("Access levels")
struct AccessLevelTests {
  @Test("a modifier states a level; the setter's does not count")
  func stated() throws {
    #expect(AccessLevel(try variable("public var a = 0").modifiers) == .public)
    #expect(AccessLevel(try variable("public private(set) var a = 0").modifiers) == .public)
    #expect(AccessLevel(try variable("private(set) var a = 0").modifiers) == nil)
    #expect(AccessLevel(try variable("static let a = 0").modifiers) == nil)
  }

  @Test("without a modifier the extension around decides, and a type around does not")
  func surroundings() throws {
    let none = try variable("var a = 0").modifiers
    let extending = Syntax(try ExtensionDeclSyntax("package extension A {}"))
    let type = Syntax(try StructDeclSyntax("public struct A {}"))
    #expect(AccessLevel(none, in: [extending, type]) == .package)
    #expect(AccessLevel(none, in: [type, extending]) == .internal)
    #expect(AccessLevel(none, in: []) == .internal)
  }

  @Test("members need a modifier only where their type is seen outside its module")
  func members() {
    #expect(AccessLevel.allCases.map(\.memberModifier) == ["", "", "", "package ", "public ", "public "])
  }

  @Test("levels are ordered from narrow to wide")
  func order() {
    #expect(AccessLevel.allCases == AccessLevel.allCases.sorted())
  }

  @Test("a type is hidden when it, or a type around it, is private inside a type")
  func hidden() throws {
    let hidden = try StructDeclSyntax("private struct A {}")
    let plain = try StructDeclSyntax("struct B {}")
    let extending = Syntax(try ExtensionDeclSyntax("extension A {}"))
    #expect(AccessLevel.isHidden(hidden.modifiers, in: [Syntax(plain)]))
    #expect(AccessLevel.isHidden(hidden.modifiers, in: [extending]))
    #expect(AccessLevel.isHidden(plain.modifiers, in: [Syntax(hidden), Syntax(plain)]))
    #expect(AccessLevel.isHidden(plain.modifiers, in: [Syntax(hidden), extending]))
    #expect(!AccessLevel.isHidden(hidden.modifiers, in: []))
    #expect(!AccessLevel.isHidden(plain.modifiers, in: [Syntax(hidden)]))
  }

  private func variable(_ source: String) throws -> VariableDeclSyntax {
    try #require(DeclSyntax(stringLiteral: source).as(VariableDeclSyntax.self))
  }
}
