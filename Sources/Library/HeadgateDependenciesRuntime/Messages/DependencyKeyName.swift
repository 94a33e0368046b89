internal import HeadgateSupport

/// A key in messages. `@DependencyEntry` writes a key of its own, which users do not see: the messages name the property.
struct DependencyKeyName {
  private let type: String
  /// The property with `@DependencyEntry`; nil for a key that a user wrote.
  private let property: String?

  init(_ key: Any.Type) {
    type = typeName(key)
    let last = type.split(separator: ".").last ?? ""
    property = last.hasPrefix("_$") ? String(last.dropFirst(2)) : nil
  }

  /// As in `dependency 'title'`, or `dependency of the key 'TitleKey'`.
  var dependency: String { property.map { "dependency '\($0)'" } ?? "dependency of the key '\(type)'" }

  /// The name of the dependency where the property is not known.
  var name: String { property ?? type }

  /// The beginning of a sentence.
  var subject: String { property.map { "The '@DependencyEntry' of '\($0)'" } ?? "The key '\(type)'" }

  /// The part of a sentence that names what to change.
  var object: String { property == nil ? "'\(type)'" : "the '@DependencyEntry'" }

  /// Why there is no live value, and what to do.
  var withoutLiveValue: String {
    property == nil
      ? """
      The key '\(type)' conforms to 'TestDependencyKey' only. Likely causes, and what to do:
      • The module with the implementation is not linked: link it; it conforms '\(type)' to 'DependencyKey'.
      • There is no implementation yet: conform '\(type)' to 'DependencyKey' and give it a 'liveValue'.
      """
      : """
      \(subject) gives no 'liveValue'. Likely causes, and what to do:
      • There is an implementation: write '@DependencyEntry(liveValue: …)'; the value of the property is the test value then.
      """
  }
}
