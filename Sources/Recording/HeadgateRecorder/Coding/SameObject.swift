internal import HeadgateCore
internal import HeadgateShared
internal import HeadgateSupport

/// An object that is in two places of a state. JSON has two objects then, so a state that is decoded has two, too.
struct SameObject: Equatable {
  let first: String
  let second: String

  /// How many values are looked at whose types may contain objects. The search runs on the actor of the store.
  static let limit = 20_000
  /// How many values may be inside of one another. No decoder accepts more.
  static let deepest = JSONNesting.limit

  /// The first object that is found in two places; nil if there is none.
  static func find(in state: Any) -> SameObject? {
    untracked {
      var search = Search()
      return search.find(in: state)
    }
  }

  private struct Search {
    /// The places of the objects. They stay alive: the state has them.
    private var places: [ObjectIdentifier: String] = [:]
    /// The values whose children are looked at, each inside of the one before it. A list, and not calls: the stack of a thread may be small.
    private var levels: [Level] = []
    private var count = 0

    mutating func find(in state: Any) -> SameObject? {
      if let same = enter(state, "") { return same }
      while !levels.isEmpty {
        guard let (place, child) = levels[levels.count - 1].next() else {
          levels.removeLast()
          continue
        }
        if let same = enter(child, place) { return same }
        guard count <= SameObject.limit else { return nil }
      }
      return nil
    }

    private mutating func enter(_ value: Any, _ path: String) -> SameObject? {
      // A shared value is one on purpose, and a recording has its number.
      guard TypeQuestion.containsObject.isPossible(in: type(of: value)), levels.count < SameObject.deepest else {
        return nil
      }
      count += 1
      let mirror = Mirror(reflecting: value)
      // An object inside of a value of Foundation is not encoded, and copies of the value have the same one.
      if mirror.displayStyle == .class, value is any Encodable {
        let object = ObjectIdentifier(value as AnyObject)
        if let first = places[object] { return SameObject(first: first, second: path) }
        places[object] = path
      }
      let isObservable = value is any _ObservableStruct
      levels.append(
        Level(mirror, isObservable ? StateAssignments.properties(of: value).makeIterator() : nil, path)
      )
      return nil
    }
  }

  /// A value whose children are looked at one after the other.
  private struct Level {
    private let path: String
    private let isList: Bool
    private var children: AnyIterator<Mirror.Child>
    private var superclass: Mirror?
    private var index = 0

    init(_ mirror: Mirror, _ properties: IndexingIterator<[Mirror.Child]>?, _ path: String) {
      self.path = path
      isList = properties == nil && mirror.isList
      children = properties.map { AnyIterator($0) } ?? AnyIterator(mirror.children.makeIterator())
      superclass = properties == nil ? mirror.superclassMirror : nil
    }

    mutating func next() -> (place: String, value: Any)? {
      while true {
        if let child = children.next() {
          defer { index += 1 }
          return (place(of: child), child.value)
        }
        guard let mirror = superclass else { return nil }
        children = AnyIterator(mirror.children.makeIterator())
        superclass = mirror.superclassMirror
      }
    }

    private func place(of child: Mirror.Child) -> String {
      let name = isList ? "[\(index)]" : child.label.map { PropertyName.written($0) } ?? ""
      // The case of an optional is no part of a path.
      guard !name.isEmpty, name != "some" else { return path }
      return isList || path.isEmpty ? path + name : "\(path).\(name)"
    }
  }
}

extension Mirror {
  fileprivate var isList: Bool { displayStyle == .collection || displayStyle == .set || displayStyle == .dictionary }
}
