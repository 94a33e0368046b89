public import SwiftUI

extension ViewHost {
  /// Taps a button or a link by its title, or by the beginning of its title if no other has it.
  public func tap(_ title: String) throws {
    let node = try control(title) { role in
      switch role {
      case .button, .link, .linkToView: true
      default: false
      }
    }
    switch node.role {
    case .button(_, let action): action()
    case .link(let value?): try stack(around: node).push(value)
    case .link(nil): throw HostError("The link '\(title)' has no value, so it is disabled.")
    case .linkToView(let view):
      let stack = try stack(around: node)
      stack.pushed.append(view)
      engine.schedule { stack.showScreens() }
    default: break
    }
    update()
  }

  /// Replaces the text of a field by its title.
  public func type(_ text: String, into title: String) throws {
    guard case .field(let binding) = try field(title).role else { return }
    binding.wrappedValue = text
    update()
  }

  /// The text that a field shows.
  public func text(in title: String) throws -> String { try field(title).controlValue as? String ?? "" }

  /// Switches a toggle by its title.
  public func toggle(_ title: String) throws {
    let node = try control(title) { if case .toggle = $0 { true } else { false } }
    guard case .toggle(let binding) = node.role else { return }
    binding.wrappedValue.toggle()
    update()
  }

  /// Whether a toggle shows that it is on.
  public func isOn(_ title: String) throws -> Bool {
    try control(title) { if case .toggle = $0 { true } else { false } }.controlValue as? Bool ?? false
  }

  /// Sets the value of a picker or a slider by its title.
  public func set(_ title: String, to value: Any) throws {
    let node = try control(title) { if case .control = $0 { true } else { false } }
    guard case .control(let control) = node.role else { return }
    control.set(value)
    update()
  }

  /// Increments a stepper by one step, or decrements it.
  public func step(_ title: String, up: Bool = true) throws {
    let node = try control(title) { if case .control(let control) = $0 { control.step != nil } else { false } }
    guard case .control(let control) = node.role else { return }
    control.step?(up ? 1 : -1)
    update()
  }

  /// The value that a picker, a slider or a stepper shows.
  public func value(of title: String) throws -> Any? {
    try control(title) { if case .control = $0 { true } else { false } }.controlValue
  }

  /// Deletes rows of the first list with `onDelete`.
  public func delete(_ rows: IndexSet) throws {
    for node in top {
      guard case .deletion(let action) = node.role else { continue }
      action(rows)
      return update()
    }
    throw HostError("No list has 'onDelete'.")
  }

  /// Moves rows of the first list with `onMove`.
  public func move(_ rows: IndexSet, to offset: Int) throws {
    for node in top {
      guard case .movement(let action) = node.role else { continue }
      action(rows, offset)
      return update()
    }
    throw HostError("No list has 'onMove'.")
  }

  /// Pulls down to refresh, and waits for the end.
  public func refresh() async throws {
    for node in top {
      guard case .refresh(let action) = node.role else { continue }
      await action()
      return update()
    }
    throw HostError("No view has 'refreshable'.")
  }

  private func field(_ title: String) throws -> Node {
    try control(title) { if case .field = $0 { true } else { false } }
  }

  private func stack(around node: Node) throws -> Node {
    if let stack = node.stack { return stack }
    throw HostError("The link '\(node.title)' is outside of a navigation stack.")
  }

  func control(_ title: String, where isControl: (Role) -> Bool) throws -> Node {
    let controls = top.filter { $0.role.map(isControl) ?? false }
    guard let node = controls.first(where: { $0.title == title }) ?? onlyControl(controls, beginningWith: title) else {
      let titles = controls.map { "'\($0.title)'" }.joined(separator: ", ")
      throw HostError("No control has the title '\(title)'. The controls of this kind are: \(titles).")
    }
    guard node.isEnabled else { throw HostError("'\(title)' is disabled.") }
    return node
  }

  /// A row has the texts of all its columns as its title: the first of them is enough.
  private func onlyControl(_ controls: [Node], beginningWith title: String) -> Node? {
    let found = controls.filter { $0.title.hasPrefix("\(title) ") }
    return found.count == 1 ? found[0] : nil
  }
}
