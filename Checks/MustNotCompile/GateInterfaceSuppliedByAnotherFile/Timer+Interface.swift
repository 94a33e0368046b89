import Headgate

#if WRONG
  // must say in an expansion: cannot convert value of type 'Never.Type'
  extension Timer.Action {
    typealias Interface = Timer.Action
    static func interface(_ action: Timer.Action) -> Timer.Action { action }
    static func _interface(of action: Timer.Action) -> Timer.Action? { action }
  }
#endif

let timerAction = Timer.Action.view(.resetTapped)
