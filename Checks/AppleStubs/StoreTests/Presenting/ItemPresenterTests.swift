@testable import HeadgateSupport
@testable import HeadgateUI
import Testing

@MainActor
@Suite("A presenter whose system forgets to answer")
struct ItemPresenterTests {
  private final class Screen {}

  /// A system that never calls a completion. The test says what has left the screen.
  @MainActor
  private final class SilentStyle: PresentationStyle {
    let canPresent = true
    var screens: [Screen] = []
    var left: [() -> Void] = []

    let presentingType: Any.Type = Screen.self
    func whenPresentable(_ retry: @escaping @MainActor () -> Void) -> Bool { true }
    func present(_ controller: Screen, completion: @escaping @MainActor () -> Void) {
      screens.append(controller)
      completion()
    }
    func dismiss(_ controller: Screen, completion: @escaping @MainActor () -> Void) {}
    func whenLeft(_ controller: Screen, _ left: @escaping @MainActor () -> Void) { self.left.append(left) }
  }

  private let callSite = CallSite(fileID: #fileID, filePath: #filePath, line: #line, column: #column)

  private func item(_ id: Int, dismiss: @escaping () -> Void = {}) -> PresentedItem<Screen> {
    PresentedItem(id: id, type: Int.self, makeController: { Screen() }, dismiss: dismiss)
  }

  // holds: KIT-12
  @Test("A dismissal without a completion ends when the controller is gone")
  func gone() {
    let style = SilentStyle()
    var ends = 0
    let presenter = ItemPresenter(style: style, onDismiss: { ends += 1 }, callSite: callSite, neighbors: { [] })
    presenter.update(item(1))
    presenter.update(item(2))
    style.left[0]()
    #expect(ends == 0)
    style.screens.removeAll()
    style.left[0]()
    #expect(ends == 1)
    #expect(style.screens.count == 1)
  }

  // holds: KIT-12
  @Test("A late event of an earlier controller changes nothing")
  func late() {
    let style = SilentStyle()
    var dismissals: [Int] = []
    let presenter = ItemPresenter(style: style, onDismiss: nil, callSite: callSite, neighbors: { [] })
    presenter.update(item(1) { dismissals.append(1) })
    presenter.update(nil)
    style.screens.removeAll()
    style.left[0]()
    presenter.update(item(2) { dismissals.append(2) })
    style.left[0]()
    #expect(dismissals.isEmpty)
    style.left.last?()
    #expect(dismissals == [2])
  }
}
