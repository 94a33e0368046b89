import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  struct Actors {}
}

extension Scheduling.Actors {
  // holds: TESTING-12
  @Test func `an ordinary actor that several effects use`() async {
    let tally = Tally()
    let store = ScriptStore(
      start: .merge(
        (1...5).map { number in
          .run { send in await send(.number(tally.add(number))) }
        }
      )
    )
    await store.send(.start)
    await store.receive(numbers: [1, 3, 6, 10, 15])
    await store.finish()
  }

  @Test func `an actor lets others in while a method of it is suspended`() async {
    let tally = Tally()
    let store = ScriptStore(
      start: .merge(
        .run { send in await send(.got("slow \(tally.addSlowly(1))")) },
        .run { send in await send(.got("fast \(tally.add(10))")) }
      )
    )
    await store.send(.start)
    await store.receive(texts: "fast 11", "slow 11")
    await store.finish()
  }

  @Test func `from actor to actor`() async {
    let tallies = [Tally(), Tally(), Tally()]
    let store = ScriptStore(
      start: .run { send in
        for number in 1...3 {
          var total = number
          for tally in tallies { total = await tally.add(total) }
          await send(.number(total))
        }
      }
    )
    await store.send(.start)
    await store.receive(numbers: [1, 5, 15])
    await store.finish()
  }

  @Test func `an actor that sends from within`() async {
    let tally = Tally()
    let store = ScriptStore(
      start: .run { send in
        await tally.perform { tally in
          for number in 1...3 { await send(.number(tally.add(number))) }
        }
        await send(.got("outside"))
      }
    )
    await store.send(.start)
    await store.receive(numbers: [1, 3, 6])
    await store.receive(texts: "outside")
    await store.finish()
  }

  @Test func `child tasks on an actor`() async {
    let tally = Tally()
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Void.self) { group in
          for number in 1...10 { group.addTask { await send(.number(tally.add(number))) } }
        }
      }
    )
    await store.send(.start)
    await store.receive(numbers: [1, 3, 6, 10, 15, 21, 28, 36, 45, 55])
    await store.finish()
  }

  // holds: TESTING-25
  @Test func `an actor that a detached task uses at the same time`() async {
    let tally = Tally()
    let store = ScriptStore(
      start: .run { send in
        for number in 1...20 {
          _ = await tally.add(1)
          await send(.number(number))
        }
      }
    )
    let other = Task.detached { for _ in 1...200 { _ = await tally.addSlowly(1) } }
    await store.send(.start)
    await store.receive(numbers: 1...20)
    await store.finish()
    await other.value
    #expect(await tally.total == 220)
  }

  // holds: TESTING-25
  @Test func `an actor with an executor of its own`() async {
    let actor = QueueActor("own")
    let store = ScriptStore(
      start: .run { send in
        for text in ["a", "b", "c"] { await send(.number(actor.add(text))) }
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...3)
    await store.finish()
    #expect(await actor.texts == ["a", "b", "c"])
  }

  @Test func `two actors with executors of their own and an ordinary one, in turns`() async {
    let one = QueueActor("one")
    let two = QueueActor("two")
    let tally = Tally()
    let store = ScriptStore(
      start: .run { send in
        for number in 1...3 {
          await send(.got("one \(one.add(""))"))
          await send(.got("tally \(tally.add(number))"))
          await send(.got("two \(two.add(""))"))
        }
      }
    )
    await store.send(.start)
    await store.receive(texts: "one 1", "tally 1", "two 1", "one 2", "tally 3", "two 2")
    await store.receive(texts: "one 3", "tally 6", "two 3")
    await store.finish()
  }

  @Test func `two effects on one actor with an executor of its own keep their order`() async {
    let actor = QueueActor("shared")
    let store = ScriptStore(
      start: .merge(
        .run { send in await send(.got("a \(actor.add("a"))")) },
        .run { send in await send(.got("b \(actor.add("b"))")) }
      )
    )
    await store.send(.start)
    await store.receive(texts: "a 1", "b 2")
    await store.finish()
  }
}
