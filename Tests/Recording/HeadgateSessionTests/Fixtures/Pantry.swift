import Foundation
import Headgate
import HeadgateSession

/// A feature with what a session can have: effects, answers, rows, a presented child and a child behind a gate.
@Reducer
struct Pantry {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var items: IdentifiedArrayOf<Item> = []
    var total = 0
    var filter = Filter.all
    var prices = Prices()
    var log = Log.State()
    @Presents var editor: ItemEditor.State?
  }

  struct Item: Equatable, Codable, Sendable, Identifiable {
    var id: UUID
    var name: String
    var added: Date
  }

  struct Prices: Equatable, Codable, Sendable {
    private(set) var known: [String: Int] = [:]
    private(set) var latest: Double?

    mutating func note(_ name: String, _ price: Int) {
      known[name] = price
      latest = Double(price) / 4
    }
  }

  enum Filter: Equatable, Codable, Sendable {
    case all
    case named(String, isExact: Bool)
  }

  enum Action: Codable, Sendable {
    case addTapped(String)
    case editTapped(UUID)
    case editor(PresentationAction<ItemEditor.Action>)
    case filterChanged(Filter)
    case itemAdded(Item)
    case log(Gate<Log>)
    case priced(String, price: Int)
    case pricesTapped
    case removeTapped(UUID)
  }

  /// Whether the reducer has a bug that no session was recorded with.
  @TaskLocal static var hasPlantedBug = false

  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Scope(state: \.log, action: \.log) { Log() }
    Reduce { state, action in
      switch action {
      case .addTapped(let name): return .send(.itemAdded(Item(id: uuid(), name: name, added: now)))
      case .itemAdded(let item):
        state.items.append(item)
        state.total += Self.hasPlantedBug ? 2 : 1
      case .pricesTapped:
        return .run(name: "prices") { [names = state.items.map(\.name)] send in
          for name in names { await send(.priced(name, price: name.count)) }
        }
      case .priced(let name, let price):
        state.prices.note(name, price)
      case .removeTapped(let id):
        state.items.remove(id: id)
        state.total -= 1
      case .filterChanged(let filter): state.filter = filter
      case .editTapped(let id): state.editor = state.items[id: id].map { ItemEditor.State(id: $0.id, name: $0.name) }
      case .editor(.presented(.saveTapped)):
        guard let editor = state.editor else { return .none }
        state.items[id: editor.id]?.name = editor.name
        state.editor = nil
      case .editor, .log: break
      }
      return .none
    }
    .ifLet(\.$editor, action: \.editor) { ItemEditor() }
  }
}

@Reducer
struct ItemEditor {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    let id: UUID
    var name: String
  }

  enum Action: Codable, Sendable {
    case nameChanged(String)
    case saveTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .nameChanged(let name) = action { state.name = name }
      return .none
    }
  }
}

/// A child whose internal actions only it can name.
@Reducer
struct Log {
  @ObservableState
  struct State: Equatable, Codable, Sendable {
    var lines: [String] = []
  }

  enum Action: GatedAction, Codable, Sendable {
    case view(View)
    case `internal`(Internal)

    enum View: Codable, Sendable { case writeTapped(String) }

    @Sealed fileprivate enum InternalEvent: Codable, Sendable { case written(String) }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action.opened {
      case .view(.writeTapped(let line)): return .run { send in await send(.internal(.written(line))) }
      case .internal(.written(let line)):
        state.lines.append(line)
        return .none
      }
    }
  }
}

extension Pantry: SessionFeature {
  static var feature: Pantry { Pantry() }

  /// The written test is a part of this module.
  static var testedModules: [String] { [] }

  /// The failure that the tests of `shrink` search for.
  static func isFailing(_ state: State) -> Bool { state.total != state.items.count }
}
