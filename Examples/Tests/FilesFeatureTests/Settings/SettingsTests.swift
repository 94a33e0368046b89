@testable import FilesFeature
import Foundation
import Testing

@Suite("Settings")
struct SettingsTests {
  @Test("a setting that is not in the file has its default")
  func older() throws {
    let settings = try JSONDecoder().decode(Settings.self, from: Data(#"{"order":"size","unknown":1}"#.utf8))
    var expected = Settings()
    expected.order = .size
    #expect(settings == expected)
  }

  @Test("what is written is read back")
  func roundTrip() throws {
    var settings = Settings(showsHidden: true)
    settings.order = .date
    settings.isReversed = true
    #expect(try JSONDecoder().decode(Settings.self, from: JSONEncoder().encode(settings)) == settings)
  }

  @Test("two programs that change different settings at once keep both changes")
  func combined() {
    var (mine, other) = (Settings(), Settings(showsHidden: true))
    mine.order = .size
    other.isReversed = true
    let both = Settings.combined(base: Settings(), mine: mine, other: other)
    #expect(both.order == .size)
    #expect(both.isReversed)
    #expect(both.showsHidden)
    #expect(Settings.combined(base: nil, mine: mine, other: other) == mine)
  }

  @Test("the files are in the directory that the environment names")
  func directory() {
    let home = URL(fileURLWithPath: "/home/blob")
    func path(_ environment: [String: String]) -> String {
      ConfigurationDirectory(environment: environment, home: home).file("settings.json").path
    }
    #expect(path(["XDG_CONFIG_HOME": "/etc/xdg"]) == "/etc/xdg/headgate-files/settings.json")
    #expect(path([:]) == "/home/blob/.config/headgate-files/settings.json")
    #expect(path(["XDG_CONFIG_HOME": ""]) == path([:]))
    #expect(path(["XDG_CONFIG_HOME": "relative"]) == path([:]))
  }
}
