import Foundation
import Headgate
import Testing

@testable import HeadgateCore

@MainActor
struct BoundaryCodingTests {
  private let gates = GatedHouse.gates(after: .view(.buttonTapped), in: SignIn.State(name: "Secret"))

  private func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try BoundaryCoding.encoding { key in
      let encoder = JSONEncoder()
      encoder.userInfo[BoundaryCoding.userInfoKey] = key
      return try encoder.encode(value)
    }
  }

  // holds: GATE-9
  @Test func `with a key of the package what is inside is encoded, and comes back as it was`() throws {
    for gate in gates {
      let data = try encode(gate)
      let decoded = try BoundaryCoding.decoding { key in
        let decoder = JSONDecoder()
        decoder.userInfo[BoundaryCoding.userInfoKey] = key
        return try decoder.decode(Gate<SignIn>.self, from: data)
      }
      #expect(decoded == gate)
    }
  }

  // holds: GATE-9
  @Test func `without a key it is neither encoded nor decoded`() throws {
    for gate in [gates[0], gates[1]] {
      let error = #expect(throws: EncodingError.self) { try JSONEncoder().encode(gate) }
      let text = "\(error as Any)"
      #expect(text.contains("[CORE-40]"))
      #expect(!text.contains("Secret"))
      let data = try encode(gate)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Gate<SignIn>.self, from: data) }
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(SignIn.action(named: "Secret")) }
    let data = try encode(SignIn.action(named: "Secret"))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(SignIn.Action.self, from: data) }
  }

  // holds: GATE-9
  @Test func `a key is of use in its own direction, and only while the package codes`() throws {
    let kept = BoundaryCoding.encoding { $0 }
    let encoder = JSONEncoder()
    encoder.userInfo[BoundaryCoding.userInfoKey] = kept
    #expect(throws: EncodingError.self) { try encoder.encode(gates[0]) }
    let data = try encode(gates[0])
    #expect(throws: DecodingError.self) {
      try BoundaryCoding.encoding { key in
        let decoder = JSONDecoder()
        decoder.userInfo[BoundaryCoding.userInfoKey] = key
        return try decoder.decode(Gate<SignIn>.self, from: data)
      }
    }
  }
}
