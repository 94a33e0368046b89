import Headgate
import Testing

@testable import HeadgateCore

/// Appends a name at each action.
private struct Named: Reducer {
  var name: String
  var sends: String?

  init(_ name: String, sends: String? = nil) {
    self.name = name
    self.sends = sends
  }

  func reduce(into state: inout [String], action: String) -> Effect<String> {
    state.append(name)
    return action == "tap" ? sends.map { .send($0) } ?? .none : .none
  }
}

@MainActor
struct ReducerBuilderTests {
  private enum Kind { case one, two, three }

  private func trace(
    _ watch: StoreWatch,
    @ReducerBuilder<[String], String> _ reducer: () -> some Reducer<[String], String>
  ) -> String {
    let store = watch(Store(initialState: [String]()) { reducer() })
    store.send("tap")
    return store.state.joined(separator: " ")
  }

  // holds: REDUCER-3
  @Test func `statements run from top to bottom on one state`() async {
    await expectGone { watch in
      let trace = trace(watch) {
        Named("a")
        Reduce { state, _ in
          state.append("sees \(state.count)")
          return .none
        }
        Named("b")
      }
      #expect(trace == "a sees 1 b")
    }
  }

  // holds: REDUCER-3
  @Test func `effects of statements are merged in order`() async {
    await expectGone { watch in
      let store = watch(
        Store(initialState: [String]()) {
          Named("a", sends: "1")
          Named("b")
          Named("c", sends: "2")
          logging { _ in .none }
        }
      )
      store.send("tap")
      #expect(store.state == ["a", "b", "c", "tap", "a", "b", "c", "1", "a", "b", "c", "2"])
    }
  }

  // holds: REDUCER-4
  @Test(arguments: [true, false])
  func `conditions are decided when the body is evaluated`(isOn: Bool) async {
    await expectGone { watch in
      let name: String? = isOn ? "bound" : nil
      let kind = isOn ? Kind.one : Kind.three
      let trace = trace(watch) {
        if isOn { Named("if") }
        if isOn { Named("then") } else { Named("else") }
        if let name { Named(name) }
        switch kind {
        case .one: Named("one")
        case .two: Named("two")
        case .three:
          Named("three")
          Named("more")
        }
        for number in 1...2 { Named("\(number)") }
        if #available(macOS 14, iOS 17, *) { Named("available") }
      }
      #expect(trace == (isOn ? "if then bound one 1 2 available" : "else three more 1 2 available"))
    }
  }

  // holds: REDUCER-4
  @Test func `an existential reducer, an optional one, an empty closure and an empty loop`() async {
    await expectGone { watch in
      let erased: any Reducer<[String], String> = Named("any")
      let present: Named? = Named("optional")
      let absent: Named? = nil
      let trace1 = trace(watch) {
        erased
        present
        absent
        EmptyReducer()
        for _ in 0..<0 { Named("never") }
      }
      #expect(trace1 == "any optional")
      #expect(trace(watch) {} == "")
    }
  }

  // holds: REDUCER-3
  @Test func `effects of statements are merged when they run directly too`() {
    @ReducerBuilder<[String], String>
    var reducers: some Reducer<[String], String> {
      Named("a", sends: "1")
      Named("b", sends: "2")
    }
    var state: [String] = []
    let effect = reducers.reduce(into: &state, action: "tap")
    #expect(state == ["a", "b"])
    guard case .group(let group)? = effect.tree, group.kind == .merge else {
      Issue.record("\(effect) is no merged effect")
      return
    }
    #expect(group.flattened.count == 2)
  }

  // holds: REDUCER-4
  @Test func `conditions run directly too`() {
    @ReducerBuilder<[String], String>
    func reducers(_ isOn: Bool) -> some Reducer<[String], String> {
      if isOn { Named("then") } else { Named("else") }
      if isOn { Named("if") }
      for number in 1...2 { Named("\(number)", sends: "x") }
    }
    for isOn in [true, false] {
      var state: [String] = []
      let effect = reducers(isOn).reduce(into: &state, action: "tap")
      #expect(state == (isOn ? ["then", "if", "1", "2"] : ["else", "1", "2"]))
      #expect(!effect.isNone)
    }
  }
}
