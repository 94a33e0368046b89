import HeadgateSupport

/// The path of a shared value in a state: `$0.$count`.
enum SharedPath {
  static func find(_ reference: UInt64, in state: Any) -> String? {
    var places: [(path: String, value: Any)] = [("$0", state)]
    var position = 0
    // Only the values of structs and optionals near the root have a path that is worth writing.
    while position < places.count, places.count < 1_000 {
      let (path, value) = places[position]
      position += 1
      let mirror = Mirror(reflecting: value)
      let isOptional = mirror.displayStyle == .optional
      guard mirror.displayStyle == .struct || isOptional else { continue }
      for child in mirror.children {
        let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? ""
        if let shared = child.value as? any SharedProjection {
          if shared.referenceNumber == reference, shared.isWholeAndMutable { return "\(path).$\(label)" }
        } else {
          places.append((isOptional ? "\(path)?" : "\(path).\(label)", child.value))
        }
      }
    }
    return nil
  }
}
