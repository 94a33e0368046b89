/// Why a request has no result. The page shows the text.
struct InspectorProblem: Error, CustomStringConvertible {
  let description: String
  /// The number of the request, if it has one.
  let id: UInt64?

  init(_ description: String, id: UInt64? = nil) {
    self.description = description
    self.id = id
  }
}
