import Testing

@testable import HeadgateRecordings

@Suite(.timeLimit(.minutes(10)))
struct RecordingNamesTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  @Test func `each action has its name, also more than one query asks for`() throws {
    let rows: [RecordingRow] = (1...2500).map { number in
      var action = SampleSession.action(UInt64(number))
      action.name = ".case\(number % 7)"
      return .action(action)
    }
    let recording = try SampleSession.write(rows, to: folder.file("session"))
    let numbers = (1...2500).filter { $0 % 2 == 1 }.map(UInt64.init)
    let names = try recording.names(of: [0] + numbers + [UInt64.max, 7, 2501])
    #expect(names == Dictionary(uniqueKeysWithValues: numbers.map { ($0, ".case\($0 % 7)") }))
    #expect(try recording.names(of: []).isEmpty)
  }
}
