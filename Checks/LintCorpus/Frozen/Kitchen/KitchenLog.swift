import Foundation
import Headgate

/// Writes a line for each action of the app. It wraps the root on purpose, and changes nothing.
struct KitchenLog: Reducer {
  let base: Kitchen
  let write: @Sendable (String) -> Void

  func reduce(into state: inout Kitchen.State, action: Kitchen.Action) -> EffectOf<Kitchen> {
    switch action {
    case .recipes(.view(.recipeTapped(let recipe))):  // near-miss: parent-observes-inside
      write("recipe tapped: \(recipe.title)")
    case .recipes(.internal(.recipesLoaded(let all))):  // near-miss: parent-observes-inside, internal-outside-feature
      write("recipes loaded: \(all.count)")
    case .shopping(.rows(.element(id: let id, action: _))):
      write("row \(id)")
    case .timers(.element(id: _, action: .internal(.timerTick))):  // near-miss: internal-outside-feature
      break
    default:  // near-miss: delegate-default
      write(name(of: action))
    }
    return base.reduce(into: &state, action: action)
  }

  /// Returns the name of the case without its payload, because a payload can contain data of the user.
  private func name(of action: Kitchen.Action) -> String {
    let text = "\(action)"
    return text.prefix { $0 != "(" }.description
  }
}

/// Counts the actions per minute, to find screens that send too many.
struct ActionCounter<Base: Reducer>: Reducer {
  let base: Base
  let count: @Sendable () -> Void

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    count()
    return base.reduce(into: &state, action: action)
  }
}

extension Reducer {
  /// Counts each action before this reducer receives it.
  func counted(_ count: @escaping @Sendable () -> Void) -> ActionCounter<Self> {
    ActionCounter(base: self, count: count)
  }
}

extension Kitchen {
  /// The reducer of the app, as `main` creates it.
  static func logged(to file: FileHandle) -> KitchenLog {
    KitchenLog(base: Kitchen()) { line in
      file.write(Data((line + "\n").utf8))
    }
  }
}
