/// The names of the cases of an enum type. Swift provides them for values only.
///
/// They are read from the reflection metadata of the type. It lists the cases with a payload first, then the cases without,
/// each in declaration order.
package enum CaseNames {
  /// Returns the names in declaration order; nil when they cannot be read.
  package static func declared(in type: Any.Type, havePayloads: [Bool]) -> [String]? {
    guard let all = FieldRecords.of(type, .enumeration) else { return nil }
    var payloads = all.filter(\.hasType)[...]
    var empties = all.filter { !$0.hasType }[...]
    guard payloads.count == havePayloads.count(where: { $0 }), all.count == havePayloads.count else { return nil }
    return havePayloads.map { hasPayload in
      (hasPayload ? payloads.popFirst() : empties.popFirst())?.name ?? ""
    }
  }

  /// Returns the names in the order of the metadata; nil for a type that is no enum, and when they cannot be read.
  package static func of(_ type: Any.Type) -> [String]? { FieldRecords.of(type, .enumeration)?.map(\.name) }
}
