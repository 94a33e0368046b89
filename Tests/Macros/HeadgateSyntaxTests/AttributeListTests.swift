// Tests of: AttributeList+Named.swift, Availability.swift

import HeadgateSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@Suite("Attributes")
struct AttributeListTests {
  @Test("are found by name, with or without module and arguments, also inside #if")
  func lookup() throws {
    let declaration = try StructDeclSyntax(
      """
      @Headgate.Reducer @Other(1)
      #if DEBUG
      @Debugged<Int>
      #endif
      struct A {}
      """
    )
    #expect(declaration.attributes.has("Reducer"))
    #expect(declaration.attributes.has("Other"))
    #expect(declaration.attributes.has("Debugged"))
    #expect(!declaration.attributes.has("HeadgateCore"))
    #expect(declaration.attributes.flattened.map(\.name) == ["Reducer", "Other", "Debugged"])
  }

  @Test("availability: everywhere unavailable, deprecated, limited")
  func availability() throws {
    let unavailable = try availability("@available(*, unavailable)")
    #expect(unavailable.isUnavailable)
    #expect(!unavailable.isLimited)
    #expect(try availability("@available(*, deprecated, message: \"m\")").isDeprecated)
    #expect(try availability("@available(iOS, deprecated: 13)").isDeprecated)
    #expect(try !availability("@available(iOS 13, *)").isDeprecated)
    #expect(try availability("@available(iOS 13, *)").isLimited)
    #expect(try availability("@available(iOS, introduced: 13)").isLimited)
    #expect(try availability("@available(iOS, unavailable)").isLimited)
    #expect(try !availability("@MainActor").isLimited)
  }

  @Test("availability of a type includes what is around it")
  func surroundings() throws {
    let inner = try StructDeclSyntax("@available(macOS 14, *) struct A {}")
    let outer = Syntax(try StructDeclSyntax("@available(iOS 17, *) @MainActor struct B {}"))
    let availability = Availability(inner.attributes, in: [outer])
    #expect(availability.prefix == "@available(macOS 14, *)\n@available(iOS 17, *)\n")
  }

  private func availability(_ attribute: String) throws -> Availability {
    Availability(try StructDeclSyntax("\(raw: attribute) struct A {}").attributes)
  }
}
