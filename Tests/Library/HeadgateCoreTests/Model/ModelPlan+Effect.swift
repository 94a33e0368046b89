import Headgate

extension ModelReaction {
  func effect<Action>(_ action: (ModelAction) -> Action) -> Effect<Action> {
    plan?.effect(action) ?? .none
  }
}

extension ModelPlan {
  /// The plan as a real effect; an operation is known by its name.
  func effect<Action>(_ action: (ModelAction) -> Action) -> Effect<Action> {
    switch self {
    case .send(let target): .send(action(target))
    case .run(let name, _): .run(name: String(name)) { _ in }
    case .merge(let plans): .merge(plans.map { $0.effect(action) })
    case .concatenate(let plans): .concatenate(plans.map { $0.effect(action) })
    case .cancellable(let plan, let id, let inFlight): plan.effect(action).cancellable(id: id, cancelInFlight: inFlight)
    case .cancel(let id): .cancel(id: id)
    // The interval is over when its timer, an operation without a number, returns.
    case .throttle(let plan, let id, let latest): plan.effect(action).throttle(id: id, for: .seconds(1), latest: latest)
    case .debounce(let plan, let id): plan.effect(action).debounce(id: id, for: .seconds(1))
    case .at(_, _, let plan): plan.effect(action)
    }
  }
}
