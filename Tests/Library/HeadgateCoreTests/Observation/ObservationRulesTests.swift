// Tests of: OBS

import Headgate
import HeadgateCore
import HeadgateIdentified
import Testing

@Suite struct ObservationRulesTests {
  let told = Notifications()

  @Test func `a change of what was read notifies once`() {  // holds: OBS-1
    var state = Leaf()
    told.track { state.count }
    state.count = 1
    state.count = 2
    #expect(told.count == 1)
    told.track { state.count }
    state.count += 1
    #expect(told.count == 2)
  }

  @Test func `a change of another property notifies nobody`() {  // holds: OBS-1
    var state = Leaf()
    told.track { state.count }
    state.name = "a"
    #expect(told.count == 0)
  }

  @Test func `an equal value notifies nobody`() {  // holds: OBS-2
    var state = Leaf(name: "a", count: 1)
    told.track { (state.name, state.count) }
    state.name = "a"
    state.count = 1
    state.count += 0
    #expect(told.count == 0)
    state.name = "b"
    #expect(told.count == 1)
  }

  @Test func `a value that cannot be compared notifies always`() {  // holds: OBS-3
    var state = Branch()
    told.track { state.callback }
    state.callback = { 1 }
    #expect(told.count == 1)
  }

  @Test func `a container that is changed in place notifies without being copied`() {  // holds: OBS-3
    var state = Branch()
    state.numbers = Array(0..<100)
    told.track { state.numbers }
    let before = state.numbers.withUnsafeBufferPointer { $0.baseAddress }
    state.numbers[3] = 7
    #expect(state.numbers.withUnsafeBufferPointer { $0.baseAddress } == before)
    #expect(told.count == 1)
    told.track { state.text }
    state.text += "a"
    #expect(told.count == 2)
  }

  @Test func `a change of a grandchild notifies readers of that field only`() {  // holds: OBS-4
    var state = Branch()
    let parent = Notifications()
    let sibling = Notifications()
    let otherField = Notifications()
    told.track { state.leaf.name }
    parent.track { state.leaf }
    sibling.track { state.other.name }
    otherField.track { state.leaf.count }
    state.leaf.name = "a"
    #expect(told.count == 1)
    #expect(parent.count == 0)
    #expect(sibling.count == 0)
    #expect(otherField.count == 0)
  }

  @Test func `another child notifies its readers`() {  // holds: OBS-5
    var state = Branch()
    told.track { state.leaf.name }
    state.leaf = Leaf()
    #expect(told.count == 1)
  }

  @Test func `a copy of the child itself notifies nobody`() {  // holds: OBS-5
    var state = Branch()
    let copy = state.leaf
    let id = state.leaf.stateID
    told.track { state.leaf.name }
    state.leaf = copy
    #expect(told.count == 0)
    #expect(state.leaf.stateID == id)
    state.leaf.name = "a"
    #expect(told.count == 1)
  }

  @Test func `a copy that was changed before notifies`() {  // holds: OBS-6
    var state = Branch()
    var copy = state.leaf
    copy.count = 42
    told.track { state.leaf.count }
    state.leaf = copy
    #expect(told.count == 1)
  }

  @Test func `putting back an older copy notifies`() {  // holds: OBS-6
    var state = Branch()
    let old = state.leaf
    state.leaf.count = 42
    told.track { state.leaf.count }
    state.leaf = old
    #expect(told.count == 1)
    told.track { state.leaf.count }
    state.leaf.count = 43
    #expect(told.count == 2)
  }

  @Test func `putting back an older copy inside a change in place notifies`() {  // holds: OBS-6
    func restore(_ leaf: inout Leaf, _ old: Leaf) { leaf = old }
    var state = Branch()
    let old = state.leaf
    state.leaf.count = 42
    told.track { state.leaf.count }
    restore(&state.leaf, old)
    #expect(told.count == 1)
  }

  @Test func `changing an older copy after putting it back notifies readers of all fields`() {  // holds: OBS-6
    func restore(_ leaf: inout Leaf, _ old: Leaf) {
      leaf = old
      leaf.name = "b"
    }
    var state = Branch()
    let old = state.leaf
    state.leaf.count = 42
    told.track { state.leaf.count }
    restore(&state.leaf, old)
    #expect(told.count == 1)
  }

  @Test func `a parent that was put back is another one though only its child had changed`() {  // holds: OBS-6
    var state = Branch()
    let old = state
    state.leaf.count = 42
    #expect(state.stateID != old.stateID)
  }

  @Test func `an optional child notifies when it comes, goes or is replaced`() {  // holds: OBS-7
    var state = Branch()
    told.track { state.optional?.name }
    state.optional = Leaf()
    #expect(told.count == 1)
    told.track { state.optional?.name }
    state.optional?.count = 1
    #expect(told.count == 1)
    state.optional?.name = "a"
    #expect(told.count == 2)
    told.track { state.optional?.name }
    state.optional = nil
    #expect(told.count == 3)
    told.track { state.optional?.name }
    state.optional = nil
    #expect(told.count == 3)
  }

  @Test func `an optional child that is replaced inside a change in place notifies`() {  // holds: OBS-7
    func put(_ leaf: Leaf?, into place: inout Leaf?) { place = leaf }
    var state = Branch()
    told.track { state.optional?.name }
    put(Leaf(), into: &state.optional)
    #expect(told.count == 1)
    told.track { state.optional?.name }
    put(state.optional, into: &state.optional)
    #expect(told.count == 1)
    put(nil, into: &state.optional)
    #expect(told.count == 2)
  }

  @Test func `computed properties notify through what they read`() {  // holds: OBS-8
    var state = Branch()
    told.track { state.doubled }
    state.text = "a"
    #expect(told.count == 0)
    state.total = 1
    #expect(told.count == 1)
  }

  @Test func `readers of an identified array hear of other rows, readers of a row of its fields`() {  // holds: OBS-9
    var state = Branch()
    state.rows = [Row(id: 1), Row(id: 2)]
    let rows = Notifications()
    rows.track { state.rows.map(\.id) }
    told.track { state.rows[id: 1]?.title }
    state.rows[id: 2]?.title = "b"
    #expect(told.count == 0)
    state.rows[id: 1]?.title = "a"
    #expect(told.count == 1)
    #expect(rows.count == 0)
    state.rows.append(Row(id: 3))
    #expect(rows.count == 1)
  }

  @Test func `an identified array that is set notifies when other states stand in it`() {  // holds: OBS-9
    var state = Branch()
    state.rows = [Row(id: 1)]
    let old = state.rows
    told.track { state.rows.map(\.id) }
    state.rows = old
    #expect(told.count == 0)
    state.rows[id: 1]?.title = "a"
    state.rows = old
    #expect(told.count == 1)
    told.track { state.rows.map(\.id) }
    state.rows = [Row(id: 1)]
    #expect(told.count == 2)
  }

  @Test func `other collections of states notify on other states or another order`() {  // holds: OBS-10
    var state = Branch()
    state.list = [Row(id: 1), Row(id: 2)]
    told.track { state.list.count }
    state.list[0].title = "a"
    #expect(told.count == 0)
    state.list.swapAt(0, 1)
    #expect(told.count == 1)
    told.track { state.list.count }
    let same = state.list
    state.list = same
    #expect(told.count == 1)
    state.list = []
    #expect(told.count == 2)
  }

  @Test func `an enum notifies on another case, the same case by field`() {  // holds: OBS-11
    var state = Branch()
    state.choice = .leaf(Leaf())
    told.track { state.choice }
    state.choice.changeLeaf { $0.name = "a" }
    #expect(told.count == 0)
    state.choice = .none
    #expect(told.count == 1)
    told.track { state.choice }
    state.choice = .none
    #expect(told.count == 1)
    state.choice = .pair(1, 2)
    #expect(told.count == 2)
  }

  @Test func `readers of a payload hear of its field`() {  // holds: OBS-11
    var state = Branch()
    state.choice = .leaf(Leaf())
    told.track { state.choice.leaf?.name }
    state.choice.changeLeaf { $0.count = 1 }
    #expect(told.count == 0)
    state.choice.changeLeaf { $0.name = "a" }
    #expect(told.count == 1)
  }

  @Test func `a payload that is not observable notifies unless it is known to be equal`() {  // holds: OBS-12
    var state = Branch()
    state.choice = .progress(0.5)
    told.track { state.choice }
    state.choice = .progress(0.7)
    #expect(told.count == 1)
    var loading = Loading()
    told.track { loading.phase }
    loading.phase = .loading(progress: 0)
    #expect(told.count == 1)
    loading.phase = .loading(progress: 1)
    #expect(told.count == 2)
    told.track { loading.last }
    loading.last = .loading(progress: 1)
    #expect(told.count == 3)
    told.track { loading.last }
    loading.last = .loading(progress: 1)
    #expect(told.count == 3)
  }

  @Test func `an ignored property notifies nobody`() {  // holds: OBS-13
    var state = Loading()
    told.track { state.cache }
    state.cache = 1
    #expect(told.count == 0)
  }

  @Test func `equality, hashing ignore the bookkeeping`() {  // holds: OBS-14
    #expect(Leaf() == Leaf())
    #expect(Generic(value: 1).hashValue == Generic(value: 1).hashValue)
    #expect(Leaf(count: 1) != Leaf())
  }

  @Test func `identities tell states apart and nested cases too`() {  // holds: OBS-15
    let leaf = Leaf()
    #expect(leaf.stateID != Leaf().stateID)
    #expect(Choice.leaf(leaf).stateID == Choice.leaf(leaf).stateID)
    #expect(Choice.leaf(leaf).stateID != leaf.stateID)
    #expect(_ObservableStateID._$case(0, leaf) != _ObservableStateID._$case(1, leaf))
    #expect(Phase.idle.stateID != Phase.nested(.idle).stateID)
    #expect(Phase.nested(.idle).stateID != Phase.nested(.nested(.idle)).stateID)
    #expect(Choice.leaf(leaf).stateObservers == leaf.stateObservers)
    #expect(Choice.pair(1, 2).stateObservers == nil)
    #expect(Choice.progress(1).stateObservers == nil)
    #expect(Maybe.leaf(nil).stateID != Maybe.leaf(leaf).stateID)
    #expect(Maybe.leaf(leaf).stateObservers == leaf.stateObservers)
  }
}

@ObservableState
private enum Maybe { case leaf(Leaf?) }

@ObservableState
private struct Loading {
  var phase = Phase.loading(progress: 0)
  var last: Phase?
  @ObservationStateIgnored var cache = 0
}

@ObservableState
struct Generic<Value: Hashable>: Hashable {
  var value: Value
}

extension Choice {
  var leaf: Leaf? {
    guard case .leaf(let leaf) = self else { return nil }
    return leaf
  }

  mutating func changeLeaf(_ change: (inout Leaf) -> Void) {
    guard case .leaf(var leaf) = self else { return }
    change(&leaf)
    self = .leaf(leaf)
  }
}
