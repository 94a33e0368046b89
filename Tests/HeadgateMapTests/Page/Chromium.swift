import Foundation

/// A browser without a window. Pages run in it, and their elements are returned after all scripts ended.
enum Chromium {
  /// The program; nil when none is installed.
  static let path: String? = {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.flatMap { folder in names.map { "\(folder)/\($0)" } }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  static let advice = "The tests of the page need Chromium or Chrome in PATH."

  /// Opens a page, runs a script at its end, and returns the value of the script as text.
  static func run(_ script: String, in page: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "headgate-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tested = page.replacing(
      "</html>",
      with: """
        <script>
        { let result; try { result = (() => { \(script) })(); } catch (error) { result = "error: " + error.stack; }
          document.body.replaceChildren("RESULT[" + result + "]RESULT"); }
        </script></html>
        """
    )
    let file = folder.appending(path: "page.html")
    try tested.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,900", "--dump-dom",
      "--user-data-dir=\(folder.path)/profile", file.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A browser that does not answer must not stop the tests for ever.
    let end = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: end)
    defer { end.cancel() }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let first = text.ranges(of: "RESULT[").last?.upperBound
    let last = text.ranges(of: "]RESULT").last?.lowerBound
    guard let first, let last, first <= last else { return "no result: \(text.suffix(500))" }
    return String(text[first..<last])
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
