import SwiftUI

extension Node {
  /// Runs what a view runs when it appears.
  func appear() {
    guard !isVisible else { return }
    isVisible = true
    switch role {
    case .appear(let action): action()
    case .task(let role): start(role)
    case .change(let role) where role.initial && !hasAppeared: role.action(role.value.value, role.value.value)
    default: break
    }
    hasAppeared = true
  }

  /// Runs what a view runs when it disappears.
  func disappear() {
    guard isVisible else { return }
    isVisible = false
    // https://developer.apple.com/documentation/swiftui/view/task(name:priority:file:line:_:)
    task?.cancel()
    task = nil
    if case .disappear(let action) = role { action() }
  }

  func compare(_ new: ChangeRole) {
    defer { change = new.value }
    guard let old = change, !old.isEqual(to: new.value) else { return }
    engine.schedule { new.action(old.value, new.value.value) }
  }

  /// A changed id cancels the task and starts it again.
  func restart(_ old: Role?, _ new: TaskRole) {
    guard isVisible, case .task(let old) = old, let old = old.id, let id = new.id, !old.isEqual(to: id) else { return }
    task?.cancel()
    start(new)
  }

  private func start(_ role: TaskRole) {
    task = Task(priority: role.priority) { await role.action() }
  }
}
