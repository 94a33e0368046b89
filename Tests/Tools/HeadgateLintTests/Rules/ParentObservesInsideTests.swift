import Testing

@testable import HeadgateLint

struct ParentObservesInsideTests {
  /// Returns the lines of the findings in the cases of a parent.
  private func findings(_ cases: String) -> [Int] {
    let code = """
      @Reducer struct Root {
        enum Action { case child(Child.Action), tapped }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
      \(cases)
            }
          }
          Scope(state: \\.child, action: \\.child) { Child() }
        }
      }
      @Reducer struct Child {
        enum Action {
          case view(View), delegate(Delegate), loaded(Int)
          enum View { case shown, tapped(Int) }
          enum Delegate { case done }
        }
      }
      """
    let linted = LintedCode(code, only: "parent-observes-inside")
    return linted.result.findings.map { linted.sources.lines(of: $0.path).position(of: $0.range.offset).line }
  }

  @Test(
    "a gate is advised only where the payload is none",
    arguments: [
      ("Child.Action", ".interface(.start)", true), ("Gate<Child>", ".interface(.start)", false),
      ("IdentifiedGatesOf<Child>", ".element(_, .interface(.start))", false),
    ]
  )
  func adviceOfGate(_ payload: String, _ pattern: String, _ advisesGate: Bool) {
    let code = """
      @Reducer struct Root {
        enum Action { case child(\(payload)) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .child(\(pattern)): state.count += 1; return .none
            default: return .none
            }
          }
          Scope(state: \\.child, action: \\.child) { Child() }
        }
      }
      @Reducer struct Child {
        enum Action {
          case interface(Interface), delegate(Delegate)
          enum Interface { case start }
          enum Delegate { case done }
        }
      }
      """
    let advice = LintedCode(code, only: "parent-observes-inside").result.findings.map(\.advice)
    #expect(advice.count == 1)
    #expect(advice.first?.hasSuffix("and match this case.") == !advisesGate)
    #expect(advice.first?.hasSuffix("With the payload `Gate<Child>` the compiler enforces the rule.") == advisesGate)
  }

  @Test(
    "a list of actions that are ignored is not reported",
    arguments: [
      "case .child(.view(.shown)), .child(.view(.tapped)), .child(.loaded): return .none",
      "case .child(.loaded(_)), .child(.view(_)), .tapped: return .none",
      "case .tapped, .child(.view(.shown)): break\ncase .child(.delegate(.done)): state.count += 1; return .none",
      "case .child(.view(.shown)), .child(.loaded): return .none\ndefault: return .none",
    ]
  )
  func ignored(_ cases: String) {
    #expect(findings(cases) == [])
  }

  @Test(
    "a reaction is reported, and so is an action from which a later reaction is protected",
    arguments: [
      "case .child(.view(.shown)): state.count += 1; return .none",
      "case .child(.view(.shown)), .tapped: return .none\ncase .child: state.count += 1; return .none",
      "case .child(.view(.shown)), .tapped: return .none\ndefault: state.count += 1; return .none",
      "case .child(.loaded(0)), .tapped: return .none",
      "case .child(.loaded): return .none",
    ]
  )
  func reported(_ cases: String) {
    #expect(findings(cases).first == 6)
  }
}
