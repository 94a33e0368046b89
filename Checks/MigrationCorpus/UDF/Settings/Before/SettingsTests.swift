import UDF
import XCTest

final class SettingsTests: XCTestCase {
  func testReplay() {
    let state = replay([ThemeAction.darkToggled, ThemeAction.sizeChanged(99)], from: SettingsState())
    XCTAssertEqual(state.theme, ThemeState(isDark: true, size: 40))
    XCTAssertEqual(state.changes, 2)
  }

  func testAccount() {
    var state = SettingsState()
    settingsReducer(&state, AccountAction.renamed("Ada"))
    XCTAssertEqual(state.account.name, "Ada")
  }
}
