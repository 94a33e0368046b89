@testable import FilesFeature
import Foundation
import Headgate
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
    settings.showsDirectoriesFirst = false
    settings.showsPreview = false
    settings.sizeUnit = .binary
    settings.theme = .light
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

  @Test("every setting is kept when another program changes another one")
  func combinedEach() {
    for field in SettingsForm.Field.allCases {
      for otherField in SettingsForm.Field.allCases where otherField != field {
        var (mine, other, both) = (Settings(), Settings(), Settings())
        mine.change(field, by: 1)
        other.change(otherField, by: 1)
        both.change(field, by: 1)
        both.change(otherField, by: 1)
        #expect(Settings.combined(base: Settings(), mine: mine, other: other) == both, "\(field) and \(otherField)")
      }
    }
  }

  @Test("directories are among the files when the setting says so")
  func mixed() {
    let rows = IdentifiedArray(
      uniqueElements: [FileItem.directory("b"), .file("a", 1), .file("c", 1)].map { Row.State($0, in: Path("/")) }
    )
    var settings = Settings()
    #expect(Arrangement(settings).visible(rows) == ["b", "a", "c"])
    settings.showsDirectoriesFirst = false
    #expect(Arrangement(settings).visible(rows) == ["a", "b", "c"])
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
