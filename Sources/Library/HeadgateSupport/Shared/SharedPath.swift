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

  /// How many values a search visits. Each change of a shared value is searched for, so the cost is bounded; the limit is above the
  /// rows of a usual list.
  package static let limit = 10_000

  /// The result of a search.
  package enum Found {
    case path(SharedPath)
    case nothing
    /// There are more values than the limit, and the first ones do not have the shared value.
    case tooManyValues
  }

  /// Finds the shortest path to the whole of a shared value that can be changed there.
  ///
  /// - Parameters:
  ///   - reference: The number of the shared value.
  ///   - state: The root of the path.
  ///   - parts: Returns what code can reach in a value.
  package static func find(_ reference: UInt64, in state: Any, _ parts: (Any) -> [Part]) -> Found {
    var places: [(code: String, value: Any, outer: Int?)] = [("$0", state, nil)]
    var position = 0
    var isCut = false
    while position < places.count {
      let place = places[position]
      for part in parts(place.value) {
        guard let shared = part.value as? any SharedProjection else {
          if places.count < limit {
            places.append((place.code + part.code, part.value, position))
          } else {
            isCut = true
          }
          continue
        }
        guard let name = part.name, shared.referenceNumber == reference, shared.isWholeAndMutable else { continue }
        let values = sequence(first: position) { places[$0].outer }.map { places[$0].value }
        return .path(SharedPath(code: "\(place.code).$\(name)", values: values.reversed()))
      }
      position += 1
    }
    return isCut ? .tooManyValues : .nothing
  }
}
