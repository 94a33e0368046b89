internal import HeadgateSupportC

/// The type of a redacted value. `Redacted` is the only one.
package protocol RedactedValue {}

/// What is redacted. All texts and recordings of the package ask here.
///
/// A value of the type `Redacted` shows itself as ``text`` everywhere. The questions here are about a part of it that a path leads to: the
/// part has its own type, and nothing in that type says that it is secret.
package enum Redaction {
  /// The text in place of a redacted value.
  package static let text = "<redacted>"

  /// Whether a value of a type may contain something redacted.
  ///
  /// True also for a type whose parts are not known, such as a class or an existential: a wrong answer must not show a secret.
  package static func isPossible(in type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = known.withLock({ $0[id] }) { return known }
    var visited: Set<ObjectIdentifier> = []
    let result = search(type, &visited)
    known.withLock { $0[id] = result }
    return result
  }

  private static let known = Locked<[ObjectIdentifier: Bool]>([:])

  private static func search(_ type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
    guard visited.insert(ObjectIdentifier(type)).inserted else { return false }
    // It contains a value of any type.
    if type is any RedactedValue.Type || type == AnyHashable.self { return true }
    switch FieldTypes.of(type) {
    case .none: return false
    case .unknown: return FieldTypes.isExistential(type) || !isOfKnownModule(type)
    case .known(let fields, let arguments):
      if arguments.contains(where: { search($0, &visited) }) { return true }
      return !isOfKnownModule(type) && fields.contains { search($0, &visited) }
    }
  }

  /// Whether the parts of a type are only its type arguments: it belongs to Swift, to Foundation, or to this package.
  private static func isOfKnownModule(_ type: Any.Type) -> Bool {
    let modules = [
      "Swift", "Foundation", "FoundationEssentials", "HeadgateCore", "HeadgateIdentified", "HeadgateShared",
    ]
    return modules.contains(String(String(reflecting: type).prefix { $0 != "." }))
  }

  // MARK: Reads

  /// Notes that the calling thread reads or changes a redacted value.
  package static func noteAccess() { headgate_redacted_note() }

  /// Runs a closure. Returns its value, and whether the closure has read something redacted.
  package static func noting<Value>(_ read: () -> Value) -> (value: Value, hasReadRedacted: Bool) {
    let before = headgate_redacted_count()
    let value = read()
    return (value, headgate_redacted_count() != before)
  }
}
