import Foundation
import Headgate
import HeadgateTesting
import Testing

@MainActor
struct StateRestorationTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  // holds: NAV-79, NAV-12
  @Test func restoring() throws {
    // snippet: saved-restore
    let store = Store(initialState: SavedLibrary.State()) { SavedLibrary() }
    store.send(.bookTapped("Emma"))
    store.send(.bookTapped("Dracula"))
    store.send(.noteButtonTapped)

    let data = try JSONEncoder().encode(store.state)
    let state = try JSONDecoder().decode(SavedLibrary.State.self, from: data)
    #expect(state == store.state)
    let restored = Store(initialState: state) { SavedLibrary() }
    // snippet end
    #expect(restored.path.map(\.title) == ["Emma", "Dracula"])
    #expect(restored.note == SavedNote.State())
  }

  // holds: OBS-26
  @Test func theFormat() throws {
    #expect(try json(SavedBook.State(title: "Emma")) == #"{"page":1,"title":"Emma"}"#)
  }

  // holds: OBS-27
  @Test func aPropertyThatIsNotSaved() throws {
    var state = SavedLibrary.State()
    state.isLoading = true
    let decoded = try JSONDecoder().decode(SavedLibrary.State.self, from: JSONEncoder().encode(state))
    #expect(!decoded.isLoading)
  }

  // holds: NAV-80, NAV-81
  @Test func newElementsHaveOtherIDs() throws {
    // snippet: saved-ids
    let data = Data(
      #"{"ids": [4, 7], "elements": [{"title": "Emma", "page": 1}, {"title": "It", "page": 9}]}"#.utf8
    )
    var path = try JSONDecoder().decode(StackState<SavedBook.State>.self, from: data)
    path.append(SavedBook.State(title: "Ulysses"))
    #expect(Set(path.ids).count == 3)
    // snippet end
    #expect(try json(path).contains(#""ids":[4,7,"#))
  }

  // holds: NAV-79
  @Test func handwritten() throws {
    // snippet: saved-array
    let data = Data(#"[{"title": "Emma", "page": 1}]"#.utf8)
    let path = try JSONDecoder().decode(StackState<SavedBook.State>.self, from: data)
    #expect(path.map(\.title) == ["Emma"])
    // snippet end
  }

  // holds: NAV-82
  @Test func damaged() {
    // snippet: saved-damaged
    let data = Data(
      #"{"ids": [4, 4], "elements": [{"title": "Emma", "page": 1}, {"title": "It", "page": 9}]}"#.utf8
    )
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(StackState<SavedBook.State>.self, from: data)
    }
    // snippet end
    do {
      _ = try JSONDecoder().decode(StackState<SavedBook.State>.self, from: data)
    } catch {
      #expect("\(error)".contains("[CORE-52]"))
    }
  }

  // snippet: saved-effects
  @Test func effectsAreNotSaved() async throws {
    let clock = TestClock()
    let data = Data(#"{"path": [{"title": "Emma", "page": 7}]}"#.utf8)
    let state = try JSONDecoder().decode(SavedLibrary.State.self, from: data)
    let store = TestStore(initialState: state) {
      SavedLibrary()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await clock.advance(by: .seconds(60))
    let screen = await store.send(.path(.element(id: 0, action: .appeared)))
    await clock.advance(by: .seconds(60))
    await store.receive(\.path[id: 0].pageTurned) { $0.path[id: 0]?.page = 8 }
    await screen.cancel()
  }
  // snippet end

  // holds: STORE-35
  @Test func saving() {
    let store = Store(initialState: SavedLibrary.State()) { SavedLibrary() }
    var saved: [Data] = []
    // snippet: saved-save
    let token = store.onAction { state, action in
      guard let data = try? JSONEncoder().encode(state) else { return }
      saved.append(data)
    }
    // snippet end
    store.send(.bookTapped("Emma"))
    #expect(saved.count == 1)
    token.cancel()
  }
}
