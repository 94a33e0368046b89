import BenchmarkFeatures
import CAllocations
import Headgate

/// Presents, opens and closes children a hundred thousand times with a running effect, and checks that no memory is leaked.
enum Galleries {
  static func soak(_ claims: inout Claims) async {
    for way in Way.allCases {
      // Warms up types and tables.
      _ = await rounds(1_000, way)
      await Claims.settled()
      let before = allocations_live()
      let isClosed = await rounds(100_000, way)
      claims.expect(isClosed, "100,000 times \(way.rawValue): closed in the end")
      await claims.expectBack(to: before)
    }
  }

  enum Way: String, CaseIterable {
    case child = "a presented child"
    case stack = "a stack of five"
    case destination = "an enum destination that switches its case"
  }

  private static func rounds(_ count: Int, _ way: Way) async -> Bool {
    let owner = GalleryOwner()
    // In batches, so that cancelled tasks can end between them.
    for part in 0..<(count / 100) {
      await owner.open(rounds: 100, way, from: part * 100)
      await Task.yield()
    }
    return await owner.closed(way)
  }
}

private actor GalleryOwner {
  private lazy var store = ActorStore(initialState: Gallery.State(), reducer: { Gallery() }, isolation: self)

  func open(rounds: Int, _ way: Galleries.Way, from start: Int) {
    for round in start..<(start + rounds) {
      switch way {
      case .child:
        store.send(.pictureOpened)
        store.send(.picture(.dismiss))
      case .stack:
        store.send(.stackOpened)
        store.send(.stackClosed)
      case .destination:
        store.send(.destinationSwitched(round.isMultiple(of: 2)))
      }
    }
  }

  func closed(_ way: Galleries.Way) -> Bool {
    if way == .destination { store.send(.destination(.dismiss)) }
    return store.withState { $0.picture == nil && $0.destination == nil && $0.path.isEmpty }
  }
}
