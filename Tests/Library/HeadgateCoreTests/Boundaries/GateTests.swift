import CustomDump
import Foundation
import Headgate
import HeadgateSupport
import Testing

@MainActor
struct GatedActionTests {
  // holds: GATE-1, GATE-2
  @Test func `an action knows its kind, and one of no kind has none`() {
    #expect(SignIn.Action.view(.buttonTapped).kind == .view)
    #expect(SignIn.Action.delegate(.gaveUp).kind == .delegate)
    #expect(SignIn.Action.interface(.reset).kind == .interface)
    #expect(Meter.Action.delegate(.full).kind == .delegate)
    #expect(Meter.Action.tapped.kind == nil)
    #expect(Meter.Action._counted(1).kind == nil)
    #expect(Profile.Action.meter(.delegate(.full)).kind == nil)
  }

  // holds: GATE-2
  @Test func `a sealed action is an internal one`() {
    let gates = GatedHouse.gates(after: .view(.buttonTapped))
    #expect(gates.map(\.kind) == [.view, .internal, .internal, .delegate, .internal])
  }

  // holds: GATE-1
  @Test func `a kind that is missing has no actions`() {
    #expect(Meter.Action.View.self == Never.self)
    #expect(Meter.Action.Interface.self == Never.self)
    #expect(Meter.Action._view(of: .tapped) == nil)
    #expect(Meter.Action._interface(of: .tapped) == nil)
    #expect(Meter.Action._internal(of: .tapped) == nil)
    #expect(Profile.Action._delegate(of: .view(.shuffleTapped)) == nil)
  }

  // holds: GATE-3
  @Test func `enums in an action have case paths, behind gates too`() {
    let name: String? = SignIn.Action.view(.nameChanged("a"))[case: \.view.nameChanged]
    #expect(name == "a")
    #expect(
      GatedHouse.Action.door(.delegate(.signedIn(Member(name: "b"))))[case: \.door.delegate.signedIn]?.name == "b"
    )
    #expect(GatedHouse.Action.sheet(.presented(.delegate(.gaveUp))).is(\.sheet.presented.delegate.gaveUp))
    let row = GatedHouse.Action.rows(.element(id: 3, action: .interface(.greet("c"))))
    let greeted: String? = row[case: \.rows[id: 3].interface.greet]
    #expect(greeted == "c")
    #expect(!GatedHouse.Action.door(.interface(.reset)).is(\.door.delegate))
    let tapped: Int? = Plainly.Action.inner(.tapped(2))[case: \.inner.tapped]
    #expect(tapped == 2)
  }

  /// A feature of another layout, whose action has an enum for some of its cases.
  @Reducer
  struct Plainly {
    @ObservableState struct State {}
    enum Action {
      case inner(Inner)
      case loose(Loose)
      enum Inner { case tapped(Int) }
      /// Cannot have case paths, and needs none.
      enum Loose { case a(one: Int), a(two: String) }
    }
  }
}

@MainActor
struct GateTests {
  // holds: GATE-5, GATE-6
  @Test func `what a child tells arrives as such, and everything else inside`() {
    let gates = GatedHouse.gates(after: .view(.buttonTapped), in: SignIn.State(name: "Blob"))
    #expect(gates.map(GatedHouse.words) == ["inside", "inside", "inside", "signed in Blob", "inside"])
  }

  // holds: GATE-5
  @Test func `what a parent tells arrives at the child as it is`() {
    let store = Store(initialState: GatedHouse.State()) { GatedHouse() }
    store.send(.door(.interface(.greet("Blob"))))
    #expect(store.door.name == "Hello Blob")
    store.send(.door(.interface(.reset)))
    #expect(store.door.name == "")
    #expect(store.told == ["door greet Blob", "door reset"])
  }

  // holds: GATE-5
  @Test func `a gate that a parent was given can be sent again as it is`() throws {
    let store = Store(initialState: GatedHouse.State()) { GatedHouse() }
    let gate = try #require(GatedHouse.gates(after: .view(.nameChanged("Blob"))).first)
    store.send(.door(gate))
    #expect(store.door.name == "Blob")
  }

  // holds: GATE-9
  @Test func `gates are compared and hashed by their actions`() {
    let names = GatedHouse.gates(after: .view(.nameChanged("a"))) + GatedHouse.gates(after: .view(.nameChanged("b")))
    #expect(names[0] == names[0])
    #expect(names[0] != names[1])
    #expect(Gate<SignIn>.delegate(.gaveUp) != .interface(.reset))
    #expect(Set([.delegate(.gaveUp), .delegate(.gaveUp), .interface(.reset)] as [Gate<SignIn>]).count == 2)
    func isSendable<T: Sendable>(_: T.Type) {}
    isSendable(Gate<Traveller>.self)
  }

  /// A feature with a sendable action.
  @Reducer
  struct Traveller {
    @ObservableState struct State {}
    enum Action: GatedAction, Sendable {
      case view(View)
      enum View: Sendable { case left }
    }
  }

  // holds: GATE-9
  @Test func `what a parent may name is encoded as the child's action, and comes back as the gate that it was`() throws
  {
    for gate in [Gate<SignIn>.interface(.greet("a")), .delegate(.signedIn(Member(name: "b")))] {
      let data = try JSONEncoder().encode(gate)
      #expect(try JSONDecoder().decode(Gate<SignIn>.self, from: data) == gate)
      let action = try JSONDecoder().decode(SignIn.Action.self, from: data)
      #expect(action.kind == gate.kind)
      #expect(try JSONEncoder().encode(action).count == data.count)
    }
  }

  // holds: GATE-10
  @Test func `a gate shows names and no values, in mirrors and dumps too`() {
    let gates = GatedHouse.gates(after: .view(.buttonTapped), in: SignIn.State(name: "Secret"))
    #expect(
      gates.map { "\($0)" } == [
        "view(.buttonTapped)", "internal(.loaded(…))", "internal(.ticketDrawn(…))", "delegate(.signedIn(…))",
        "internal(.ended)",
      ]
    )
    #expect(gates.map(\.kind) == [.view, .internal, .internal, .delegate, .internal])
    var text = ""
    customDump(GatedHouse.Action.door(gates[1]), to: &text)
    #expect(text == "GatedHouse.Action.door(.internal(.loaded(…)))")
    text = ""
    dump(gates[2], to: &text)
    #expect(text == "- internal(.ticketDrawn(…))\n")
    #expect(gates.allSatisfy { Mirror(reflecting: $0).children.isEmpty })
    guard case .inside(let inside) = gates[1] else { return #expect(Bool(false), "not inside") }
    #expect(Mirror(reflecting: inside).children.isEmpty)
    #expect("\(inside)" == "internal(.loaded(…))")
    #expect("\(Gate<Meter>.delegate(.full))" == "delegate(.full)")
  }

  // holds: GATE-10
  @Test func `reports of this package show the action`() {
    let gates = GatedHouse.gates(after: .view(.buttonTapped), in: SignIn.State(name: "Secret"))
    let text = Reports.revealing { String(customDumping: GatedHouse.Action.door(gates[1])) }
    #expect(
      text == """
        GatedHouse.Action.door(
          .internal(
            .loaded(
              Member(name: "Secret")
            )
          )
        )
        """
    )
    #expect(Mirror(reflecting: gates[1]).children.isEmpty)
  }

  // holds: GATE-20
  @Test func `a gate of a reducer traps`() async {
    await #expect(processExitsWith: .failure) { _ = Gate(SignIn()) }
  }
}

extension GatedHouse {
  /// The gates of the door after an action of its feature, in order.
  @MainActor
  static func gates(after action: SignIn.Action, in state: SignIn.State = SignIn.State()) -> [Gate<SignIn>] {
    var gates: [Gate<SignIn>] = []
    let store = Store(initialState: GatedHouse.State(door: state)) { GatedHouse() }
    let token = store.onAction { _, action in
      if case .door(let gate) = action { gates.append(gate) }
    }
    store.scope(state: \.door, action: \.door).send(action)
    token.cancel()
    return gates
  }
}
