package import Foundation

/// What the host does with a view without a body.
package enum Role {
  /// Shows the children. The name appears in the host's tree.
  case group(String)
  case text(String)
  case button(role: ButtonRole?, action: @MainActor () -> Void)
  case field(Binding<String>)
  case toggle(Binding<Bool>)
  /// A control with a value that is neither text nor a Boolean.
  case control(ControlRole)
  case environment((inout EnvironmentValues) -> Void)
  case transaction((inout Transaction) -> Void)
  case presentation(Presentation)
  case stack(StackRole)
  case link(value: AnyHashable?)
  case linkToView(any View)
  /// Registers screens for the values of a type. Returns nil for a value of another type.
  case destinations(type: ObjectIdentifier, make: (AnyHashable) -> (any View)?)
  case task(TaskRole)
  case appear(() -> Void)
  case disappear(() -> Void)
  case change(ChangeRole)
  case focus(FocusRole)
  case deletion((IndexSet) -> Void)
  case movement((IndexSet, Int) -> Void)
  case refresh(@Sendable () async -> Void)
  case tag(AnyHashable)
  case swipeDisabled(Bool)
}

/// A control whose value the host reads and sets.
package struct ControlRole {
  package var name: String
  package var value: () -> Any
  package var set: (Any) -> Void
  /// Steps by a number of steps; nil for controls without steps.
  package var step: ((Int) -> Void)?
}

/// An operation that runs while its view is on the screen.
package struct TaskRole {
  /// A change of the value restarts the operation.
  package var id: AnyEquatable?
  package var priority: TaskPriority
  package var action: @Sendable () async -> Void
}

/// A value that is compared after each evaluation.
package struct ChangeRole {
  package var value: AnyEquatable
  package var initial: Bool
  package var action: (_ old: Any, _ new: Any) -> Void
}

/// What gaining and losing the focus write.
package struct FocusRole {
  package var isFocused: () -> Bool
  package var gain: () -> Void
  package var lose: () -> Void
}

/// A value with its comparison.
package struct AnyEquatable {
  package var value: Any
  private let equals: (Any) -> Bool

  package init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { ($0 as? Value) == value }
  }

  package func isEqual(to other: AnyEquatable) -> Bool { equals(other.value) }
}
