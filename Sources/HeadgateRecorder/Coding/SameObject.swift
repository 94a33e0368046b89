internal import HeadgateCore
internal import HeadgateShared
internal import HeadgateSupport

/// An object that is in two places of a state. JSON has two objects then, so a state that is decoded has two, too.
struct SameObject: Equatable {
  let first: String
  let second: String

  /// How many values are looked at. A larger state would take longer than its encoding.
  static let limit = 100_000

  /// The first object that is found in two places; nil if there is none.
  static func find(in state: Any) -> SameObject? {
    var search = Search()
    return untracked { search.find(in: state, "") }
  }

  private struct Search {
    /// The places of the objects. They stay alive: the state has them.
    private var places: [ObjectIdentifier: String] = [:]
    private var count = 0

    mutating func find(in value: Any, _ path: String) -> SameObject? {
      count += 1
      // A shared value is one on purpose, and a recording has its number.
      guard count <= SameObject.limit, !(value is any SharedProjection) else { return nil }
      let mirror = Mirror(reflecting: value)
      // An object inside of a value of Foundation is not encoded, and copies of the value have the same one.
      if mirror.displayStyle == .class, value is any Encodable {
        let object = ObjectIdentifier(value as AnyObject)
        if let first = places[object] { return SameObject(first: first, second: path) }
        places[object] = path
      }
      var mirrors: Mirror? = (value as? any ObservableStruct) == nil ? mirror : nil
      if mirrors == nil { return find(in: StateAssignments.properties(of: value), path, isList: false) }
      while let mirror = mirrors {
        if let same = find(in: Array(mirror.children), path, isList: mirror.isList) { return same }
        mirrors = mirror.superclassMirror
      }
      return nil
    }

    private mutating func find(in children: [Mirror.Child], _ path: String, isList: Bool) -> SameObject? {
      for (index, child) in children.enumerated() {
        guard count <= SameObject.limit else { return nil }
        let name = isList ? "[\(index)]" : child.label.map { PropertyName.written($0) } ?? ""
        // The case of an optional is no part of a path.
        let isNamed = !name.isEmpty && name != "some"
        let place = !isNamed ? path : isList || path.isEmpty ? path + name : "\(path).\(name)"
        if let same = find(in: child.value, place) { return same }
      }
      return nil
    }
  }
}

extension Mirror {
  fileprivate var isList: Bool { displayStyle == .collection || displayStyle == .set || displayStyle == .dictionary }
}
