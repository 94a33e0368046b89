import HeadgateSupport
import HeadgateUDF
import Testing

@Suite(.timeLimit(.minutes(10)))
struct EffectStarterTests {
  private func noting(_ number: Int, _ notes: Notes<Int>, then: @escaping @Sendable () async -> Void = {})
    -> SideEffectReducer<Int>
  {
    { _, action in
      guard action is Incremented else { return .none }
      return .run { _ in
        notes.add(number)
        await then()
      }
    }
  }

  // holds: UDF-43
  @Test func `side effects of combined reducers start in the order of the reducers`() async {
    for _ in 1...100 {
      let notes = Notes<Int>()
      let store = Store(
        state: 0,
        reducer: combine { for number in 1...10 { noting(number, notes) } }
      )
      store.dispatch(Incremented())
      await notes.wait { $0.count == 10 }
      #expect(notes.values == Array(1...10))
    }
  }

  // holds: UDF-43
  @Test func `those of an action start in their order each time, whatever those of the action before do`() async {
    let notes = Notes<Int>()
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    let store = Store(
      state: 0,
      reducer: combine {
        noting(1, notes) { for await _ in never {} }
        noting(2, notes)
      }
    )
    for _ in 1...20 {
      let count = notes.values.count
      store.dispatch(Incremented())
      await notes.wait { $0.count == count + 2 }
    }
    #expect(notes.values == Array(repeating: [1, 2], count: 20).flatMap(\.self))
    end.finish()
  }

  // holds: UDF-43
  @Test func `what comes after they have suspended runs beside the others`() async {
    let notes = Notes<Int>()
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    let store = Store(
      state: 0,
      reducer: combine {
        // Ends when the second one has run.
        noting(1, notes) {
          for await _ in steps { break }
          notes.add(3)
        }
        noting(2, notes) { step.yield() }
      }
    )
    store.dispatch(Incremented())
    await notes.wait { $0.count == 3 }
    #expect(notes.values == [1, 2, 3])
  }
}
