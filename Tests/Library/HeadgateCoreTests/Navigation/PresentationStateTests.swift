import CustomDump
import Foundation
import Headgate
import Testing

@MainActor
struct PresentationStateTests {
  // holds: NAV-11
  @Test func `what is presented takes no room, and copies share it until one changes`() {
    struct Large { var numbers = (0, 1, 2, 3, 4, 5, 6, 7) }
    #expect(MemoryLayout<PresentationState<Large>>.size == MemoryLayout<UnsafeRawPointer>.size)
    let one = PresentationState(wrappedValue: Large())
    var other = one
    other.wrappedValue?.numbers.0 = 9
    #expect(one.wrappedValue?.numbers.0 == 0)
    #expect(other.wrappedValue?.numbers.0 == 9)
    other.wrappedValue = nil
    #expect(other.wrappedValue == nil)
    other.wrappedValue?.numbers.0 = 1
    #expect(other.wrappedValue == nil)
    other.projectedValue = one
    #expect(other.wrappedValue?.numbers.0 == 0)
  }

  // holds: NAV-12
  @Test func `equality, hashing and dumps are those of the optional`() {
    let chair = PresentationState(wrappedValue: Optional("Chair"))
    var copy = chair
    #expect(chair == copy)
    copy.wrappedValue?.append("!")
    #expect(chair != copy)
    copy.wrappedValue = "Chair"
    #expect(chair == copy)
    #expect(chair.hashValue == copy.hashValue)
    #expect(PresentationState<String>(wrappedValue: nil) == PresentationState(wrappedValue: nil))
    var text = ""
    customDump(Shop.State(item: Item.State(name: "Chair")), to: &text)
    #expect(
      text == """
        Shop.State(
          item: Item.State(
            name: "Chair",
            notes: [],
            part: nil
          ),
          next: nil,
          log: []
        )
        """
    )
  }

  // holds: NAV-12
  @Test func `coding is that of the optional`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for (state, json) in [(Page(sheet: Sheet(title: "A")), #"{"sheet":{"title":"A"}}"#), (Page(sheet: nil), "{}")] {
      let data = try encoder.encode(state)
      #expect(String(decoding: data, as: UTF8.self) == json)
      #expect(try JSONDecoder().decode(Page.self, from: data) == state)
    }
    #expect(try JSONDecoder().decode(Page.self, from: Data(#"{"sheet":null}"#.utf8)) == Page(sheet: nil))
  }

  // holds: NAV-1
  @Test func `readers are told when a child comes, goes, or is replaced, and of its fields by field`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Shop.State()) { Shop() })
      var presence: [Bool] = []
      var names: [String?] = []
      let tokens = [
        store.observe { presence.append(store.scope(state: \.item, action: \.item.presented) != nil) },
        store.observe { names.append(store.item?.name) },
      ]
      store.send(.openButtonTapped)
      store.send(.item(.presented(.renamed("Table"))))
      store.send(.item(.dismiss))
      store.send(.openButtonTapped)
      #expect(presence == [false, true, false, true])
      #expect(names == [nil, "Chair", "Table", nil, "Chair"])
      let child = store.scope(state: \.item, action: \.item.presented)
      child?.send(.renamed("Bed"))
      #expect(store.item?.name == "Bed")
      #expect(child?.name == "Bed")
      withExtendedLifetime(tokens) {}
    }
  }
}

@ObservableState
private struct Page: Equatable, Codable {
  @Presents var sheet: Sheet?
}

@ObservableState
private struct Sheet: Equatable, Codable {
  var title: String
}
