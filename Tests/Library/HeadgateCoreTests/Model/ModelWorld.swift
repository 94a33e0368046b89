/// The state of a program's features, as plain values.
struct ModelWorld: Equatable, Sendable {
  struct Child: Equatable, Sendable {
    var id: Int
    var value = 0
    var leaf: Int?
  }
  struct Page: Equatable, Sendable {
    var id: Int
    var value = 0
    var note: Int?
  }
  enum Destination: Equatable, Sendable {
    case edit(Child)
    case note(Int)
    /// An alert with an id.
    case alert(Int)
  }
  var value = 0
  var panel = 0
  var child: Child?
  var rows: [Child] = []
  var sheet: Child?
  var path: [Page] = []
  var destination: Destination?
  /// The id of the page that comes next.
  var nextPage = 0

  /// What a value becomes when its feature sees an action: it tells which actions it saw, in which order.
  static func next(_ value: Int, _ number: Int) -> Int { (value * 7 + number + 1) % 10_007 }
}

extension ModelWorld {
  typealias EffectOwner = [PlaceStep]
  /// Where an effect belongs: the ids of the children on the way. A panel is no child of its own.
  enum PlaceStep: Hashable, Sendable {
    case child(Int), row(Int), leaf, sheet(Int), page(Int), note
    /// A case, and the id of what is in it where that has one.
    case destination(ModelCase, Int?)
  }

  /// The place of the feature at the end of a way; nil when it is not there.
  func effectOwner(of steps: some Collection<ModelStep>) -> EffectOwner? {
    var effectOwner: EffectOwner = []
    for step in steps {
      let next: PlaceStep? =
        switch step {
        case .panel: nil
        case .child: child.map { .child($0.id) }
        case .row(let id): .row(id)
        case .leaf: .leaf
        case .sheet: sheet.map { .sheet($0.id) }
        case .page(let id): .page(id)
        case .note: .note
        case .destination(let name): destination.flatMap { name ?? $0.name == $0.name ? $0.effectOwner : nil }
        }
      if step == .panel { continue }
      guard let next else { return nil }
      effectOwner.append(next)
    }
    return contains(effectOwner) ? effectOwner : nil
  }

  func contains(_ effectOwner: EffectOwner) -> Bool {
    func contains(_ child: Child?, _ id: Int?) -> Bool {
      child.map { $0.id == id && (effectOwner.count == 1 || $0.leaf != nil) } ?? false
    }
    return switch effectOwner.first {
    case nil: true
    case .child(let id): contains(child, id)
    case .row(let id): rows.contains { contains($0, id) }
    case .sheet(let id): contains(sheet, id)
    case .page(let id): path.contains { $0.id == id && (effectOwner.count == 1 || $0.note != nil) }
    case .destination(.edit, let id): contains(destination?.child, id)
    case .destination: effectOwner.first == destination?.effectOwner
    case .leaf, .note: false
    }
  }
}

extension ModelWorld.Destination {
  var name: ModelCase {
    switch self {
    case .edit: .edit
    case .note: .note
    case .alert: .alert
    }
  }

  var child: ModelWorld.Child? { if case .edit(let child) = self { child } else { nil } }

  var effectOwner: ModelWorld.PlaceStep {
    switch self {
    case .edit(let child): .destination(.edit, child.id)
    case .note: .destination(.note, nil)
    case .alert(let id): .destination(.alert, id)
    }
  }
}
