// Tests of: Navigation/Stack/StackAction.swift, Navigation/Stack/StackElementID+Codable.swift, REC-44

import Foundation
import Headgate
import Testing

struct StackActionCodableTests {
  private typealias Action = StackAction<String, Int>

  // holds: REC-44
  @Test func `stack actions are coded`() throws {
    let actions: [Action] = [.element(id: 3, action: 7), .popFrom(id: 2), .push(id: 9, state: "top")]
    let data = try JSONEncoder().encode(actions)
    let decoded = try withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      try JSONDecoder().decode([Action].self, from: data)
    }
    #expect(decoded == actions)
  }

  // holds: REC-44
  @Test func `an id after a decoded one is another one`() throws {
    try withDependencies {
      $0.stackElementID = .incrementing
    } operation: {
      let id = try JSONDecoder().decode(StackElementID.self, from: Data("5".utf8))
      #expect(id == 5)
      @Dependency(\.stackElementID) var next
      #expect(next() == 6)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StackElementID.self, from: Data("18446744073709551615".utf8))
    }
  }
}
