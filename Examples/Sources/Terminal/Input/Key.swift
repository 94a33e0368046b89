/// A key that was pressed.
package enum Key: Equatable, Sendable {
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, backspace, delete, tab
  case character(Character)
  /// A letter with the control key.
  case control(Character)
}
