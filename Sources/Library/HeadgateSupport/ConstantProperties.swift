/// The constants (`let`) among the stored properties of a struct. A mirror does not tell them from variables.
package enum ConstantProperties {
  /// Returns the names; none for a type that is no struct, and when they cannot be read.
  package static func names(of type: Any.Type) -> Set<String> {
    Set((FieldRecords.of(type, .structure) ?? []).filter { !$0.isVariable }.map(\.name))
  }
}
