import Foundation

/// How values of one type become settings.
struct SettingCoding<Value: Sendable>: Sendable {
  /// `UserDefaults` stores an address in a form of its own.
  let isURL: Bool
  /// Returns nil for nil, which removes the setting.
  let encode: @Sendable (Value) throws -> SettingValue?
  let decode: @Sendable (SettingValue) throws -> Value
}

extension SettingCoding where Value: Codable {
  static var codable: Self {
    SettingCoding(isURL: Value.self == URL.self || Value.self == URL?.self) { value in
      if let data = value as? Data { return .data(data) }
      if let date = value as? Date { return .date(date) }
      if let url = value as? URL { return .url(url) }
      let encoder = JSONEncoder()
      encoder.nonConformingFloatEncodingStrategy = .words
      // In an array, because a value alone may be no JSON document.
      let setting = try JSONDecoder().decode([SettingValue].self, from: encoder.encode([value]))[0]
      return setting == .null ? nil : setting
    } decode: { setting in
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .words
      return try decoder.decode([Value].self, from: JSONEncoder().encode([setting.asBoolean(for: Value.self)]))[0]
    }
  }
}

extension SettingCoding {
  /// The coding of a type that is stored as its raw value.
  static func raw<RawValue: Codable & Sendable>() -> Self where Value: RawRepresentable<RawValue> {
    let raw = SettingCoding<RawValue>.codable
    return SettingCoding(isURL: raw.isURL) { value in
      try raw.encode(value.rawValue)
    } decode: { setting in
      let rawValue = try raw.decode(setting)
      guard let value = Value(rawValue: rawValue) else { throw UnknownRawValue(text: "\(rawValue)") }
      return value
    }
  }

  static func optional<Wrapped>(_ wrapped: SettingCoding<Wrapped>) -> Self where Value == Wrapped? {
    SettingCoding(isURL: wrapped.isURL) { value in
      try value.flatMap { try wrapped.encode($0) }
    } decode: { setting in
      try wrapped.decode(setting)
    }
  }
}

extension SettingValue {
  /// Programs and tools also store 0 and 1 where a Boolean is read.
  fileprivate func asBoolean(for type: Any.Type) -> SettingValue {
    guard type == Bool.self || type == Bool?.self, case .int(let number) = self, number == 0 || number == 1 else {
      return self
    }
    return .bool(number == 1)
  }
}

/// A setting has a raw value that the type does not have.
struct UnknownRawValue: Error, CustomStringConvertible {
  let text: String
  var description: String { "the type has no value '\(text)'" }
}
