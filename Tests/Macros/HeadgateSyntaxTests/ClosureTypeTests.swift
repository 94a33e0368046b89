import HeadgateSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@Suite("Function types")
struct ClosureTypeTests {
  @Test("are taken apart")
  func parts() throws {
    let closure = try #require(
      ClosureType(
        "@MainActor @Sendable (_ id: inout Int, String, _ _: A, _ b: @autoclosure () -> Int) async throws -> B"
      )
    )
    #expect(closure.isolation.map(\.name) == ["MainActor"])
    #expect(closure.parameters.map(\.name) == ["id", nil, nil, "b"])
    #expect(closure.parameters.map(\.isInOut) == [true, false, false, false])
    #expect(closure.parameters.map(\.isAutoclosure) == [false, false, false, true])
    #expect(closure.isAsync)
    #expect(closure.throwsAnyError)
    #expect(closure.result.description == "B")
    #expect(!closure.returnsNothing)
  }

  @Test("may stand in parentheses; others are none")
  func parentheses() {
    #expect(ClosureType("(((Int) -> Void))") != nil)
    #expect(ClosureType("(() -> Void)?") == nil)
    #expect(ClosureType("Handler") == nil)
    #expect(ClosureType("(Int, Int)") == nil)
  }

  @Test("a typed throw is not one of any error")
  func typedThrows() throws {
    let typed = try #require(ClosureType("() throws(Fault) -> ()"))
    #expect(typed.isThrowing)
    #expect(!typed.throwsAnyError)
    #expect(typed.returnsNothing)
    #expect(try #require(ClosureType("() throws(any Swift.Error) -> Void")).throwsAnyError)
    #expect(try !#require(ClosureType("() throws(Never) -> Void")).isThrowing)
    #expect(try !#require(ClosureType("(Int...) -> Void")).isThrowing)
    #expect(try #require(ClosureType("(Int...) -> Void")).parameters[0].isVariadic)
  }
}
