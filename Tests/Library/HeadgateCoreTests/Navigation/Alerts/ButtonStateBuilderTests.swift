import Headgate
import Testing

struct ButtonStateBuilderTests {
  private enum Choice: Equatable { case delete, keep, move(String) }

  private func labels(@ButtonStateBuilder<Choice> _ buttons: () -> [ButtonState<Choice>]) -> [String] {
    buttons().map { String(state: $0.label) }
  }

  // holds: NAV-21
  @Test(arguments: [true, false])
  func `buttons stand as statements, with conditions and loops between them`(isShared: Bool) {
    let folders = ["Inbox", "Archive"]
    let all = labels {
      ButtonState(action: .delete) { TextState("Delete") }
      if isShared { ButtonState(action: .keep) { TextState("Stop sharing") } }
      if isShared {
        ButtonState(action: .keep) { TextState("Keep for all") }
      } else {
        ButtonState(action: .keep) { TextState("Keep") }
        ButtonState(action: .keep) { TextState("Keep both") }
      }
      for folder in folders {
        ButtonState(action: .move(folder)) { TextState(folder) }
      }
      switch folders.count {
      case 0: ButtonState { TextState("None") }
      case 1: ButtonState { TextState("One") }
      default: ButtonState { TextState("Many") }
      }
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        ButtonState(role: .cancel) { TextState("Cancel") }
      }
    }
    let middle = isShared ? ["Stop sharing", "Keep for all"] : ["Keep", "Keep both"]
    #expect(all == ["Delete"] + middle + ["Inbox", "Archive", "Many", "Cancel"])
  }

  // holds: NAV-21
  @Test func `there may be no button`() {
    #expect(labels {} == [])
  }
}
