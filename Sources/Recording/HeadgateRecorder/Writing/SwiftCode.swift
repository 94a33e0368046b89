internal import Foundation
internal import HeadgateCore
internal import HeadgateShared
internal import HeadgateSupport
internal import HeadgateTexts

/// Swift code of values, where reflection shows with certainty which code compiles; else JSON that is decoded in its place.
struct SwiftCode {
  /// Returns the JSON of a value; nil if it cannot be encoded.
  let json: (any Encodable) -> String?
  /// Collects the modules of the named types.
  let modules: WrittenModules
  /// Whether each state of the replay is decoded: then the observers of a state do not tell whether another one replaced it.
  var decodesStates = false

  /// The code of a value; nil if it is neither known nor encodable.
  func text(of value: Any) -> String? {
    literal(value) ?? (value as? any Encodable).flatMap(json).map(Self.decoding)
  }

  /// The code that decodes a value. The test store knows the shared values of the recording.
  static func decoding(_ json: String) -> String {
    "try \(SharedCoding.containsReference(json) ? "store." : "")recorded(\(raw(json)))"
  }

  /// A raw string literal of JSON, with as many number signs as its content needs.
  static func raw(_ json: String) -> String {
    // JSON may contain characters that source code may not, or that an editor interprets.
    let text = TerminalText.json.escaped(json)
    // The compiler reads bytes: a sign that a mark follows is one character more for a string, and still ends the literal.
    let bytes = Array(text.utf8)
    var signs = "#"
    while bytes.contains(Array("\"\(signs)".utf8)) || bytes.contains(Array("\\\(signs)".utf8)) { signs += "#" }
    return "\(signs)\"\(text)\"\(signs)"
  }

  /// A name after a dot, with backticks where it would mean something else there, or is no identifier.
  static func member(_ name: String) -> String {
    isIdentifier(name) && !["init", "self", "Type", "Protocol"].contains(name) ? name : "`\(name)`"
  }

  /// A text in a comment of one line.
  static func comment(_ text: String) -> String {
    String(
      text.map { $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? " " : $0 }
    )
  }

  private static func isIdentifier(_ name: String) -> Bool { name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil }

  // MARK: Literals

  /// The literal of a value; nil if its code is not known.
  private func literal(_ value: Any) -> String? {
    if let text = atom(value) { return text }
    let mirror = Mirror(reflecting: value)
    let name = String(reflecting: type(of: value))
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first?.value else { return "nil" }
      guard Self.isOptional(wrapped) else { return literal(wrapped) }
      // The literal of an optional in an optional would have one level less.
      return literal(wrapped).map { ".some(\($0))" }
    case .collection where name.hasPrefix("Swift.Array<"): return list(mirror).map { "[\($0.joined(separator: ", "))]" }
    case .set where name.hasPrefix("Swift.Set<"): return list(mirror).map { "[\($0.sorted().joined(separator: ", "))]" }
    case .dictionary where name.hasPrefix("Swift.Dictionary<"): return dictionary(mirror)
    case .enum: return enumCase(value, mirror, name)
    default: return nil
    }
  }

  private func atom(_ value: Any) -> String? {
    switch value {
    case let value as String: value.debugDescription
    case let value as Bool: "\(value)"
    case let value as Double: number(value)
    case let value as Float: number(value)
    case let value as any FixedWidthInteger: Self.isOfLanguage(String(reflecting: type(of: value))) ? "\(value)" : nil
    case let value as StackElementID: "\(value.number)"
    case let value as UUID: "UUID(uuidString: \"\(value.uuidString)\")!"
    case let value as Date where value.timeIntervalSinceReferenceDate.isFinite:
      "Date(timeIntervalSinceReferenceDate: \(value.timeIntervalSinceReferenceDate))"
    case let value as URL: Self.url(value)
    default: nil
    }
  }

  /// A relative address and the absolute one are not equal, so the code has both parts.
  private static func url(_ value: URL) -> String? {
    let text = "URL(string: \(value.relativeString.debugDescription)"
    guard let base = value.baseURL else { return URL(string: value.relativeString) == value ? "\(text))!" : nil }
    guard URL(string: value.relativeString, relativeTo: base) == value, let code = url(base) else { return nil }
    return "\(text), relativeTo: \(code))!"
  }

  /// The compiler refuses the literals of subnormal numbers.
  private func number(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String? {
    value.isFinite && !value.isSubnormal ? "\(value)" : nil
  }

  private func list(_ mirror: Mirror) -> [String]? {
    var texts: [String] = []
    for child in mirror.children {
      guard let text = literal(child.value) else { return nil }
      texts.append(text)
    }
    return texts
  }

  private func dictionary(_ mirror: Mirror) -> String? {
    var texts: [String] = []
    for child in mirror.children {
      guard let pair = list(Mirror(reflecting: child.value)) else { return nil }
      texts.append("\(pair[0]): \(pair[1])")
    }
    return texts.isEmpty ? "[:]" : "[\(texts.sorted().joined(separator: ", "))]"
  }

  private func enumCase(_ value: Any, _ mirror: Mirror, _ type: String) -> String? {
    guard !Self.isOfLanguage(type), !(value is any CustomReflectable) else { return nil }
    guard let payload = mirror.children.first else {
      // A description of its own may differ from the name of the case.
      let isDescribed =
        value is any CustomStringConvertible || value is any CustomDebugStringConvertible
        || value is any TextOutputStreamable
      guard !isDescribed, let name = caseName("\(value)") else { return nil }
      modules.add(cases: Swift.type(of: value))
      return name
    }
    guard let name = payload.label.flatMap(caseName) else { return nil }
    let inner = Mirror(reflecting: payload.value)
    let arguments = inner.displayStyle == .tuple ? Array(inner.children) : [(label: nil, value: payload.value)]
    var texts: [String] = []
    for (label, value) in arguments {
      // A payload is as good as a whole value: its place tells its type.
      guard let text = text(of: value) else { return nil }
      texts.append(label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " }.map { $0 + text } ?? text)
    }
    modules.add(cases: Swift.type(of: value))
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  /// Nil for a name that would mean something else, such as an empty optional.
  private func caseName(_ name: String) -> String? {
    guard !["none", "some", "init", "self", "Type", "Protocol"].contains(name), Self.isIdentifier(name) else {
      return nil
    }
    return ".\(name)"
  }

  static func isOptional(_ value: Any) -> Bool { Mirror(reflecting: value).displayStyle == .optional }

  /// Whether a line of code decodes a value, which may throw. The quote of a text is never after this word without a backslash.
  static func decodes(_ line: String) -> Bool { line.contains(/recorded\(#+"/) }

  /// Whether the module of a type is one of the language. A module of an app may begin with such a name.
  static func isOfLanguage(_ type: String) -> Bool { LanguageModule.names.contains(type.prefix { $0 != "." }) }
}
