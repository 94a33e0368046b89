import Headgate
import Testing

@testable import HeadgateCore

struct ActionLabelsTests {
  @CasePathable
  fileprivate enum Inner {
    case tapped
    case typed(String)
    indirect case again(Inner)
  }

  private enum Mood { case happy }

  private struct Loud: CustomReflectable, CustomStringConvertible {
    var customMirror: Mirror { fatalError("a payload was reflected") }
    var description: String { fatalError("a payload was described") }
  }

  private enum Sample: CustomStringConvertible {
    case plain
    case value(Int)
    case pair(id: Int, name: String)
    case loud(Loud)
    case mood(Mood)
    case inner(Inner)
    case row(IdentifiedAction<Int, Inner>)
    case shown(PresentationAction<Inner>)
    case loaded(Result<String, CancellationError>)
    var description: String { "secret" }
  }

  private struct Plain {}

  // holds: BRIDGE-1
  @Test func `a label has the names of the cases, and no payload`() {
    let labels = ActionLabels()
    for _ in 1...2 {
      #expect(labels.label(of: Sample.plain) == ".plain")
      #expect(labels.label(of: Sample.value(1)) == ".value(…)")
      #expect(labels.label(of: Sample.pair(id: 1, name: "secret")) == ".pair(…)")
      #expect(labels.label(of: Sample.loud(Loud())) == ".loud(…)")
      #expect(labels.label(of: Sample.mood(.happy)) == ".mood(…)")
      #expect(labels.label(of: Plain()) == "Plain")
      #expect(labels.label(of: "secret") == "String")
    }
  }

  // holds: BRIDGE-2
  @Test func `a label descends into the actions of children`() {
    let labels = ActionLabels()
    for _ in 1...2 {
      #expect(labels.label(of: Sample.inner(.tapped)) == ".inner(.tapped)")
      #expect(labels.label(of: Sample.inner(.typed("secret"))) == ".inner(.typed(…))")
      #expect(labels.label(of: Sample.row(.element(id: 7, action: .tapped))) == ".row(.element(.tapped))")
      #expect(labels.label(of: Sample.row(.element(id: 7, action: .typed("secret")))) == ".row(.element(.typed(…)))")
      #expect(labels.label(of: Sample.shown(.presented(.again(.tapped)))) == ".shown(.presented(.again(.tapped)))")
      #expect(labels.label(of: Sample.shown(.dismiss)) == ".shown(.dismiss)")
      #expect(labels.label(of: Sample.loaded(.success("secret"))) == ".loaded(.success(…))")
    }
  }

  private enum Gated {
    case signIn(Gate<SignIn>)
  }

  // holds: BRIDGE-2
  @Test func `a label passes gates`() {
    let labels = ActionLabels()
    for _ in 1...2 {
      #expect(labels.label(of: Gated.signIn(.delegate(.gaveUp))) == ".signIn(.delegate(.gaveUp))")
      #expect(labels.label(of: Gated.signIn(Gate(.view(.nameChanged("Blob"))))) == ".signIn(.view(.nameChanged(…)))")
      #expect(labels.label(of: Gated.signIn(Gate(SignIn.action(named: "Blob")))) == ".signIn(.internal(.loaded(…)))")
    }
  }

  // holds: BRIDGE-2
  @Test func `a label passes seals`() {
    let labels = ActionLabels()
    #expect(labels.label(of: Sealings.action(3)) == ".internal(.counted(…))")
    #expect(labels.label(of: Sealings.Action.tick) == ".internal(.ticked)")
  }

  // holds: BRIDGE-2
  @Test func `an action that contains itself has a label of limited depth`() {
    var deep = Inner.tapped
    for _ in 1...1000 { deep = .again(deep) }
    let label = ActionLabels().label(of: deep)
    #expect(label == String(repeating: ".again(", count: 17) + "…" + String(repeating: ")", count: 17))
  }

  // holds: BRIDGE-1
  @Test func `labels beyond the limit of kept cases are right too`() {
    let labels = ActionLabels(limit: 2)
    for _ in 1...2 {
      #expect(labels.label(of: Sample.plain) == ".plain")
      #expect(labels.label(of: Sample.inner(.again(.tapped))) == ".inner(.again(.tapped))")
      #expect(labels.label(of: Sample.inner(.typed("secret"))) == ".inner(.typed(…))")
      #expect(labels.label(of: Sample.value(1)) == ".value(…)")
    }
  }
}
