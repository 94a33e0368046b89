import Foundation
import Headgate
import Testing

@testable import HeadgateInspector
@testable import HeadgateRecordings
@testable import HeadgateSupport

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct InspectionTests {
  private let store = Store(initialState: Lamp.State()) { Lamp() }

  // holds: INSPECT-101
  @Test func `a port that is in use is an error, at once`() async throws {
    let first = try await store.inspect()
    let port = try #require(UInt16(exactly: first.address.port ?? 0))
    let error = await #expect(throws: InspectorProblem.self) {
      // The interface is another one, so this is another server.
      _ = try await Store(initialState: Lamp.State()) { Lamp() }.inspect(on: .loopback(port: port))
    }
    #expect(
      error?.description == """
        The inspector cannot use the port \(port): Address already in use. Another program uses it, such as another run of this one. \
        End that program, or choose another port: 0 is a free one.
        """
    )
    // The store is not recorded for a page that nobody can open.
    #expect(await first.server.answer(#"{"id": 1, "method": "stores"}"#).contains(#""store":\#(first.number)"#))
  }

  // holds: INSPECT-102
  @Test func `a program lets its paused store go on, and the pages are told`() async throws {
    let inspection = try await store.inspect()
    let number = inspection.number
    let (_, page) = try await inspection.server.open()
    for method in ["pause", "lock"] {
      _ = await inspection.server.answer(#"{"id": 1, "method": "\#(method)", "store": \#(number)}"#)
      await inspection.resume()
    }
    store.send(.toggled)
    #expect(store.isOn)
    await page.end()
    var modes: [String] = []
    while let frame = await page.next() {
      // The stores of other tests have the same server.
      let event = try JSONTree(parsing: String(decoding: frame.payload, as: UTF8.self))
      if event["store"] == .whole(number), let mode = event["mode"]?.string { modes.append(mode) }
    }
    #expect(modes == ["paused", "live", "locked", "live"])
  }

  // holds: INSPECT-102
  @Test func `a paused store goes on after its recording failed`() async throws {
    let core = try #require(store.root)
    let here = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let inspection = try StoreInspection(core, number: 1, name: "lamp", encodesHere: false, callSite: here)
    func ask(_ method: String, _ members: String = "") async throws -> JSONTree {
      let request = try InspectorRequest(#"{"id": 1, "method": "\#(method)"\#(members)}"#)
      return try await inspection.answer(request, events: NoEvents())
    }
    store.send(.toggled)
    _ = try await ask("seek", #", "number": 0"#)
    _ = try await ask("resume")
    try FileManager.default.removeItem(at: inspection.file)
    store.send(.toggled)
    // The report is made on the thread of the recorder, outside of the test.
    await #expect(throws: InspectorProblem.self) { try await ask("action", #", "number": 1"#) }
    _ = try await ask("pause")
    store.send(.toggled)
    #expect(!store.isOn)
    _ = try await ask("resume")
    #expect(store.isOn)
    _ = try await ask("lock")
    store.send(.toggled)
    _ = try await ask("pause")
    store.send(.toggled)
    #expect(store.isOn)
    _ = try await ask("resume")
    #expect(!store.isOn)
    _ = try await ask("send", #", "action": {"toggled": {}}"#)
    #expect(store.isOn)
  }
}

/// Stores whose actor is not the main actor.
@Suite(.timeLimit(.minutes(10)))
struct ActorStoreInspectionTests {
  // holds: INSPECT-13
  @Test func `the store of an actor is inspected on its actor`() async throws {
    let keeper = Keeper {
      Lamp()
    } initialState: {
      Lamp.State()
    }
    let inspection = try await keeper.inspect()
    await keeper.send(.toggled)
    try await expectTravel(inspection, from: #"{"isOn":true}"#, to: #"{"isOn":false}"#)
    #expect(await keeper.read { $0.isOn } == false)
    await inspection.resume()
    #expect(await keeper.read { $0.isOn } == true)
    await inspection.stop()
  }

  // holds: INSPECT-505
  @Test func `values that are not sendable are encoded on the actor of their store`() async throws {
    let keeper = Keeper {
      Cellar()
    } initialState: {
      Cellar.State()
    }
    let inspection = try await keeper.inspectHere()
    await keeper.send(.added)
    try await expectTravel(inspection, from: #"{"bottles":{"count":1}}"#, to: #"{"bottles":{"count":0}}"#)
    #expect(await keeper.read { $0.bottles.count } == 0)
    await inspection.resume()
    #expect(await keeper.read { $0.bottles.count } == 1)
    await inspection.stop()
  }

  // holds: INSPECT-505
  @Test func `an object that a reducer changes in place is shown as it was`() async throws {
    let keeper = Keeper {
      Barrel()
    } initialState: {
      Barrel.State()
    }
    let inspection = try await keeper.inspectHere()
    for _ in 1...3 { await keeper.send(.filled) }
    func liters(after number: Int) async throws -> JSONTree? {
      let request = #"{"id": 1, "method": "state", "store": \#(inspection.number), "number": \#(number)}"#
      return try JSONTree(parsing: await inspection.server.answer(request))["result"]?["barrel"]?["liters"]
    }
    for number in [3, 1, 2, 0, 3] { #expect(try await liters(after: number) == .whole(UInt64(number))) }
    let seek = #"{"id": 2, "method": "seek", "store": \#(inspection.number), "number": 1}"#
    _ = await inspection.server.answer(seek)
    #expect(await keeper.read { $0.barrel.liters } == 1)
    await inspection.resume()
    #expect(await keeper.read { $0.barrel.liters } == 3)
    await keeper.send(.filled)
    for number in [1, 4] { #expect(try await liters(after: number) == .whole(UInt64(number))) }
    await inspection.stop()
  }

  /// Compares the states after actions 1 and 0, and shows the first one.
  private func expectTravel(_ inspection: Inspection, from last: String, to first: String) async throws {
    func ask(_ method: String, _ number: Int) async throws -> JSONTree? {
      let request = #"{"id": 1, "method": "\#(method)", "store": \#(inspection.number), "number": \#(number)}"#
      return try JSONTree(parsing: await inspection.server.answer(request))["result"]
    }
    #expect(try await ask("state", 1) == JSONTree(parsing: last))
    #expect(try await ask("state", 0) == JSONTree(parsing: first))
    _ = try await ask("seek", 0)
  }
}

/// An actor with a store.
private actor Keeper<Feature: Reducer> where Feature.State: Codable, Feature.Action: Codable {
  private let feature: @Sendable () -> Feature
  private let initialState: @Sendable () -> Feature.State
  private lazy var store = ActorStore(initialState: initialState(), reducer: { feature() }, isolation: self)

  init(feature: @escaping @Sendable () -> Feature, initialState: @escaping @Sendable () -> Feature.State) {
    self.feature = feature
    self.initialState = initialState
  }

  func send(_ action: sending Feature.Action) { store.send(action) }
  func read<Value: Sendable>(_ value: @Sendable (Feature.State) -> Value) -> Value { value(store.state) }
  func inspectHere() async throws -> Inspection { try await store.inspect() }
}

extension Keeper where Feature.State: Sendable, Feature.Action: Sendable {
  func inspect() async throws -> Inspection { try await store.inspect() }
}

@Reducer
private struct Cellar {
  final class Bottles: Codable, Equatable {
    let count: Int
    init(count: Int) { self.count = count }
    static func == (left: Bottles, right: Bottles) -> Bool { left.count == right.count }
  }

  struct State: Codable { var bottles = Bottles(count: 0) }
  enum Action: Codable { case added }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.bottles = Bottles(count: state.bottles.count + 1)
      return .none
    }
  }
}

@Reducer
private struct Barrel {
  final class Contents: Codable { var liters = 0 }
  struct State: Codable { var barrel = Contents() }
  enum Action: Codable { case filled }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.barrel.liters += 1
      return .none
    }
  }
}

private struct NoEvents: InspectorEvents {
  func send(_ event: String) async {}
}

@Reducer
private struct Lamp {
  @ObservableState struct State: Codable, Sendable { var isOn = false }
  enum Action: Codable, Sendable { case toggled }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOn.toggle()
      return .none
    }
  }
}
