/// An open action: a type, or a case of an enum.
struct OpenAction: Hashable {
  /// The index of the type.
  let type: Int
  /// The name of the case, if the type is an enum with cases.
  let caseName: String?
}
