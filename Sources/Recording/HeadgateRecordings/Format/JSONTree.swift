internal import Foundation
internal import HeadgateSupport
internal import HeadgateTexts

/// A JSON value, as recorded states and actions are read without their types.
///
/// ```swift
/// if state["note"] == nil { state["note"] = .string("") }
/// ```
public enum JSONTree: Hashable, Sendable {
  /// The value `null`.
  case null
  /// True or false.
  case bool(Bool)
  /// A number that is an integer. JSON has no limit, but Swift's types have.
  case integer(Int64)
  /// An integer that is too large for the other case.
  case unsigned(UInt64)
  /// Another number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list of values.
  case array([JSONTree])
  /// Values by their names.
  case object([String: JSONTree])

  /// Parses a text.
  package init(parsing text: String) throws {
    var parser = JSONTreeParser(text, limit: .max)
    do throws(JSONTreeParser.Failure) {
      self = try parser.parse()
    } catch .tooManyMarks {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: CombiningMarks.problem))
    } catch {
      // A decoder is slower, and says where the mistake is.
      try JSONNesting.check(text.utf8)
      self = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
    }
  }

  /// The text of the value, with sorted keys.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Every value of the type can be encoded, except infinite numbers, which no JSON text contains.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// A positive integer, in the case that the parser makes of it.
  package static func whole(_ number: UInt64) -> JSONTree {
    Int64(exactly: number).map { .integer($0) } ?? .unsigned(number)
  }

  /// The member of an object with a name; nil without it, and for values that are no objects. Setting a member of such a value does
  /// nothing.
  public subscript(_ key: String) -> JSONTree? {
    get { if case .object(let members) = self { members[key] } else { nil } }
    set {
      guard case .object(var members) = self else { return }
      // The members are in one place while they change.
      self = .null
      members[key] = newValue
      self = .object(members)
    }
  }

  package var string: String? { if case .string(let string) = self { string } else { nil } }

  package var unsignedNumber: UInt64? {
    switch self {
    case .integer(let number): UInt64(exactly: number)
    case .unsigned(let number): number
    default: nil
    }
  }

  package var elements: [JSONTree]? { if case .array(let elements) = self { elements } else { nil } }

  /// The value at a path; nil if there is none.
  package func value(at path: ArraySlice<JSONStep>) -> JSONTree? {
    guard let step = path.first else { return self }
    switch (self, step) {
    case (.object(let members), .member(let name)): return members[name]?.value(at: path.dropFirst())
    case (.array(let elements), .index(let index)) where elements.indices.contains(index):
      return elements[index].value(at: path.dropFirst())
    default: return nil
    }
  }
}

/// A step of a path in a JSON value.
package enum JSONStep: Hashable, Sendable {
  case member(String)
  case index(Int)

  /// The step as a JSON value: a text or a number.
  package var json: JSONTree {
    switch self {
    case .member(let name): .string(name)
    case .index(let index): .integer(Int64(index))
    }
  }

  /// Nil for a value that is no step.
  package init?(_ value: JSONTree) {
    switch value {
    case .string(let name): self = .member(name)
    case .integer(let index): self = .index(Int(index))
    default: return nil
    }
  }
}

extension JSONTree: Codable {
  /// Decodes any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let number = try? container.decode(Int64.self) {
      self = .integer(number)
    } else if let number = try? container.decode(UInt64.self) {
      self = .unsigned(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let elements = try? container.decode([JSONTree].self) {
      self = .array(elements)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .integer(let number): try container.encode(number)
    case .unsigned(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
