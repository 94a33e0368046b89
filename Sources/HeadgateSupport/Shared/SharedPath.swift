/// The path from a state to a property with a shared value: `$0.child?.$count`.
package struct SharedPath {
  /// A value in another one.
  package struct Part {
    /// The name of a property, apart from the dot; nil for a part that is no property.
    let name: String?
    /// The code between the outer value and this one: `.count`, `?` or `[id: 3]?`.
    let code: String
    let value: Any

    package init(property name: String, code: String? = nil, _ value: Any) {
      self.name = name
      self.code = ".\(code ?? name)"
      self.value = value
    }

    package init(code: String, _ value: Any) {
      name = nil
      self.code = code
      self.value = value
    }
  }

  /// The path, from `$0` to the property.
  package let code: String
  /// The values on the path, from the state to the one that has the property.
  package let values: [Any]

  /// How many values are looked at: only those near the root have a path that is worth writing.
  private static let limit = 1_000

  /// Finds the shortest path to the whole of a shared value that can be changed there; nil if there is none.
  ///
  /// - Parameters:
  ///   - reference: The number of the shared value.
  ///   - state: The root of the path.
  ///   - parts: Returns what code can reach in a value.
  package init?(to reference: UInt64, in state: Any, _ parts: (Any) -> [Part]) {
    var places: [(code: String, value: Any, outer: Int?)] = [("$0", state, nil)]
    var position = 0
    while position < places.count, places.count < Self.limit {
      let place = places[position]
      for part in parts(place.value) {
        guard let shared = part.value as? any SharedProjection else {
          places.append((place.code + part.code, part.value, position))
          continue
        }
        guard let name = part.name, shared.referenceNumber == reference, shared.isWholeAndMutable else { continue }
        code = "\(place.code).$\(name)"
        values = sequence(first: position) { places[$0].outer }.map { places[$0].value }.reversed()
        return
      }
      position += 1
    }
    return nil
  }
}
