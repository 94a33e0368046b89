import HeadgateUDF

struct ToastState: Equatable {
  var texts: [String] = []
}

struct AppState: Equatable {
  var toasts = ToastState()
  var isOnline = true
}

struct SaveFailed: Action, Equatable { let reason: String }
struct SaveEnded: Action, Equatable {}
struct ConnectionLost: Action, Equatable {}

let appReducer: Reducer<AppState> = { state, action in
  switch action {
  case let action as SaveFailed: state.toasts.texts.append(action.reason)
  case is ConnectionLost: state.isOnline = false
  default: break
  }
}

/// Only failures are shown.
struct FailureFilter: ActionConnector {
  func state(of state: AppState, for action: Action) -> ToastState? {
    action is SaveFailed ? state.toasts : nil
  }
}

final class ToastView: ViewActionListener {
  let disposer = Disposer()
  var shown: (String) -> Void = { _ in }

  func heard(_ action: Action, _ state: ToastState) {
    if let text = state.texts.last { shown("\(type(of: action)): \(text)") }
  }
}

@MainActor func startToasts(_ view: ToastView, store: Store<AppState>) {
  view.listen(to: store, by: FailureFilter())
}

@MainActor func startOffline(_ view: ToastView, store: Store<AppState>) {
  view.listen(to: store, { state, action in action is ConnectionLost ? state.toasts : nil })
}
