/// The kinds that a case of a feature can get.
enum GateKind: String, CaseIterable, Hashable, Sendable {
  case view, delegate, interface, `internal`

  /// The name of the enum: `View`.
  var enumName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The declaration of the case with the enum. `internal` is a keyword.
  var caseDeclaration: String { "case \(self == .internal ? "`internal`" : rawValue)(\(enumName))" }
}
