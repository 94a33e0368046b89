import HeadgateExpansions
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

/// The properties of the state that was asked for last are kept; another state must never get them.
@Suite("The properties of an observable state")
struct ObservedPropertiesTests {
  private func members(_ properties: [String]) throws -> MemberBlockItemListSyntax {
    let type: DeclSyntax = """
      struct State {
        \(raw: properties.map { "var \($0) = 0" }.joined(separator: "\n"))
      }
      """
    return try #require(type.as(StructDeclSyntax.self)).memberBlock.members
  }

  // holds: OBS-25
  @Test("two states that are asked for in turn have their own numbers")
  func inTurn() throws {
    let (one, other) = (try members(["a", "b"]), try members(["b", "a", "c"]))
    for _ in 1...3 {
      #expect(["a", "b", "c"].map { ObservedProperties.of(one).index(of: $0) } == [0, 1, nil])
      #expect(["a", "b", "c"].map { ObservedProperties.of(other).index(of: $0) } == [1, 0, 2])
    }
  }

  // holds: OBS-25
  @Test("equal sources in other trees, and threads at one time, get the right numbers")
  func threads() async throws {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<50).count { round in
            let names = (0...(task + round) % 7).map { "property\($0)" }
            guard let members = try? members(names) else { return true }
            let numbers = names.map { ObservedProperties.of(members).index(of: $0) }
            return numbers != Array(0..<names.count) || ObservedProperties.of(members).index(of: "property7") != nil
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
