package import Foundation

/// The browser of the tests, which runs without a window.
package enum Browser {
  /// The program; nil when none is installed.
  package static let path: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  package static let advice = "The tests of the page need Chromium or Chrome in PATH."

  /// The options of each start. The profile is a directory of the test.
  package static func options(profile: URL) -> [String] {
    // The shared memory of a container is often too small for a browser.
    ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--user-data-dir=\(profile.path)"]
  }

  /// A directory that does not exist yet, for what one start of the browser keeps.
  package static func newProfile() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "headgate-profile-\(UUID().uuidString)")
  }
}
