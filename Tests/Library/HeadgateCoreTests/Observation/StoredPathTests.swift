import Headgate
import Observation
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct StoredPathTests {
  /// A book at the end of a way, with what reaches it.
  struct Way: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var book: @Sendable (Library.State) -> Library.Book.State?
    var action: @Sendable (Library.Book.Action) -> Library.Action

    static let all = [
      Way(testDescription: "a row") {
        $0.shelf.books[id: 2]
      } action: {
        .books(.element(id: 2, action: $0))
      },
      Way(testDescription: "an optional") {
        $0.shelf.open
      } action: {
        .open($0)
      },
      Way(testDescription: "a property") {
        $0.shelf.catalogue
      } action: {
        .catalogue($0)
      },
      Way(testDescription: "a far row") {
        $0.hall.shelf.books[id: 2]
      } action: {
        .far(.element(id: 2, action: $0))
      },
      Way(testDescription: "a far property") {
        $0.hall.shelf.catalogue
      } action: {
        .farCatalogue($0)
      },
    ]
  }

  // holds: REDUCER-26
  @Test(arguments: Way.all)
  func `a child behind several properties is changed in place`(way: Way) {
    var state = Library.state
    _ = Library.reducer.reduce(into: &state, action: way.action(.write("a")))
    _ = Library.reducer.reduce(into: &state, action: way.action(.write("b")))
    #expect(way.book(state)?.title == "b")
    #expect(way.book(state)?.scroll.copies == 0)
  }

  // holds: REDUCER-26
  @Test func `the distances of the properties on the way are added`() {
    let near = StateAccess(\Library.State.shelf.books)
    let far = StateAccess(\Library.State.hall.shelf.books)
    var state = Library.state
    let ids = withUnsafeMutablePointer(to: &state) { state in
      [near.withChild(of: state) { $0.pointee.map(\.id) }, far.withChild(of: state) { $0.pointee.map(\.id) }]
    }
    #expect(ids == [[1, 2], [1, 2]])
    #expect(near.offset > 0 && far.offset > 0 && near.offset != far.offset)
    #expect([near.enclosing?.count, far.enclosing?.count] == [2, 3])
  }

  // holds: REDUCER-26
  @Test func `paths of one property, and those through anything that is not tracked, are none of several`() {
    #expect(StateAccess(\Library.State.shelf).enclosing == nil)
    for access in [StateAccess(\Library.State.desk.open), StateAccess(\Library.State.shelf.front)] {
      #expect(access.enclosing == nil && access.parent == nil && access.offset == -1)
    }
  }

  // holds: REDUCER-26, OBS-4
  @Test(arguments: Way.all)
  func `a change behind several properties is told to the readers of the changed field only`(way: Way) async {
    await expectGone { watch in
      let store = watch(Store(initialState: Library.state) { Library.reducer })
      let seen = Record()
      let tokens =
        Self.readers(of: store, seen) + [
          store.observe {
            store.withState { _ = way.book($0)?.title }
            seen.note("title")
          },
          store.observe {
            store.withState { _ = $0.shelf.books[id: 1]?.title }
            seen.note("another title")
          },
        ]
      let before = seen.notes.count
      store.send(way.action(.write("a")))
      #expect(Array(seen.notes[before...]) == ["title"])
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: REDUCER-26, OBS-5, OBS-7, OBS-9
  @Test(arguments: zip(Way.all, ["books", "open", "catalogue", "far books", "far catalogue"]))
  func `readers of the last property are told when another child stands there`(way: Way, told: String) async {
    await expectGone { watch in
      let store = watch(Store(initialState: Library.state) { Library.reducer })
      let seen = Record()
      let tokens = Self.readers(of: store, seen)
      let before = seen.notes.count
      store.send(
        way.action(
          .perform {
            $0 = .init(id: $0.id); return .none
          }
        )
      )
      #expect(Array(seen.notes[before...]) == [told])
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: REDUCER-26, OBS-6
  @Test(arguments: Way.all)
  func `each state on the way can be told from its copies after a change`(way: Way) {
    var state = Library.state
    let before = state
    _ = Library.reducer.reduce(into: &state, action: way.action(.write("a")))
    #expect(state.stateID != before.stateID)
    #expect((state.shelf.stateID != before.shelf.stateID) != (state.hall.stateID != before.hall.stateID))
    #expect((state.hall.stateID != before.hall.stateID) == (state.hall.shelf.stateID != before.hall.shelf.stateID))
  }

  // holds: REDUCER-26, OBS-6
  @Test func `readers of a property on the way are told when it was left behind and is changed`() {
    var state = Library.state
    var other = state.hall
    other.name = "changed"
    let seen = Record()
    withObservationTracking {
      _ = state.hall
    } onChange: {
      seen.note("hall")
    }
    _ = Library.reducer.reduce(into: &state, action: .farCatalogue(.write("a")))
    #expect(seen.notes == ["hall"])
    #expect(other.name == "changed")
  }

  // holds: REDUCER-10, REDUCER-16
  @Test func `effects of a removed child behind several properties are cancelled, and no others`() async {
    await expectGone { watch in
      let record = Record()
      let store = watch(Store(initialState: Library.state) { Library.reducer })
      let run = { (name: String) in Library.Book.Action.perform { _ in .untilCancelled(name, record) } }
      let kept = [
        store.send(.books(.element(id: 1, action: run("row 1")))), store.send(.catalogue(run("catalogue"))),
      ]
      let tasks = [
        store.send(.books(.element(id: 2, action: run("row")))), store.send(.far(.element(id: 2, action: run("far")))),
        store.send(.open(run("open"))), store.send(.front(run("front"))), store.send(.desk(run("desk"))),
      ]
      for name in ["row 1", "catalogue", "row", "far", "open", "front", "desk"] {
        await record.noted("\(name) started")
      }
      store.send(
        .perform { state in
          state.shelf.books.remove(id: 2)
          state.hall.shelf.books.remove(id: 2)
          state.shelf.open = nil
          state.desk.open = .init(id: 2)
          return .none
        }
      )
      for task in tasks { await task.finish() }
      let cancelled = record.notes.filter { $0.hasSuffix("cancelled") }
      #expect(Set(cancelled) == Set(["row", "far", "open", "front", "desk"].map { "\($0) cancelled" }))
      for task in kept {
        task.cancel()
        await task.finish()
      }
    }
  }

  private static func readers(of store: Store<Library.State, Library.Action>, _ seen: Record) -> [ObserveToken] {
    let reads: [(String, (Library.State) -> Void)] = [
      ("shelf", { _ = $0.shelf }), ("hall", { _ = $0.hall }), ("hall's shelf", { _ = $0.hall.shelf }),
      ("books", { _ = $0.shelf.books }), ("open", { _ = $0.shelf.open }), ("catalogue", { _ = $0.shelf.catalogue }),
      ("far books", { _ = $0.hall.shelf.books }), ("far catalogue", { _ = $0.hall.shelf.catalogue }),
      ("name", { _ = $0.shelf.name }),
    ]
    return reads.map { name, read in
      store.observe {
        store.withState(read)
        seen.note(name)
      }
    }
  }
}
