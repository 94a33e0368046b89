import FilesFeature
import FilesScreen
import Terminal
import Testing

@Suite("Themes and terminals")
struct PaletteThemeTests {
  @Test("an automatic theme asks the terminal")
  func automatic() {
    #expect(Palette(.automatic, environment: [:]) == Palette(.unknown, depth: .sixteen))
    let dark = ["COLORFGBG": "15;0", "TERM": "xterm-256color"]
    #expect(Palette(.automatic, environment: dark) == Palette(.dark, depth: .many))
    #expect(Palette(.automatic, environment: ["COLORFGBG": "0;default;15"]) == Palette(.light, depth: .sixteen))
    #expect(Palette(.automatic, environment: ["COLORTERM": "truecolor"]) == Palette(.unknown, depth: .many))
  }

  @Test("NO_COLOR takes the colors away, unless the user chose a theme")
  func noColor() {
    let environment = ["NO_COLOR": "1", "TERM": "xterm-256color"]
    #expect(Palette(.automatic, environment: environment) == .plain)
    #expect(Palette(.automatic, environment: ["NO_COLOR": ""]) != .plain)
    #expect(Palette(.dark, environment: environment) == Palette(.dark, depth: .many))
    #expect(Palette(.light, environment: environment) == Palette(.light, depth: .many))
    #expect(Palette(.plain, environment: [:]) == .plain)
  }
}
