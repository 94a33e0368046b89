import Headgate

#if WRONG
  // must say in an expansion: cannot convert value of type 'Never.Type'
  extension Timer.Action {
    typealias Delegate = Timer.Action
    static func delegate(_ action: Timer.Action) -> Timer.Action { action }
    static func _delegate(of action: Timer.Action) -> Timer.Action? { action }
  }
#endif

let timerAction = Timer.Action.view(.resetTapped)
