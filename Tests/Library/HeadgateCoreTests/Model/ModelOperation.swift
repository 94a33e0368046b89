import Headgate
import HeadgateCasePaths

@testable import HeadgateCore

/// An operation of a program that has started in a real store.
struct ModelOperation {
  let run: EffectRun
  let name: Int
  /// The way to the feature that returned it.
  let steps: [ModelStep]
  /// What it has not sent yet, relative to its feature.
  var emissions: [ModelAction]
  var isReturned = false

  init(_ run: EffectRun, _ program: ModelProgram) {
    self.run = run
    name = run.name.flatMap { Int($0) } ?? -1
    let plan = program.operation(named: name)
    emissions = plan.emissions
    steps = plan.isInPanel ? [.panel] : run.effectOwner.modelSteps
  }
}

extension EffectOwner {
  /// The way to the feature at this place; the panel, which has no place of its own, is not on it.
  fileprivate var modelSteps: [ModelStep] {
    guard let parent, let path else { return [] }
    let last: ModelStep? =
      switch path {
      case \ModelledRoot.State.child: .child
      case \ModelledRoot.State.rows: (identity?.base as? Int).map { .row($0) }
      case \ModelledRoot.State.$sheet: .sheet
      case \ModelledRoot.State.path: (identity?.base as? StackElementID).map { .page(Int($0.number)) }
      case \ModelledChild.State.leaf: .leaf
      case \ModelledPage.State.$note: .note
      case \ModelledDestination.State.AllCasePaths.edit: .destination(.edit)
      case \ModelledDestination.State.AllCasePaths.note: .destination(.note)
      default: nil
      }
    return parent.modelSteps + [last].compactMap { $0 }
  }
}

extension ModelProgram {
  fileprivate func operation(named name: Int) -> (emissions: [ModelAction], isInPanel: Bool) {
    for feature in ModelFeature.allCases {
      for reaction in own[feature.rawValue] + seen[feature.rawValue] {
        guard let emissions = reaction.plan?.emissions(of: name) ?? reaction.wrap?.emissions(of: name) else { continue }
        return (emissions, feature == .panel)
      }
    }
    return ([], false)
  }
}

extension ModelWrap {
  fileprivate func emissions(of name: Int) -> [ModelAction]? {
    if case .followed(let plan) = self { plan.emissions(of: name) } else { nil }
  }
}

extension ModelPlan {
  fileprivate func emissions(of name: Int) -> [ModelAction]? {
    switch self {
    case .run(name, let emissions): emissions
    case .send, .run, .cancel: nil
    case .merge(let plans), .concatenate(let plans): plans.lazy.compactMap { $0.emissions(of: name) }.first
    case .cancellable(let plan, _, _), .throttle(let plan, _, _), .debounce(let plan, _), .at(_, _, let plan):
      plan.emissions(of: name)
    }
  }
}
