// Tests of: NAV-48, NAV-50, NAV-52, NAV-54

import Headgate
import Testing

@testable import HeadgateCore

/// Changes of elements: in place, and told to those who read what has changed.
@MainActor
struct StackStateChangesTests {
  // holds: NAV-48, NAV-52
  @Test func `readers of the ids are told when an element comes, goes or is replaced, and of nothing else`() async {
    await expectGone { watch in
      let store = watch(Store(initialState: Garden.State(path: [.leaf(Bud.State()), .end])) { Garden() })
      guard let id = store.path.ids.first else { return #expect(Bool(false), "nothing is on the stack") }
      var reads = 0
      var numbers: [Int?] = []
      let leaf = store.scope(state: \.path[id: id], action: \.path[id: id])?.scope(state: \.leaf, action: \.leaf)
      let tokens = [
        store.observe {
          _ = store.path.ids
          reads += 1
        },
        store.observe { numbers.append(leaf?.number) },
      ]
      store.send(.change { $0.path[id: id, case: \.leaf]?.number += 1 })
      store.send(.change { $0.path[id: id]?.modify(\.leaf) { $0.number += 1 } })
      store.send(.change { $0.path[id: id] = $0.path[id: id] })
      let issues = recordingIssues { store.send(.change { $0.path[id: id, case: \.end] = nil }) }
      #expect(issues.count == 1 && issues.allSatisfy { $0.text.hasSuffix("[CORE-66]") } && reads == 1)
      #expect(numbers == [0, 1, 2])
      store.send(.change { $0.path[id: id] = .leaf(Bud.State()) })
      #expect(reads == 2)
      store.send(.change { $0.path[id: id]? = .leaf(Bud.State()) })
      #expect(reads == 3)
      store.send(.change { $0.path[id: id, case: \.leaf]? = Bud.State() })
      #expect(reads == 4)
      store.send(.change { $0.path[id: id, case: \.leaf] = Bud.State(number: 9) })
      #expect(reads == 5)
      store.send(.change { $0.path[id: id, case: \.leaf] = nil })
      #expect(reads == 6)
      #expect(store.path.count == 1)
      withExtendedLifetime(tokens) {}
    }
  }

  // holds: NAV-54
  @Test func `an element is changed in place, by its id, in its case, and by a reducer`() throws {
    var stack: StackState<Kept> = [.page(Page()), .end]
    let id = try #require(stack.ids.first)
    let before = stack[id: id]?.address
    #expect(before != nil)
    stack[id: id]?.modify(\.page) { $0.numbers[0] = 1 }
    #expect(stack[id: id]?.address == before)
    stack[id: id, case: \.page]?.numbers[0] = 2
    #expect(stack[id: id]?.address == before)
    stack._withElement(id: id) { $0.modify(\.page) { $0.numbers[1] = 3 } }
    #expect(stack[id: id]?.address == before)
    #expect(stack[id: id, case: \.page]?.numbers[..<3] == [2, 3, 2])

    let copy = stack
    stack[id: id, case: \.page]?.numbers[0] = 4
    #expect(copy[id: id, case: \.page]?.numbers.first == 2)
    #expect(stack[id: id, case: \.page]?.numbers.first == 4)
    stack[id: id, case: \.end]? = ()
    #expect(stack.count == 2)
  }

  // holds: NAV-54
  @Test func `what is presented is changed in place, in its case`() {
    var sheet = PresentationState(wrappedValue: Kept.page(Page()))
    let before = sheet.wrappedValue?.address
    #expect(before != nil)
    sheet[case: \.page]?.numbers[0] = 2
    #expect(sheet.wrappedValue?.address == before)
    sheet[case: \.end]? = ()
    #expect(sheet[case: \.page]?.numbers.first == 2)
    let copy = sheet
    sheet[case: \.page]?.numbers[0] = 3
    #expect(copy[case: \.page]?.numbers.first == 2)
    #expect(sheet[case: \.page]?.numbers.first == 3)

    var state = Garden.State(sheet: .page(Page()))
    let other = state.sheet?.address
    state.$sheet[case: \.page]?.numbers[0] = 5
    #expect(other != nil && state.sheet?.address == other)
    func clear(_ page: inout Page?) { page = nil }
    clear(&state.$sheet[case: \.page])
    #expect(state.sheet == nil)
    func fill(_ page: inout Page?) { page = Page() }
    fill(&state.$sheet[case: \.page])
    #expect(state.sheet != nil)
  }

  // holds: NAV-50
  @Test func `a state for an id that is not there is reported where it is set`() {
    withDependencies {
      $0.context = .live
    } operation: {
      var stack = StackState<Kept>()
      let issues = recordingIssues {
        stack[id: 3] = .end
        stack[id: 3, case: \.page] = Page()
      }
      #expect(issues.map(\.fileID) == [#fileID, #fileID])
      #expect(issues.map(\.line) == [#line - 4, #line - 3])
      #expect(stack.isEmpty)
    }
  }

  // holds: NAV-52
  @Test func `a path to an element is the same wherever it is written`() {
    let path = \Garden.State.path[id: 0]
    #expect(path == \Garden.State.path[id: 0])
    #expect(path.hashValue == (\Garden.State.path[id: 0]).hashValue)
    #expect(path != \Garden.State.path[id: 1])
  }
}

private struct Page: Equatable {
  var numbers = [Int](repeating: 2, count: 100)
}

@CasePathable
private enum Kept: Equatable {
  case page(Page)
  case end

  /// Where the page keeps its numbers.
  var address: UnsafeRawPointer? {
    guard case .page(let page) = self else { return nil }
    return page.numbers.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
  }
}

@Reducer
private struct Bud {
  @ObservableState
  struct State: Equatable {
    var number = 0
  }

  enum Action { case tapped }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
private struct Garden {
  @ObservableState
  struct State {
    var path = StackState<Path.State>()
    @Presents var sheet: Kept?
  }

  enum Action {
    case change((inout State) -> Void)
    case path(StackActionOf<Path>)
  }

  @Reducer
  enum Path {
    case leaf(Bud)
    case end
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}
