internal import Foundation

/// One line of JSON Lines: a row of a recording, with the name of its kind in `row`.
struct RecordingLine: Codable {
  var row: RecordingRow

  private enum CodingKeys: String, CodingKey {
    case row
  }

  private struct Info: Codable {
    var key: String
    var value: String
  }

  init(_ row: RecordingRow) { self.row = row }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(String.self, forKey: .row)
    switch kind {
    case "info":
      let info = try Info(from: decoder)
      row = .info(key: info.key, value: info.value)
    case "action": row = .action(try RecordedAction(from: decoder))
    case "effect": row = .effect(try RecordedEffect(from: decoder))
    case "effectEnd": row = .effectEnd(try RecordedEffectEnd(from: decoder))
    case "emission": row = .emission(try RecordedEmission(from: decoder))
    case "answer": row = .answer(try RecordedAnswer(from: decoder))
    case "sharedChange": row = .sharedChange(try RecordedSharedChange(from: decoder))
    case "snapshot": row = .snapshot(try RecordedSnapshot(from: decoder))
    case "digest": row = .digest(try RecordedDigest(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(forKey: .row, in: container, debugDescription: "there is no row '\(kind)'")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let (kind, value): (String, any Encodable) =
      switch row {
      case .info(let key, let value): ("info", Info(key: key, value: value))
      case .action(let action): ("action", action)
      case .effect(let effect): ("effect", effect)
      case .effectEnd(let end): ("effectEnd", end)
      case .emission(let emission): ("emission", emission)
      case .answer(let answer): ("answer", answer)
      case .sharedChange(let change): ("sharedChange", change)
      case .snapshot(let snapshot): ("snapshot", snapshot)
      case .digest(let digest): ("digest", digest)
      }
    try container.encode(kind, forKey: .row)
    try value.encode(to: encoder)
  }
}
