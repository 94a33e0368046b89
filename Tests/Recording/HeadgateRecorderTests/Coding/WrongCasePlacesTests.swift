// Tests of: Coding/WrongCase.swift, REC-102

import Foundation
import Testing

@testable import HeadgateRecorder

struct WrongCasePlacesTests {
  private func problem<Value: Decodable>(_ type: Value.Type, _ json: String) -> String? {
    do {
      _ = try RecordingDecoder(shared: nil).value(type, from: json)
      return nil
    } catch {
      return decodingProblem(error)
    }
  }

  // holds: REC-102
  @Test func `an unknown case is named, wherever it is`() throws {
    let wrong = "'Light' has no case 'gren'. The type has: 'green', 'red', 'blink'"
    #expect(problem(Light.self, #"{"gren":{}}"#) == wrong)
    #expect(problem([Light].self, #"[{"red":{}},{"gren":{}}]"#) == "[1]: \(wrong)")
    #expect(problem([String: Light].self, #"{"3":{"gren":{}}}"#)?.hasSuffix(": \(wrong)") == true)
    #expect(problem([Int: Light].self, #"{"3":{"gren":{}}}"#)?.hasSuffix(": \(wrong)") == true)
    #expect(problem(Light?.self, #"{"gren":{}}"#) == wrong)
    #expect(problem(Light.self, #"{"blink":{"_0":{"gren":{}},"every":1}}"#) == ".blink._0: \(wrong)")
    #expect(problem(Boxed<Light>.self, #"{"full":{"value":{"gren":{}}}}"#) == ".full.value: \(wrong)")
    #expect(
      problem(Boxed<Light>.self, #"{"ful":{}}"#) == "'Boxed<Light>' has no case 'ful'. The type has: 'full', 'empty'"
    )
  }

  // holds: REC-102
  @Test func `cases with another name in JSON are not named`() {
    #expect(
      problem(Renamed.self, #"{"firs":{}}"#) == "'Renamed' has no case 'firs'. The type has, among others: 'second'"
    )
  }

  // holds: REC-102
  @Test func `an object without a case, or with two, is no value of an enum`() {
    #expect(problem(Light.self, "{}") == "it names no case of 'Light'. The type has: 'blink', 'red', 'green'")
    #expect(
      problem(Light.self, #"{"red":{},"green":{}}"#)
        == "a value of 'Light' has one case, and this one has 'green', 'red'"
    )
    #expect(problem(Light.self, #"{"blink":{}}"#) == ".blink: '_0' is missing")
    #expect(problem(Light.self, #""red""#) == #"it is no object, such as {"name": {}}"#)
  }
}

private enum Light: Codable {
  case red, green
  indirect case blink(Light, every: Int)
}

private enum Boxed<Value: Codable>: Codable {
  case empty
  case full(value: Value)
}

private enum Renamed: Codable {
  case one, second

  private enum CodingKeys: String, CodingKey {
    case one = "first"
    case second
  }
}
