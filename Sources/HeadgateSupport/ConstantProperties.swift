/// The stored properties of a struct type that nothing can set. Swift shows the values of properties only.
package enum ConstantProperties {
  /// Returns the names; none for a type that is no struct, and when they cannot be read.
  package static func names(of type: Any.Type) -> Set<String> {
    Set((FieldRecords.of(type, .structure) ?? []).filter { !$0.isVariable }.map(\.name))
  }
}
