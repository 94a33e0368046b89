/// The state of a program's features, as plain values.
struct ModelWorld: Equatable, Sendable {
  struct Child: Equatable, Sendable {
    var id: Int
    var value = 0
    var leaf: Int?
  }
  var value = 0
  var panel = 0
  var child: Child?
  var rows: [Child] = []

  /// What a value becomes when its feature sees an action: it tells which actions it saw, in which order.
  static func next(_ value: Int, _ number: Int) -> Int { (value * 7 + number + 1) % 10_007 }
}

extension ModelWorld {
  typealias Place = [PlaceStep]
  /// Where an effect belongs: the ids of the children on the way. A panel is no child of its own.
  enum PlaceStep: Hashable, Sendable {
    case child(Int), row(Int), leaf
  }

  /// The place of the feature at the end of a way; nil when it is not there.
  func place(of steps: some Collection<ModelStep>) -> Place? {
    var place: Place = []
    var last: Child?
    for step in steps {
      switch step {
      case .panel: continue
      case .child: last = child
      case .row(let id): last = rows.first { $0.id == id }
      case .leaf:
        guard last?.leaf != nil else { return nil }
        place.append(.leaf)
        continue
      }
      guard let last else { return nil }
      place.append(step == .child ? .child(last.id) : .row(last.id))
    }
    return place
  }

  func contains(_ place: Place) -> Bool {
    switch place.first {
    case nil: true
    case .child(let id): child?.id == id && (place.count == 1 || child?.leaf != nil)
    case .row(let id): rows.contains { $0.id == id && (place.count == 1 || $0.leaf != nil) }
    case .leaf: false
    }
  }
}
