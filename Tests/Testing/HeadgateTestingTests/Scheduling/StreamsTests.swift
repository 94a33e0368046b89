import Headgate
import HeadgateTesting
import Testing

extension Scheduling {
  struct Streams {}
}

extension Scheduling.Streams {
  private static let thousands = Volume(10_000)

  @Test func `a stream that was made and filled before`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...5 { continuation.yield(number) }
    continuation.finish()
    let store = ScriptStore(
      start: .run { send in
        for await number in stream { await send(.number(number)) }
        await send(.got("end"))
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...5)
    await store.receive(texts: "end")
    await store.finish()
  }

  @Test func `a stream that the test fills: what was yielded is received in the next step`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = ScriptStore(
      start: .run { send in
        for await number in stream { await send(.number(number)) }
      }
    )
    await store.send(.start)
    for number in 1...3 {
      continuation.yield(number)
      await store.receive(numbers: [number])
    }
    continuation.yield(4)
    continuation.yield(5)
    continuation.finish()
    await store.receive(numbers: 4...5)
    await store.finish()
  }

  @Test func `a buffer that keeps the newest`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(2))
    let store = ScriptStore(
      start: .run { send in
        for number in 1...9 { continuation.yield(number) }
        continuation.finish()
        for await number in stream { await send(.number(number)) }
      }
    )
    await store.send(.start)
    await store.receive(numbers: 8...9)
    await store.finish()
  }

  @Test func `several consumers of one stream take turns`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = ScriptStore(
      start: .merge(
        ["a", "b", "c"].map { name in
          .run { send in
            for await number in stream { await send(.got("\(name)\(number)")) }
          }
        }
      )
    )
    await store.send(.start)
    for number in 1...7 { continuation.yield(number) }
    continuation.finish()
    await store.receive(texts: "a1", "b2", "c3", "a4", "b5", "c6", "a7")
    await store.finish()
  }

  // holds: TESTING-25
  @Test func `a stream that is filled and finished elsewhere`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = ScriptStore(
      start: .run { send in
        for await number in stream { await send(.number(number)) }
        await send(.got("end"))
      }
    )
    await store.send(.start)
    Task.detached {
      for number in 1...5 { continuation.yield(number) }
      continuation.finish()
    }
    await store.receive(numbers: 1...5)
    await store.receive(texts: "end")
    await store.finish()
  }

  @Test func `a stream that ends with an error`() async {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    let store = ScriptStore(
      start: .run { send in
        for try await number in stream { await send(.number(number)) }
      } catch: { error, send in
        await send(.got("\(error)"))
      }
    )
    await store.send(.start)
    continuation.yield(1)
    continuation.finish(throwing: Failure())
    await store.receive(numbers: [1])
    await store.receive(texts: "Failure()")
    await store.finish()
  }

  @Test func `thousands of actions of one stream`() async {
    let count = Self.thousands.next()
    let store = ScriptStore(
      start: .run { send in
        let stream = AsyncStream<Int> { continuation in
          for number in 1...count { continuation.yield(number) }
          continuation.finish()
        }
        for await number in stream { await send(.number(number)) }
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...count)
    await store.finish()
    #expect(store.state.sum == count * (count + 1) / 2)
  }

  @Test func `two effects play ping-pong over two streams`() async {
    let there = AsyncStream.makeStream(of: Int.self)
    let back = AsyncStream.makeStream(of: Int.self)
    let store = ScriptStore(
      start: .merge(
        .run { send in
          for await number in there.stream {
            await send(.got("ping \(number)"))
            back.continuation.yield(number + 1)
          }
          back.continuation.finish()
        },
        .run { send in
          there.continuation.yield(0)
          for await number in back.stream {
            await send(.got("pong \(number)"))
            if number < 3 { there.continuation.yield(number) } else { there.continuation.finish() }
          }
        }
      )
    )
    await store.send(.start)
    await store.receive(texts: "ping 0", "pong 1", "ping 1", "pong 2", "ping 2", "pong 3")
    await store.finish()
  }

  @Test func `two streams in one group`() async {
    let odd = AsyncStream.makeStream(of: Int.self)
    let even = AsyncStream.makeStream(of: Int.self)
    let store = ScriptStore(
      start: .run { send in
        await withTaskGroup(of: Void.self) { group in
          for stream in [odd.stream, even.stream] {
            group.addTask { for await number in stream { await send(.number(number)) } }
          }
        }
        await send(.got("both"))
      }
    )
    await store.send(.start)
    odd.continuation.yield(1)
    even.continuation.yield(2)
    odd.continuation.yield(3)
    await store.receive(numbers: [1, 2, 3])
    even.continuation.yield(4)
    await store.receive(numbers: [4])
    odd.continuation.finish()
    even.continuation.finish()
    await store.receive(texts: "both")
    await store.finish()
  }

  // holds: TESTING-14
  @Test func `a stream whose reader is cancelled has ended when the cancellation returns`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let trace = LockIsolated<[String]>([])
    continuation.onTermination = { reason in trace.withValue { $0.append("\(reason)") } }
    let store = ScriptStore(
      start: .run { send in
        for await number in stream { await send(.number(number)) }
        trace.withValue { $0.append("reader ended") }
      }
    )
    let task = await store.send(.start)
    continuation.yield(1)
    await store.receive(numbers: [1])
    await task.cancel()
    #expect(trace.value == ["cancelled", "reader ended"])
    await store.finish()
  }

  @Test func `a stream that unfolds with child tasks`() async {
    let store = ScriptStore(
      start: .run { send in
        let numbers = LockIsolated(0)
        let stream = AsyncStream<Int> {
          async let next = numbers.withValue { number in
            number += 1
            return number
          }
          let number = await next
          return number <= 5 ? number : nil
        }
        for await number in stream { await send(.number(number)) }
      }
    )
    await store.send(.start)
    await store.receive(numbers: 1...5)
    await store.finish()
  }
}
