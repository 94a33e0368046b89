import BenchmarkFeatures
import BenchmarkMeasure
import Headgate

// A feature is found by name at run time. The optimizer specializes a generic feature that it can see, up to a certain
// depth. Then ten levels and a hundred levels would not be comparable.
@MainActor
private let genericFeatures: [String: any Nestable.Type] = [
  "if-let-10-generic": Depth10.self,
  "if-let-100-generic": Depth100.self,
  "presented-10-generic": PresentedDepth10.self,
  "presented-100-generic": PresentedDepth100.self,
]

/// Sends to the innermost of nested features whose types are unknown at compile time.
@MainActor
func genericScenario(named name: String, iterations: Int) -> Scenario {
  func sending<Feature: Nestable>(_: Feature.Type) -> @MainActor (Int) -> Void {
    let store = Store(initialState: Feature.makeState()) { Feature.make() }
    let action = Feature.leafAction()
    return { _ in store.send(action) }
  }
  return Scenario(name: name, iterations: iterations) {
    guard let feature = genericFeatures[name] else { preconditionFailure("no generic feature has this name") }
    return sending(feature)
  }
}
