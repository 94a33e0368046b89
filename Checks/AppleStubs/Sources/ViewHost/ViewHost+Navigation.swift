import SwiftUI

extension ViewHost {
  /// The number of screens above the root of the top navigation stack.
  public var depth: Int {
    guard let stack = topStack else { return 0 }
    return stack.screens.count + Layer.destinations(in: stack).count
  }

  /// Goes back by one screen, as the back button does.
  public func pop() throws {
    guard let stack = topStack, depth > 0 else { throw HostError("There is no screen to leave.") }
    if let destination = Layer.destinations(in: stack).last {
      destination.presentation.dismiss()
    } else {
      stack.pop(to: stack.screens.count - 1)
    }
    update()
  }

  /// Goes back to the root, as a long press of the back button can.
  public func popToRoot() throws {
    guard let stack = topStack, depth > 0 else { throw HostError("There is no screen to leave.") }
    for destination in Layer.destinations(in: stack).reversed() { destination.presentation.dismiss() }
    stack.pop(to: 0)
    update()
  }

  /// Writes the unchanged path into the binding of the stack, as SwiftUI was seen to do.
  public func rewritePath() throws {
    guard let stack = topStack, case .stack(let role) = stack.role else { throw HostError("There is no stack.") }
    role.rewrite()
    update()
  }

  private var topStack: Node? {
    top.first { if case .stack = $0.role { true } else { false } }
  }
}
