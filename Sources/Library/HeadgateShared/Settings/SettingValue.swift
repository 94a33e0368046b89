import Foundation

/// A value in the form of the place of the settings: JSON, or a property list.
enum SettingValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int64)
  /// A number above the largest `Int64`.
  case unsigned(UInt64)
  case double(Double)
  case string(String)
  case array([SettingValue])
  case object([String: SettingValue])
  // A property list has these forms. In JSON they are a text, a number and a text, as `JSONEncoder` writes them.
  case data(Data)
  case date(Date)
  case url(URL)
}

extension SettingValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? container.decode(Int64.self) {
      self = .int(int)
    } else if let unsigned = try? container.decode(UInt64.self) {
      self = .unsigned(unsigned)
    } else if let double = try? container.decode(Double.self) {
      self = .double(double)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([SettingValue].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: SettingValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .int(let int): try container.encode(int)
    case .unsigned(let unsigned): try container.encode(unsigned)
    case .double(let double): try container.encode(double)
    case .string(let string): try container.encode(string)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    case .data(let data): try container.encode(data)
    case .date(let date): try container.encode(date)
    case .url(let url): try container.encode(url)
    }
  }
}
