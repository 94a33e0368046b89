// Tests of: HeadgateSupport/PendingObservations.swift, OBS-16, OBS-17, OBS-18, OBS-19, OBS-20, OBS-21

import HeadgateIdentified
import HeadgateSupport
import Observation
import Testing

@testable import HeadgateCore

@Suite struct PendingObservationsTests {
  let told = Notifications()
  let pending = PendingObservations()

  @Test func `inside a reduction a change is noted once and told when asked`() {  // holds: OBS-16
    var state = Leaf()
    told.track { state.count }
    _ = reducing(pending) {
      state.count = 1
      state.count = 2
    }
    #expect(told.count == 0)
    pending.fire()
    #expect(told.count == 1)
    #expect(pending.isEmpty)
  }

  @Test func `a read inside a reduction is not tracked`() {  // holds: OBS-16
    var state = Leaf()
    told.track {
      _ = reducing(pending) { _ = state.count }
    }
    state.count = 1
    #expect(told.count == 0)
  }

  @Test func `nothing is noted when nobody reads`() {  // holds: OBS-16
    var state = Leaf()
    _ = reducing(pending) { state.count = 1 }
    #expect(pending.isEmpty)
  }

  @Test func `without a list a reduction tells at once`() {  // holds: OBS-16
    var state = Leaf()
    told.track { state.count }
    _ = reducing { state.count = 1 }
    #expect(told.count == 1)
  }

  @Test func `what a listener changes is told in the same turn`() {  // holds: OBS-16
    nonisolated(unsafe) var other = Leaf()
    var state = Leaf()
    told.track { other.count }
    nonisolated(unsafe) let pending = pending
    withObservationTracking {
      _ = state.count
    } onChange: {
      _ = reducing(pending) { other.count = 1 }
      pending.fire()
    }
    _ = reducing(pending) { state.count = 1 }
    pending.fire()
    #expect(told.count == 1)
  }

  @Test func `a tracker that changes what it read hears the next change`() {  // holds: OBS-17
    var state = Leaf()
    told.track {
      _ = state.count
      state.count += 1
    }
    #expect(told.count == 0)
    state.count += 1
    #expect(told.count == 1)
  }

  @Test func `it does so each time, however often`() {  // holds: OBS-17
    var state = Leaf()
    for round in 1...200 {
      told.track {
        _ = state.count
        state.count += 1
      }
      state.count += 1
      #expect(told.count == round)
    }
  }

  @Test func `properties far behind are noted one by one`() {  // holds: OBS-18
    var registrar = ObservationStateRegistrar()
    var values = [0, 0, 0]
    for field in [62, 70] { told.track { registrar.access(field) } }
    _ = reducing(pending) {
      registrar.set(62, &values[0], 1)
      registrar.set(66, &values[1], 1)
      registrar.set(70, &values[2], 1)
    }
    pending.fire()
    #expect(told.count == 2)
  }

  @Test func `the same holds when it changes it through a reduction`() {  // holds: OBS-17
    var state = Leaf()
    told.track {
      _ = state.count
      _ = reducing(pending) { state.count += 1 }
      pending.fire()
    }
    _ = reducing(pending) { state.count += 1 }
    pending.fire()
    #expect(told.count == 1)
  }

  @Test func `a tracker that makes many changes itself hears the next one`() {  // holds: OBS-17
    var state = Leaf()
    told.track {
      _ = state.count
      for _ in 0..<1_000 { state.count += 1 }
    }
    #expect(told.count == 0)
    state.count += 1
    #expect(told.count == 1)
  }

  @Test func `many fields share a bit and are told apart`() {  // holds: OBS-18
    let fieldObservers = ObservationStateRegistrar()._$fieldObservers
    let first = Notifications()
    let second = Notifications()
    first.track { fieldObservers.access(70) }
    second.track { fieldObservers.access(80) }
    _ = reducing(pending) {
      fieldObservers.notify(70)
      fieldObservers.notify(90)
    }
    pending.fire()
    #expect(first.count == 1)
    #expect(second.count == 0)
    fieldObservers.notify(80)
    #expect(second.count == 1)
  }

  @Test func `the reader of the whole state hears of each field`() {  // holds: OBS-19
    var state = Leaf()
    let fieldObservers = state._$observationRegistrar._$fieldObservers
    told.track { fieldObservers.access(_FieldObservers.wholeState) }
    state.name = "a"
    #expect(told.count == 1)
    told.track { fieldObservers.access(_FieldObservers.wholeState) }
    _ = reducing(pending) { state.count = 1 }
    pending.fire()
    #expect(told.count == 2)
  }

  @Test func `all readers can be told at once`() {  // holds: OBS-19
    let state = Leaf()
    let other = Notifications()
    told.track { state.name }
    other.track { state.count }
    state._$observationRegistrar._$fieldObservers.fireAll()
    #expect(told.count == 1)
    #expect(other.count == 1)
  }

  @Test func `a field that was changed in place by its stored path is told by number`() throws {  // holds: OBS-20
    var state = Branch()
    let field = try #require(Branch._$fields[\Branch.leaf])
    let path = try #require(field.storedPath as? WritableKeyPath<Branch, Leaf>)
    told.track { state.leaf }
    state[keyPath: path] = Leaf(name: "a")
    #expect(told.count == 0)
    state._$observationRegistrar.fieldObservers.notify(field.index)
    #expect(told.count == 1)
    #expect(Branch._$fields[\Branch.doubled] == nil)
  }

  @Test func `a replaced child is a change of structure, a changed one is not`() {  // holds: OBS-21
    var state = Branch()
    let changed = reducing(pending) {
      state.leaf.name = "a"
      state.rows[id: 1]?.title = "a"
      state.total = 1
    }
    #expect(!changed.structuralChange)
    #expect(reducing(pending) { state.leaf = Leaf() }.structuralChange)
    #expect(reducing(pending) { state.optional = Leaf() }.structuralChange)
    #expect(reducing(pending) { state.rows.append(Row(id: 1)) }.structuralChange)
    #expect(reducing(pending) { state.rows = [] }.structuralChange)
    #expect(reducing(pending) { state.choice = .pair(1, 1) }.structuralChange)
  }

  @Test func `a copy that was left behind is a change of structure when it is changed`() {  // holds: OBS-21
    var state = Leaf()
    var copy = state
    state.count = 1
    #expect(reducing(pending) { copy.count = 2 }.structuralChange)
    #expect(!reducing(pending) { copy.count = 3 }.structuralChange)
  }

  @Test func `a state can be told from its copies after a change inside`() {  // holds: OBS-20
    var state = Leaf()
    let copy = state
    #expect(state.stateID == copy.stateID)
    state.willModifyState()
    #expect(state.stateID != copy.stateID)
  }
}
