/// A question about what a value of a type may contain. It is asked once for each type.
package final class TypeQuestion: Sendable {
  private let known = Locked<[ObjectIdentifier: Bool]>([:])
  private let answer: @Sendable (Any.Type) -> Bool?
  private let isPossibleInUnknown: @Sendable (Any.Type) -> Bool

  /// - Parameters:
  ///   - answer: The answer for a type; nil if the types of its parts decide.
  ///   - isPossibleInUnknown: The answer for a type whose parts are not known, such as a class or an existential.
  init(
    _ answer: @escaping @Sendable (Any.Type) -> Bool?,
    isPossibleInUnknown: @escaping @Sendable (Any.Type) -> Bool
  ) {
    self.answer = answer
    self.isPossibleInUnknown = isPossibleInUnknown
  }

  package func isPossible(in type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = known.withLock({ $0[id] }) { return known }
    var visited: Set<ObjectIdentifier> = []
    let result = search(type, &visited)
    known.withLock { $0[id] = result }
    return result
  }

  private func search(_ type: Any.Type, _ visited: inout Set<ObjectIdentifier>) -> Bool {
    guard visited.insert(ObjectIdentifier(type)).inserted else { return false }
    if let answer = answer(type) { return answer }
    switch FieldTypes.of(type) {
    case .none: return false
    case .unknown: return isPossibleInUnknown(type)
    case .known(let fields, let arguments):
      if arguments.contains(where: { search($0, &visited) }) { return true }
      return !Self.isOfKnownModule(type) && fields.contains { search($0, &visited) }
    }
  }

  /// Whether the parts of a type are only its type arguments: it belongs to Swift, to Foundation, or to this package.
  static func isOfKnownModule(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return LanguageModule.names.contains(module)
      || ["HeadgateCore", "HeadgateIdentified", "HeadgateShared"].contains(module)
  }
}

extension TypeQuestion {
  /// Whether a value of a type may contain an object. An object inside of a value of Foundation, and a shared value, do not count.
  package static let containsObject = TypeQuestion(
    { type in
      if type is any SharedProjection.Type { return false }
      // `AnyHashable` contains a value of any type.
      return type is AnyObject.Type || type == AnyHashable.self ? true : nil
    },
    isPossibleInUnknown: { _ in true }
  )
}
