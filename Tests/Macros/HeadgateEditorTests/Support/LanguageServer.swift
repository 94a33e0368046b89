import Foundation

/// A running `sourcekit-lsp`, as an editor runs it, for one program that uses the built library.
// On Linux, the compiler runs inside of the server: when it crashes, the server ends.
final class LanguageServer {
  enum Failure: Error {
    case notInstalled
    case ended
    case refused(String)
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: URL
  private let program: URL
  private var lastID = 0
  private var version = 0

  /// Starts a server for a program of the given name. The text comes with each request.
  init(program name: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "headgate-editor-\(UUID().uuidString)")
    program = folder.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "".write(to: program, atomically: true, encoding: .utf8)
    let arguments = ["swiftc"] + Products.flags + ["-c", program.path, "-o", folder.path + "/program.o"]
    let commands: [[String: Any]] = [["directory": folder.path, "file": program.path, "arguments": arguments]]
    try JSONSerialization.data(withJSONObject: commands).write(to: folder.appending(path: "compile_commands.json"))
    // A write to a server that has crashed must throw, and not end the tests.
    signal(SIGPIPE, SIG_IGN)
    guard let server = Products.tool("sourcekit-lsp") else { throw Failure.notInstalled }
    process.executableURL = server
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try request(
      "initialize",
      ["processId": ProcessInfo.processInfo.processIdentifier, "rootUri": folder.absoluteString, "capabilities": [:]]
    )
    try notify("initialized", [:])
  }

  func stop() {
    process.terminate()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The completions at an offset of a text, best first.
  func completions(in text: String, at cursor: String.Index) throws -> [String] {
    let result = try ask("completion", about: cursor, in: text)
    let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? result as? [[String: Any]] ?? []
    return items.sorted { sortKey($0) < sortKey($1) }.compactMap { $0["label"] as? String }
  }

  /// The place where a name of a text is declared: a line of the text, or the name of another file.
  func definition(in text: String, of name: String.Index) throws -> String? {
    let result = try ask("definition", about: name, in: text)
    guard let place = result as? [String: Any] ?? (result as? [[String: Any]])?.first,
      let file = (place["uri"] ?? place["targetUri"]) as? String,
      let range = (place["range"] ?? place["targetRange"]) as? [String: [String: Int]]
    else { return nil }
    guard file.hasSuffix(program.lastPathComponent) else { return URL(string: file)?.lastPathComponent }
    return range["start"]?["line"].map { String(text.split(separator: "\n", omittingEmptySubsequences: false)[$0]) }
  }

  /// The quick help for a name of a text.
  func help(in text: String, for name: String.Index) throws -> String? {
    let result = try ask("hover", about: name, in: text) as? [String: Any]
    return (result?["contents"] as? [String: Any])?["value"] as? String
  }

  private func ask(_ question: String, about place: String.Index, in text: String) throws -> Any? {
    version += 1
    let uri = program.absoluteString
    let document: [String: Any] = ["uri": uri, "languageId": "swift", "version": version, "text": text]
    try notify("textDocument/didOpen", ["textDocument": document])
    defer { try? notify("textDocument/didClose", ["textDocument": ["uri": uri]]) }
    let before = text[..<place]
    let line = before.count { $0 == "\n" }
    let start = before.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
    let position = ["line": line, "character": text[start..<place].utf16.count]
    return try request("textDocument/\(question)", ["textDocument": ["uri": uri], "position": position])
  }

  private func sortKey(_ item: [String: Any]) -> String {
    item["sortText"] as? String ?? item["label"] as? String ?? ""
  }

  private func request(_ method: String, _ parameters: [String: Any]) throws -> Any? {
    lastID += 1
    let id = lastID
    try write(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
    while true {
      let message = try read()
      if message["method"] != nil {
        // The server asks for something that an editor has: it has nothing here.
        if let id = message["id"] { try write(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
      } else if message["id"] as? Int == id {
        if let error = message["error"] { throw Failure.refused("\(error)") }
        return message["result"]
      }
    }
  }

  private func notify(_ method: String, _ parameters: [String: Any]) throws {
    try write(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  private func write(_ message: [String: Any]) throws {
    guard process.isRunning else { throw Failure.ended }
    let body = try JSONSerialization.data(withJSONObject: message)
    try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private func read() throws -> [String: Any] {
    var length = 0
    while let line = try readLine() {
      if line.isEmpty { break }
      if line.hasPrefix("Content-Length:") {
        length = Int(line.dropFirst(15).trimmingCharacters(in: .whitespaces)) ?? 0
      }
    }
    return try JSONSerialization.jsonObject(with: read(count: length)) as? [String: Any] ?? [:]
  }

  private func readLine() throws -> String? {
    var line = Data()
    while line.suffix(2) != Data("\r\n".utf8) { line += try read(count: 1) }
    return String(data: line.dropLast(2), encoding: .utf8)
  }

  private func read(count: Int) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let more = try output.fileHandleForReading.read(upToCount: count - data.count), !more.isEmpty else {
        throw Failure.ended
      }
      data += more
    }
    return data
  }
}
