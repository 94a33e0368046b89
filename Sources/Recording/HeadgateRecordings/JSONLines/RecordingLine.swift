internal import Foundation

/// One line of JSON Lines: a row of a recording, with the name of its kind in `row`.
struct RecordingLine: Codable {
  var row: RecordingRow

  private enum CodingKeys: String, CodingKey {
    case row, key, value
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
    try container.encode(kind, forKey: .row)
    switch row {
    case .info(let key, let value): try Info(key: key, value: value).encode(to: encoder)
    case .action(let action): try action.encode(to: encoder)
    case .effect(let effect): try effect.encode(to: encoder)
    case .effectEnd(let end): try end.encode(to: encoder)
    case .emission(let emission): try emission.encode(to: encoder)
    case .answer(let answer): try answer.encode(to: encoder)
    case .sharedChange(let change): try change.encode(to: encoder)
    case .snapshot(let snapshot): try snapshot.encode(to: encoder)
    case .digest(let digest): try digest.encode(to: encoder)
    }
  }

  private var kind: String {
    switch row {
    case .info: "info"
    case .action: "action"
    case .effect: "effect"
    case .effectEnd: "effectEnd"
    case .emission: "emission"
    case .answer: "answer"
    case .sharedChange: "sharedChange"
    case .snapshot: "snapshot"
    case .digest: "digest"
    }
  }
}
