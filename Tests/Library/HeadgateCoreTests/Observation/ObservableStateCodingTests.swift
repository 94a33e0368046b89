// Tests of: Observation/ObservationStateRegistrar+Codable.swift, OBS-14, OBS-26, OBS-27

import Headgate
import Foundation
import HeadgateCore
import Testing

private struct Plain: Codable {
  var name = "a"
  var note: String?
  var `class` = 2
  let id: Int
  var tags = [1, 2]
}

@ObservableState
private struct Observed: Codable, Equatable {
  var name = "a"
  var note: String?
  var `class` = 2
  let id: Int
  @ObservationStateIgnored var tags = [1, 2]
}

@ObservableState
private struct InExtension: Equatable {
  var name = "a"
}

extension InExtension: Codable {}

@ObservableState
private struct Read: Decodable, Equatable {
  var name = "a"
}

@ObservableState
private struct Written: Encodable {
  var name = "a"
}

private protocol Saved: Codable {}

@ObservableState
private struct ByProtocol: Saved {
  var name = "a"
}

@ObservableState
private struct Box<Content> {
  var content: Content
}

extension Box: Codable where Content: Codable {}

@ObservableState
private struct Uncoded {
  var name = "a"
}

// The macro writes keys for what is coded, and none for this.
extension Uncoded {
  enum CodingKeys: String { case own }
}

@ObservableState
private struct Nothing: Codable, Equatable {}

@ObservableState
private struct Constant: Codable { let id: Int }

private struct PlainWithKeys: Codable {
  var name = "a"
  var note: String?
  var cache = 3
  enum CodingKeys: String, CodingKey { case name = "n", note }
}

@ObservableState
private struct ObservedWithKeys: Codable, Equatable {
  var name = "a"
  var note: String?
  var cache = 3
  enum CodingKeys: String, CodingKey { case name = "n", note }
}

@ObservableState
private struct ByHand: Codable {
  var name = "a"
  enum CodingKeys: CodingKey { case name }
  init() {}
  init(from decoder: any Decoder) throws {
    name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name) + "!"
  }
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name + "?", forKey: .name)
  }
}

@Suite struct ObservableStateCodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decode<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  @Test func `the JSON of a state is that of the plain struct`() throws {  // holds: OBS-26
    #expect(try json(Observed(id: 1)) == json(Plain(id: 1)))
    #expect(try json(Observed(note: "n", id: 1)) == json(Plain(note: "n", id: 1)))
  }

  @Test func `a state survives coding and can be read from the JSON of the plain struct`() throws {  // holds: OBS-26
    let state = Observed(name: "b", note: "n", class: 3, id: 4, tags: [])
    #expect(try decode(json(state)) == state)
    #expect(try decode(json(Plain(id: 1))) == Observed(id: 1))
    #expect(try decode(json(InExtension(name: "b"))) == InExtension(name: "b"))
    #expect(try json(InExtension()) == #"{"name":"a"}"#)
  }

  // holds: OBS-26
  @Test func `properties have their own names however a state comes to be coded; what is not coded has no keys`() throws
  {
    #expect(try decode(#"{"name":"b"}"#, as: Read.self) == Read(name: "b"))
    #expect(try json(Written()) == #"{"name":"a"}"#)
    #expect(try json(ByProtocol()) == #"{"name":"a"}"#)
    #expect(try json(Box(content: 1)) == #"{"content":1}"#)
    #expect(try decode(#"{"content":2}"#, as: Box<Int>.self).content == 2)
    #expect(Uncoded.CodingKeys.own.rawValue == "own")
    #expect(Uncoded().name == "a")
  }

  @Test func `a state without variables codes its constants and no bookkeeping`() throws {  // holds: OBS-26
    #expect(try json(Nothing()) == "{}")
    #expect(try json(Constant(id: 1)) == #"{"id":1}"#)
    #expect(try decode("{}", as: Nothing.self) == Nothing())
  }

  @Test func `a decoded state notifies`() throws {  // holds: OBS-26
    var state: InExtension = try decode(#"{"name":"b"}"#)
    let told = Notifications()
    told.track { state.name }
    state.name = "c"
    #expect(told.count == 1)
  }

  @Test func `own coding keys are respected`() throws {  // holds: OBS-27
    #expect(try json(ObservedWithKeys()) == json(PlainWithKeys()))
    let state = ObservedWithKeys(name: "b", note: "c", cache: 3)
    #expect(try json(state) == #"{"n":"b","note":"c"}"#)
    #expect(try decode(json(state)) == state)
    #expect(throws: DecodingError.self) { try decode("{}", as: ObservedWithKeys.self) }
  }

  @Test func `hand-written coding is left alone`() throws {  // holds: OBS-27
    #expect(try json(ByHand()) == #"{"name":"a?"}"#)
    #expect(try decode(#"{"name":"b"}"#, as: ByHand.self).name == "b!")
  }

  @Test func `bookkeeping alone writes and reads nothing`() throws {  // holds: OBS-14
    struct Holder: Codable, Hashable { var registrar = ObservationStateRegistrar() }
    #expect(try json(Holder()) == #"{"registrar":{}}"#)
    #expect(try decode(#"{"registrar":{}}"#, as: Holder.self) == Holder())
    #expect(Holder().hashValue == Holder().hashValue)
  }
}
