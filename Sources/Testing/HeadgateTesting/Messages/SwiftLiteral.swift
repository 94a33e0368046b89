internal import Foundation
import HeadgateCore
import HeadgateSupport

/// Swift literals of values, for code that a report suggests.
struct SwiftLiteral {
  /// The maximum number of values in one literal.
  private var budget = 40

  /// Returns the literal of a value; nil when it is too long or the syntax is unknown.
  static func text(of value: Any, limit: Int = 60) -> String? {
    var literal = SwiftLiteral()
    guard let text = Reports.revealing({ literal.text(of: value) }), text.count <= limit else { return nil }
    return text
  }

  private mutating func text(of value: Any) -> String? {
    budget -= 1
    guard budget >= 0 else { return nil }
    if let text = Self.atom(value) { return text }
    if let binding = value as? any BindingLiteral { return self.binding(binding) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .collection: return list(mirror).map { "[\($0.joined(separator: ", "))]" }
    case .set: return list(mirror).map { "[\($0.sorted().joined(separator: ", "))]" }
    case .dictionary where Self.isStack(value): return stack(mirror)
    case .dictionary: return dictionary(mirror)
    case .tuple: return arguments(mirror).map { "(\($0))" }
    case .enum: return enumCase(value, mirror)
    case .struct: return initializer(value, mirror)
    default: return nil
    }
  }

  // MARK: Values without components

  private static func atom(_ value: Any) -> String? {
    switch value {
    case let value as String: return value.debugDescription
    case let value as Character: return value.debugDescription
    case let value as StackElementID: return "\(value.number)"
    case let value as TextState: return value.code
    case is Bool, is any BinaryInteger: return "\(value)"
    case let value as any BinaryFloatingPoint: return value.isFinite ? "\(value)" : nil
    case let value as Date: return "Date(timeIntervalSince1970: \(value.timeIntervalSince1970))"
    case let value as UUID: return uuid(value.uuidString)
    case let value as URL: return "URL(string: \(value.absoluteString.debugDescription))!"
    case let value as Duration: return duration(value.components)
    default: return nil
    }
  }

  /// Writes the IDs of `.incrementing` as `UUID(2)`.
  private static func uuid(_ text: String) -> String {
    guard text.hasPrefix("00000000-0000-0000-0000-"), let number = Int(text.suffix(12), radix: 16) else {
      return "UUID(uuidString: \"\(text)\")!"
    }
    return "UUID(\(number))"
  }

  private static func duration(_ parts: (seconds: Int64, attoseconds: Int64)) -> String? {
    if parts.attoseconds == 0 { return ".seconds(\(parts.seconds))" }
    let (milliseconds, rest) = parts.attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    guard rest == 0, abs(parts.seconds) < 1_000_000 else { return nil }
    return ".milliseconds(\(parts.seconds * 1_000 + milliseconds))"
  }

  // MARK: Values with components

  private mutating func binding(_ binding: any BindingLiteral) -> String? {
    guard let property = binding.propertyText, let value = text(of: binding.value) else { return nil }
    return ".set(\(property), \(value))"
  }

  private mutating func list(_ mirror: Mirror) -> [String]? {
    guard mirror.children.count <= 10 else { return nil }
    var texts: [String] = []
    for child in mirror.children {
      guard let text = text(of: child.value) else { return nil }
      texts.append(text)
    }
    return texts
  }

  private static func isStack(_ value: Any) -> Bool {
    String(reflecting: type(of: value)).hasPrefix("HeadgateCore.StackState<")
  }

  /// Writes the elements without IDs: a stack that a test makes from them generates the same IDs.
  private mutating func stack(_ mirror: Mirror) -> String? {
    guard mirror.children.count <= 10 else { return nil }
    var texts: [String] = []
    for child in mirror.children {
      guard let element = Mirror(reflecting: child.value).children.dropFirst().first, let text = text(of: element.value)
      else { return nil }
      texts.append(text)
    }
    return "[\(texts.joined(separator: ", "))]"
  }

  private mutating func dictionary(_ mirror: Mirror) -> String? {
    guard !mirror.children.isEmpty else { return "[:]" }
    guard mirror.children.count <= 10 else { return nil }
    var texts: [String] = []
    for child in mirror.children {
      guard let pair = list(Mirror(reflecting: child.value)), pair.count == 2 else { return nil }
      texts.append("\(pair[0]): \(pair[1])")
    }
    return "[\(texts.sorted().joined(separator: ", "))]"
  }

  private mutating func arguments(_ mirror: Mirror) -> String? {
    guard let texts = list(mirror) else { return nil }
    return zip(mirror.children, texts).map { child, text in
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(PropertyName.written(label)): \(text)"
    }
    .joined(separator: ", ")
  }

  private mutating func enumCase(_ value: Any, _ mirror: Mirror) -> String? {
    // The type of a place for errors is often "any Error", which has no cases.
    guard value is any Error else { return enumCase(value, mirror, of: "") }
    return TypeName.written(type(of: value)).flatMap { enumCase(value, mirror, of: $0) }
  }

  private mutating func enumCase(_ value: Any, _ mirror: Mirror, of type: String) -> String? {
    guard let payload = mirror.children.first else {
      // A custom description may differ from the case name.
      let name = "\(value)"
      return name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) == nil ? nil : "\(type).\(name)"
    }
    guard let name = payload.label else { return nil }
    let inner = Mirror(reflecting: payload.value)
    guard let text = inner.displayStyle == .tuple ? arguments(inner) : text(of: payload.value) else { return nil }
    return "\(type).\(name)(\(text))"
  }

  /// The memberwise initializer, which most structs have.
  private mutating func initializer(_ value: Any, _ mirror: Mirror) -> String? {
    let properties = mirror.children.filter { $0.label?.hasPrefix("_$") != true }
    guard
      TypeName.showsProperties(value), !properties.isEmpty, let name = TypeName.written(type(of: value)),
      let text = arguments(Mirror(value, children: properties))
    else { return nil }
    return "\(name)(\(text))"
  }
}

/// The names of types as users write them.
enum TypeName {
  /// Returns the name without its module; nil when the name cannot be written or the type belongs to Swift or Foundation.
  ///
  /// The properties of types of Swift or Foundation differ from the parameters of their initializers.
  static func written(_ type: Any.Type) -> String? {
    let name = String(reflecting: type)
    guard !name.contains("<"), !isOfLanguage(name), let dot = name.firstIndex(of: ".") else { return nil }
    return withoutContexts(String(name[name.index(after: dot)...]))
  }

  /// Returns whether a mirror of the value shows its stored properties, not a custom reflection.
  static func showsProperties(_ value: Any) -> Bool {
    !(value is any CustomReflectable) || value is any ObservableState
  }

  /// Returns whether a type of this library has properties that tests do not set, such as the id of an alert.
  static func hidesProperties(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["TextState", "StackElementID", "AlertState<", "ConfirmationDialogState<", "ButtonState<"]
      .contains { name.hasPrefix("HeadgateCore.\($0)") }
  }

  /// Returns whether the type belongs to Swift or Foundation.
  static func isOfLanguage(_ name: String) -> Bool {
    LanguageModule.names.contains(name.prefix { $0 != "." })
  }

  /// Removes the addresses that represent private contexts.
  static func withoutContexts(_ text: String) -> String {
    text.replacing(/(\w+\.)?\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
