import Headgate

/// A closure that observes something, what it has seen, and what it ought to have seen.
struct ReadReader {
  let name: String
  private let seen: Seen
  private let truth: (ReadRoot.State) -> String?
  private let token: ObserveToken

  /// How often it has read.
  var reads: Int { seen.count }

  private final class Seen {
    var text = ""
    var count = 0
  }

  /// - Parameter truth: What the reader has to have seen in a state; nil when that is open, as for the store of a card that is gone.
  private init(
    _ name: String,
    _ root: ActorStoreOf<ReadRoot>,
    isolation: isolated any Actor,
    read: @escaping () -> String,
    truth: @escaping (ReadRoot.State) -> String?
  ) {
    let seen = Seen()
    self.name = name
    self.seen = seen
    self.truth = truth
    token = root.observe {
      seen.text = read()
      seen.count += 1
    }
  }

  /// What is wrong with what was seen; nil when nothing is.
  func difference(from state: ReadRoot.State) -> String? {
    guard let truth = truth(state), truth != seen.text else { return nil }
    return "\(name) has seen \(seen.text), and it is \(truth)"
  }

  /// The reader that the numbers of a step stand for.
  static func make(
    _ step: ReaderStep,
    _ root: ActorStoreOf<ReadRoot>,
    isolation: isolated any Actor = #isolation
  ) -> ReadReader {
    let aspect = ReadAspect.allCases[step.variant % ReadAspect.allCases.count]
    let place = step.place
    switch step.variant / ReadAspect.allCases.count % 6 {
    case 0:
      return ReadReader("\(place) \(aspect) of the root's state", root, isolation: isolation) {
        aspect.text(root.withState(place.card))
      } truth: {
        aspect.text(place.card(in: $0))
      }
    case 1, 2:
      return heldStore(step, aspect, root, isolation: isolation)
    case 3, 4:
      return ReadReader("\(place) \(aspect) of a store scoped each time", root, isolation: isolation) {
        place == .kept
          ? aspect.text(root.kept.first)
          : aspect.text(place.store(in: root, variant: step.variant), throughScopes: step.variant.isMultiple(of: 3))
      } truth: {
        aspect.text(place.card(in: $0))
      }
    default:
      return collection(step, root, isolation: isolation)
    }
  }

  /// A reader of a store that it has held from the beginning, as a view does.
  private static func heldStore(
    _ step: ReaderStep,
    _ aspect: ReadAspect,
    _ root: ActorStoreOf<ReadRoot>,
    isolation: isolated any Actor
  ) -> ReadReader {
    let place = step.place
    guard let store = place.store(in: root, variant: step.variant) else {
      return collection(step, root, isolation: isolation)
    }
    let page = root.withState { state in
      place == .genericPage
        ? state.generic.path.ids.first
        : place == .firstPage ? state.path.ids.first : place == .secondPage ? state.path.ids.dropFirst().first : nil
    }
    return ReadReader("\(place) \(aspect) of a held store", root, isolation: isolation) {
      aspect.text(store, throughScopes: step.variant.isMultiple(of: 3))
    } truth: { state in
      let path = place == .genericPage ? state.generic.path : state.path
      let card = if let page { path[id: page] } else { place.card(in: state) }
      // The store of a card that is gone shows what was read last.
      return card == nil ? nil : aspect.text(card)
    }
  }

  private static func collection(
    _ step: ReaderStep,
    _ root: ActorStoreOf<ReadRoot>,
    isolation: isolated any Actor
  ) -> ReadReader {
    switch step.variant % 5 {
    case 0:
      return ReadReader("stores of rows", root, isolation: isolation) {
        "\(root.scope(state: \.rows, action: \.rows).map { "\($0.withState(\.id)) \($0.number)" })"
      } truth: {
        "\($0.rows.map { "\($0.id) \($0.number)" })"
      }
    case 1:
      return ReadReader("stores of pages", root, isolation: isolation) {
        "\(root.scope(state: \.path, action: \.path).map(\.leaf.number))"
      } truth: {
        "\($0.path.map(\.leaf.number))"
      }
    case 2:
      return ReadReader("the state of the destination's store", root, isolation: isolation) {
        destination(root.scope(state: \.destination, action: \.destination.presented)?.state)
      } truth: {
        destination($0.destination)
      }
    case 3:
      return ReadReader("the root's state", root, isolation: isolation) {
        "\(root.state.number) \(root.state.wrapping.title) \(root.state.child.number)"
      } truth: {
        "\($0.number) \($0.wrapping.title) \($0.child.number)"
      }
    default:
      return ReadReader("rows and kept cards", root, isolation: isolation) {
        "\(root.rows.map(\.number)) \(root.kept.map(\.leaf.number))"
      } truth: {
        "\($0.rows.map(\.number)) \($0.kept.map(\.leaf.number))"
      }
    }
  }

  private static func destination(_ state: ReadRoot.Destination.State?) -> String {
    switch state {
    case .card(let card): "card \(ReadAspect.all.text(card))"
    case .leaf(let leaf): "leaf \(leaf.number)"
    case nil: "none"
    }
  }
}
