import Foundation
import HeadgateRecordings

/// A folder with a recording, `session.headgate`, of a small session.
struct SampleSession {
  let folder: SampleFolder
  var path: String { folder.path }

  /// Six actions: a view loads, the effect 'load' sends two actions, and an action sends another one.
  init() throws {
    folder = try SampleFolder(["session.jsonl": Self.lines])
    try Recording.importLines(
      URL(fileURLWithPath: "\(folder.path)/session.jsonl"),
      to: URL(fileURLWithPath: "\(folder.path)/session.headgate")
    )
  }

  func run(_ line: String) throws -> CommandRun { try CommandRun(shell: "$H session \(line)", in: folder.path) }

  /// The names of the files in the folder.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  func data(_ name: String = "session.headgate") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  static let lines = #"""
    {"row":"recording","version":1}
    {"key":"firstAction","row":"info","value":"1"}
    {"key":"program","row":"info","value":"shop"}
    {"key":"started","row":"info","value":"2026-01-01T10:00:00Z"}
    {"cause":{},"coding":0,"duration":5000,"file":"App/List.swift","line":12,"name":".loadTapped","number":1,"payload":"{\"loadTapped\":{}}","row":"action","time":1000000000}
    {"cause":{"effect":1},"coding":0,"duration":7000,"file":"App/List.swift","line":30,"name":".loaded(…)","number":2,"payload":"{\"loaded\":{\"_0\":[{\"id\":7,\"title\":\"Emma\"},{}]}}","row":"action","time":1200000000}
    {"cause":{"effect":1},"coding":0,"duration":9000,"file":"App/List.swift","line":31,"name":".loaded(…)","number":3,"payload":"{\"loaded\":{\"_0\":[]}}","row":"action","time":1300000000}
    {"cause":{},"coding":0,"duration":2000000,"file":"App/List.swift","line":13,"name":".buyTapped(…)","number":4,"payload":"{\"buyTapped\":{\"_0\":7}}","row":"action","time":62000000000}
    {"cause":{"action":4},"coding":0,"duration":1000,"file":"App/List.swift","line":40,"name":".bought","number":5,"payload":"{\"bought\":{}}","row":"action","time":62002000000}
    {"cause":{},"coding":1,"duration":900,"file":"App/List.swift","line":14,"name":".closeTapped","number":6,"payload":"List.Action.closeTapped","row":"action","time":63000000000}
    {"action":1,"end":1400000000,"ending":0,"file":"App/List.swift","line":25,"name":"load","number":1,"row":"effect","start":1000100000}
    {"action":4,"end":62500000000,"ending":1,"file":"App/List.swift","line":41,"number":2,"row":"effect","start":62003000000}
    {"effect":1,"row":"emission","time":1199000000}
    {"effect":1,"row":"emission","time":1299000000}
    {"action":4,"isError":false,"name":"uuid","row":"answer","time":62000100000,"value":"\"0000-1\""}
    {"action":4,"cause":{"action":4},"coding":0,"name":"basket","reference":3,"row":"sharedChange","time":62000200000,"value":"[7,{\"n\":1}]"}
    {"action":0,"coding":0,"row":"snapshot","state":"{\"count\":0}","time":0}
    {"action":3,"coding":0,"row":"snapshot","state":"{\"count\":3}","time":1300100000}

    """#
}
