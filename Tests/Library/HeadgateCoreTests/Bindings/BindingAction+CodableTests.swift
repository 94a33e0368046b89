import Foundation
import Headgate
import Testing

@testable import HeadgateCore

struct BindingActionCodableTests {
  fileprivate typealias Binding = BindingAction<CodedProfile>

  private func json<Value: Encodable>(_ value: Value) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded(_ json: String) throws -> Binding {
    try JSONDecoder().decode(Binding.self, from: Data(json.utf8))
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch EncodingError.invalidValue(_, let context) {
      return context.debugDescription
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "another error: \(error)"
    }
  }

  // holds: REC-40
  @Test func `a binding is the name of a property and a value`() throws {
    #expect(try json(Binding.set(\.name, "Blob")) == #"{"property":"name","value":"Blob"}"#)
    #expect(try json(Binding.set(\.address.street, "High")) == #"{"property":"address.street","value":"High"}"#)
    #expect(try json(Binding.set(\.nickname, nil)) == #"{"property":"nickname","value":null}"#)
    #expect(try json(Binding.set(\.options, CodedProfile.Options(isLoud: true))).contains(#""value":{"isLoud":true}"#))
  }

  // holds: REC-40
  @Test(
    arguments: [
      .set(\.name, "Blob"), .set(\.address.street, "High"), .set(\.nickname, nil), .set(\.nickname, "B"),
      .set(\.options, CodedProfile.Options(isLoud: true)), .set(\.tags, ["a"]),
      .set(\.address, CodedProfile.Address(street: "x")),
      .set(\.hint, "wrapped"), .set(\.address.city.name, "Rome"),
    ] as [Binding]
  )
  fileprivate func `a decoded binding equals the encoded one, and writes the same`(_ binding: Binding) throws {
    let copy = try decoded(try json(binding))
    #expect(copy == binding)
    #expect(copy.keyPath == binding.keyPath)
    var (state, other) = (CodedProfile(), CodedProfile())
    withUnsafeMutablePointer(to: &state) { binding.write.perform(on: $0) }
    withUnsafeMutablePointer(to: &other) { copy.write.perform(on: $0) }
    #expect(state == other)
    #expect(state != CodedProfile())
  }

  // holds: REC-41
  @Test func `a property without a name, and a value that is not codable, are errors`() {
    let unnamed: [Binding] = [
      .set(\.options.isLoud, true), .set(\.tags[0], "a"), .set(\.upper, "A"), .set(\.address.upper, "A"),
    ]
    for binding in unnamed {
      let text = message { _ = try json(binding) }
      #expect(text.contains(#"A binding of "CodedProfile" cannot be encoded"#))
      #expect(text.hasSuffix("[CORE-44]"))
    }
    let text = message { _ = try json(Binding.set(\.plain, CodedProfile.Plain())) }
    #expect(text.contains(#"A binding of "CodedProfile.plain" cannot be coded, because "CodedProfile.Plain""#))
    #expect(text.hasSuffix("[CORE-45]"))
    #expect(message { _ = try decoded(#"{"property":"plain","value":1}"#) } == text)
    #expect(message { _ = try decoded(#"{"property":"initial","value":"B"}"#) }.hasSuffix("[CORE-46]"))
  }

  // holds: REC-42
  @Test func `an unknown property is named with the most similar one`() {
    let text = message { _ = try decoded(#"{"property":"address.steet","value":"High"}"#) }
    #expect(text.contains(#""CodedProfile.Address" has no observed property "steet". Did you mean "street"?"#))
    #expect(text.hasSuffix("[CORE-46]"))
    #expect(message { _ = try decoded(#"{"property":"zzz","value":1}"#) }.contains(#"property "zzz"."# + "\n"))
    #expect(message { _ = try decoded(#"{"property":"name.count","value":1}"#) }.contains(#""String" has no"#))
    #expect(message { _ = try decoded(#"{"property":"","value":1}"#) }.contains(#"property ""."#))
  }

  // holds: REC-42
  @Test func `a value of another type is the error of its type`() {
    #expect(throws: DecodingError.self) { try decoded(#"{"property":"name","value":1}"#) }
    #expect(throws: DecodingError.self) { try decoded(#"{"property":"name"}"#) }
    #expect(throws: DecodingError.self) { try decoded(#"{"value":"Blob"}"#) }
  }
}

struct IsolatedBindingCodableTests {
  private typealias Binding = BindingAction<Boxed>

  // holds: REC-43
  @MainActor @Test func `a value of the main actor is coded there only`() async throws {
    let binding = Binding(MainActorPropertyWrite(\.box, Box(1)))
    let data = try JSONEncoder().encode(binding)
    #expect(String(decoding: data, as: UTF8.self).contains(#""property":"box""#))
    #expect(try JSONDecoder().decode(Binding.self, from: data) == binding)
    await Task.detached {
      #expect(messageOf { _ = try JSONEncoder().encode(binding) }.hasSuffix("[CORE-47]"))
      #expect(messageOf { _ = try JSONDecoder().decode(Binding.self, from: data) }.hasSuffix("[CORE-47]"))
    }.value
  }

  // holds: REC-43
  @MainActor @Test func `a value without objects is decoded on any thread`() async throws {
    let binding = Binding(MainActorPropertyWrite(\.name, "Blob"))
    let data = try JSONEncoder().encode(binding)
    let copy = try await Task.detached {
      #expect(messageOf { _ = try JSONEncoder().encode(binding) }.hasSuffix("[CORE-47]"))
      return try JSONDecoder().decode(Binding.self, from: data)
    }.value
    #expect(copy == binding)
  }
}

private func messageOf(_ body: () throws -> Void) -> String {
  do {
    try body()
    return ""
  } catch EncodingError.invalidValue(_, let context) {
    return context.debugDescription
  } catch DecodingError.dataCorrupted(let context) {
    return context.debugDescription
  } catch {
    return "another error: \(error)"
  }
}

@ObservableState
private struct CodedProfile: Equatable {
  @ObservableState
  struct Address: Equatable, Codable {
    var street = ""
    var city = City()
    var upper: String {
      get { street.uppercased() }
      set { street = newValue.lowercased() }
    }
  }
  @ObservableState
  struct City: Equatable, Codable {
    var name = ""
  }
  struct Options: Equatable, Codable {
    var isLoud = false
  }
  struct Plain: Equatable {
    var number = 0
  }

  var name = ""
  var nickname: String? = "none"
  var address = Address()
  var options = Options()
  var tags = ["z"]
  var plain = Plain()
  @Presents var hint: String?
  let initial = "B"
  var upper: String {
    get { name.uppercased() }
    set { name = newValue.lowercased() }
  }
}

/// A value that must not leave its actor.
private final class Box: Equatable, Codable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (lhs: Box, rhs: Box) -> Bool { lhs.number == rhs.number }
}

@available(*, unavailable)
extension Box: Sendable {}

@ObservableState
private struct Boxed {
  var name = ""
  var box = Box(0)
}
