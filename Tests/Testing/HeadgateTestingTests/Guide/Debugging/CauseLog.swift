// snippet: cause-log
import Headgate

final class CauseLog: StoreObserver {
  private(set) var lines: [String] = []

  func storeDidEmit<State, Action>(_ event: StoreEvent<Action>, state: () -> State) {
    switch event {
    case .actionReceived(let received):
      let cause =
        switch received.cause {
        case .sent: "sent"
        case .action(let number): "action \(number)"
        case .effect(let number): "effect \(number)"
        }
      lines.append("\(received.number) \(received.action) (\(cause))")
    case .effectStarted(let effect):
      lines.append("effect \(effect.number) \(effect.name ?? "") started")
    case .effectFinished(let effect):
      lines.append("effect \(effect.number) \(effect.name ?? "") finished")
    case .effectCancelled(let effect):
      lines.append("effect \(effect.number) \(effect.name ?? "") cancelled")
    default:
      break
    }
  }
}
// snippet end
