import Foundation
import Headgate
import HeadgateRecorder
import HeadgateSession

/// A feature with clients that have no test value. Reducers call one of them: directly, in loops, in a computed property, and with
/// other dependencies. The other one is read for an effect only.
@Reducer
struct Quotes {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var lines: [String] = []
    var rows: IdentifiedArrayOf<Row> = []

    /// Asks a client.
    var price: Int {
      @Dependency(\.quotes) var quotes
      return quotes.next()
    }
  }

  struct Row: Equatable, Codable, Sendable, Identifiable {
    let id: UUID
    var price: Int
  }

  enum Action: Codable, Sendable { case asked(Int), priced, looped, mailTapped, mailed(Int) }

  @Dependency(\.mail) var mail
  @Dependency(\.quotes) var quotes

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .asked(let number):
        state.lines.append("\(quotes.next()) \((try? quotes.checked(number)) ?? "none")")
        do { state.lines.append(try quotes.checked(number + 1)) } catch { state.lines.append("\(error)") }
        quotes.note("asked")
      case .priced:
        let table = quotes.table().sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        state.lines = [state.price, state.price].map { "\($0)" } + [quotes.name() ?? "none"] + table
        return .send(.looped)
      case .looped:
        for _ in 0..<3 {
          let row = withDependencies {
            $0.uuid = .constant(UUID(state.rows.count))
          } operation: {
            @Dependency(\.uuid) var uuid
            return Row(id: uuid(), price: quotes.next())
          }
          state.rows.append(row)
        }
      case .mailTapped: return .run { [mail] send in await send(.mailed(mail.send())) }
      case .mailed(let number): state.lines.append("mail \(number)")
      }
      return .none
    }
  }
}

@DependencyClient(.recordable)
struct QuoteClient: Sendable {
  var next: @Sendable () -> Int = { 0 }
  var checked: @Sendable (_ number: Int) throws -> String
  var name: @Sendable () -> String? = { nil }
  var table: @Sendable () -> [String: Double] = { [:] }
  var note: @Sendable (_ line: String) -> Void
}

@DependencyClient
struct MailClient: Sendable {
  var send: @Sendable () -> Int = { 0 }
}

private struct OddNumber: Error { var number: Int }

extension QuoteClient: DependencyKey {
  static var liveValue: QuoteClient {
    let numbers = LockIsolated(SeededNumbers(3))
    return QuoteClient(
      next: { numbers.withValue { $0.below(1000) } },
      checked: { number in
        guard number % 2 == 0 else { throw OddNumber(number: number) }
        return "even \(number)"
      },
      name: { numbers.withValue { $0.below(2) == 0 ? nil : "x" } },
      table: { ["a": .infinity, "b": numbers.withValue { Double($0.below(99)) / 3 }] },
      note: { _ in }
    )
  }
}

extension MailClient: DependencyKey {
  static let liveValue = MailClient(send: { 7 })
}

extension DependencyValues {
  var quotes: QuoteClient {
    get { self[QuoteClient.self] }
    set { self[QuoteClient.self] = newValue }
  }

  var mail: MailClient {
    get { self[MailClient.self] }
    set { self[MailClient.self] = newValue }
  }
}

extension Quotes: OddFeature {
  static var feature: Quotes { Quotes() }

  @MainActor
  static func record(to file: URL) async throws {
    let store = makeStore()
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    store.send(.asked(1))
    store.send(.asked(2))
    await store.send(.priced).finish()
    await store.send(.mailTapped).finish()
    store.send(.looped)
    try recorder.stop()
  }

  @MainActor
  static func record(_ count: Int, _ numbers: SeededNumbers, to file: URL) async throws {
    var numbers = numbers
    let store = makeStore()
    let recorder = try store.record(to: file, options: RecordingOptions(states: .checked))
    for _ in 0..<count {
      switch numbers.below(4) {
      case 0: store.send(.asked(numbers.below(9)))
      case 1: await store.send(.priced).finish()
      case 2: store.send(.looped)
      default: await store.send(.mailTapped).finish()
      }
    }
    try recorder.stop()
  }

  @MainActor
  private static func makeStore() -> StoreOf<Quotes> {
    Store(initialState: State()) {
      Quotes()
    } withDependencies: {
      $0.setApp()
      $0.quotes = .liveValue
    }
  }
}
