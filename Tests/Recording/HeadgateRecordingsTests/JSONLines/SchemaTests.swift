// Tests of: Documentation/recording-lines.schema.json, REC-70

import Foundation
import Testing

@testable import HeadgateRecordings

/// Compares `Documentation/recording-lines.schema.json` with exported lines.
struct SchemaTests {
  private let folder: SampleFolder
  private let schema: JSONSchema

  init() throws {
    folder = try SampleFolder()
    let file = URL(filePath: #filePath).appending(path: "../../../../../Documentation/recording-lines.schema.json")
    schema = try JSONSchema(Data(contentsOf: file.standardizedFileURL))
  }

  private func problems(_ line: String) throws -> [String] {
    schema.problems(in: try JSONSerialization.jsonObject(with: Data(line.utf8)))
  }

  // holds: REC-70
  @Test func `exported lines of each kind agree with the schema`() throws {
    let recording = try SampleSession.write(to: folder.file("session"))
    let lines = try SampleSession.lines(of: recording).split(separator: "\n").map(String.init)
    for line in lines { #expect(try problems(line) == [], "\(line)") }
    let kinds = try lines.map { line in
      try #require((try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["row"] as? String)
    }
    // An export has the end of an effect in the line of the effect.
    #expect(Set(kinds).union(["effectEnd"]) == Set(schema.kinds))
  }

  // holds: REC-70
  @Test func `each key that the schema requires is required by an import, and no other key`() throws {
    let end = try String(
      decoding: RecordingLines.Encoder().line(
        .effectEnd(RecordedEffectEnd(number: 1, time: 2, ending: .cancelled, cancelReason: .id, cancelAction: 1))
      ),
      as: UTF8.self
    )
    let recording = try SampleSession.write(to: folder.file("session"))
    let lines = try SampleSession.lines(of: recording).split(separator: "\n").dropFirst().map(String.init) + [end]
    let decoder = RecordingLines.Decoder()
    for line in lines {
      #expect(try problems(line) == [])
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      for key in object.keys {
        var less = object
        less[key] = nil
        let data = try JSONSerialization.data(withJSONObject: less)
        let isAccepted = (try? decoder.row(data)) != nil
        #expect(schema.problems(in: less).isEmpty == isAccepted, "\(line) without \(key)")
      }
    }
  }

  // holds: REC-70
  @Test(
    "the schema rejects what is no line",
    arguments: [
      #"{"row":"info","key":"a"}"#, #"{"row":"info","key":"a","value":1}"#,
      #"{"row":"info","key":"a","value":"b","c":1}"#,
      #"{"row":"infos","key":"a","value":"b"}"#, #"{"row":"emission","effect":-1,"time":0}"#,
      #"{"row":"emission","effect":1.5,"time":0}"#, #"{"row":"effectEnd","number":1,"time":0,"ending":2}"#,
      #"{"row":"recording","version":2}"#, #"[]"#,
    ]
  )
  func wrong(_ line: String) throws {
    #expect(try problems(line) != [])
  }
}
