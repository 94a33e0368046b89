import Headgate
import Testing

@testable import HeadgateCore

/// A state that says of itself what is not so, as a conformance written by hand can.
private struct Lying: ObservableState {
  var registrar = ObservationStateRegistrar()
  var number = 0x4141_4141_4141_4141
  var other = "other"
  static func _$id(of state: Self) -> _ObservableStateID { state.registrar._$id }
  var text: String { "computed" }
  var long: String { "computed as well" }

  static var _$fields: [PartialKeyPath<Lying>: _ObservedField] {
    [
      \Lying.text: _ObservedField(\Lying.number, index: 0),
      \Lying.long: _ObservedField(\Stranger.name, index: 1),
      \Lying.other: _ObservedField(\Lying.other, index: -7),
    ]
  }
  static var _$access: _ObservableStateAccess { _ObservableStateAccess(\Stranger.registrar) }
}

private struct Stranger: ObservableState {
  var padding = (0, 0, 0, 0, 0, 0, 0, 0)
  var name = ""
  var registrar = ObservationStateRegistrar()
  static func _$id(of state: Self) -> _ObservableStateID { state.registrar._$id }
}

private struct Feature: Reducer {
  typealias State = Lying
  @CasePathable enum Action { case child(Never), go }
  func reduce(into state: inout Lying, action: Action) -> Effect<Action> {
    state.number += 1
    return .none
  }
  typealias Body = Never
}

@MainActor
struct ObservedFieldTests {
  // holds: GATE-34
  @Test func `a field of another type or another state is not believed`() {
    #expect(observedFields(Lying.self)?.isEmpty == true)
    let store = Store(initialState: Lying()) { Feature() }
    let text: Store<String, Never> = store.scope(state: \.text, action: \.child)
    let long: Store<String, Never> = store.scope(state: \.long, action: \.child)
    #expect(text.state == "computed")
    #expect(long.state == "computed as well")
  }

  // holds: GATE-34
  @Test func `the access to another state is not believed`() {
    var state = Lying()
    withUnsafeMutablePointer(to: &state) { pointer in
      let access = _ObservableStateAccess.of(Lying.self)
      #expect(access?.id(pointer) == pointer.pointee.stateID)
      access?.willModify(pointer)
    }
    let store = Store(initialState: state) { Feature() }
    store.send(.go)
    #expect(store.withState { $0.number } == 0x4141_4141_4141_4142)
  }
}
