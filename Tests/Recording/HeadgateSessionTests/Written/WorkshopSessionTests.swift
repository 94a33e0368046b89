// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'workshop'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct WorkshopSessionTests {
  @Test func `the feature repeats the actions 1 to 39`() async throws {
    let store = try TestStore(
      recordedState: #"{"benches":[],"path":[],"worn":0}"#
    ) {
      Workshop()
    }
    // 1
    await store.send(.benchAdded(try recorded(#"{"number":1,"row":"A \"1\""}"#))) {
      $0.benches.append(try recorded(#"{"drawers":[],"id":{"number":1,"row":"A \"1\""},"made":1,"trays":[]}"#))
    }
    // 2
    await store.send(.benchAdded(try recorded(#"{"number":2,"row":"B"}"#))) {
      $0.benches.append(try recorded(#"{"drawers":[],"id":{"number":2,"row":"B"},"made":1,"trays":[]}"#))
    }
    // 3
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .toolTapped(1)))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.tool = try recorded(#"{"brand":"old 1","number":1,"uses":0}"#)
    }
    // 4
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .tool(.presented(.useTapped)))))
    // 5, sent by effect 'use' of action 4
    await store.receive(recorded: .benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .tool(.presented(.used))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.tool?.uses = 1
      $0.worn = 1
    }
    // 6
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .toolTapped(2)))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.tool = try recorded(#"{"brand":"old 2","number":2,"uses":0}"#)
    }
    // 7
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .tool(.dismiss)))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.tool = nil
    }
    // 8
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawerTapped))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.drawers.append(try recorded(#"{"id":0,"tools":[]}"#))
    }
    // 9
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawerTapped))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.drawers.append(try recorded(#"{"id":1,"tools":[]}"#))
    }
    // 10
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawers(.element(id: 0, action: .spareTapped(1)))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.drawers[id: 0]?.spare = try recorded(#"{"brand":"old 1","number":1,"uses":0}"#)
    }
    // 11
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawers(.element(id: 0, action: .spare(.presented(.useTapped)))))))
    // 12, sent by effect 'use' of action 11
    await store.receive(recorded: .benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawers(.element(id: 0, action: .spare(.presented(.used))))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.drawers[id: 0]?.spare?.uses = 1
    }
    // 13
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawers(.element(id: 0, action: .spareTapped(2)))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.drawers[id: 0]?.spare = try recorded(#"{"brand":"old 2","number":2,"uses":0}"#)
    }
    // 14
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawers(.element(id: 0, action: .toolTapped(7)))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.drawers[id: 0]?.tools.append(try recorded(#"{"brand":"new 7","number":7,"uses":0}"#))
    }
    // 15
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawers(.element(id: 0, action: .tools(.element(id: 7, action: .useTapped)))))))
    // 16, sent by effect 'use' of action 15
    await store.receive(recorded: .benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawers(.element(id: 0, action: .tools(.element(id: 7, action: .used))))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.drawers[id: 0]?.tools[id: 7]?.uses = 1
    }
    // 17
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .drawers(.element(id: 0, action: .toolTapped(7)))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.drawers[id: 0]?.tools[id: 7] = try recorded(#"{"brand":"new 7","number":7,"uses":0}"#)
    }
    // 18
    store.recordedAnswer(#"0"#, to: "stackElementID")
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .trayTapped))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.trays[id: 0] = try recorded(#"{"id":0,"tools":[]}"#)
    }
    // 19
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .trays(.element(id: 0, action: .spareTapped(1)))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.trays[id: 0]?.spare = try recorded(#"{"brand":"old 1","number":1,"uses":0}"#)
    }
    // 20
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .trays(.element(id: 0, action: .spareTapped(2)))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.trays[id: 0]?.spare = try recorded(#"{"brand":"old 2","number":2,"uses":0}"#)
    }
    // 21
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .trays(.element(id: 0, action: .spare(.presented(.useTapped)))))))
    // 22, sent by effect 'use' of action 21
    await store.receive(recorded: .benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .trays(.element(id: 0, action: .spare(.presented(.used))))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.trays[id: 0]?.spare?.uses = 1
    }
    // 23
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .dialogTapped))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.dialog = try recorded(#"{"buttons":[{"action":{"no":{"reason":"locked"}},"label":"No"}],"title":"Open?","titleVisibility":"automatic"}"#)
    }
    // 24, sent by effect 'ask' of action 23
    await store.receive(recorded: .benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .answered(.no(reason: nil)))))
    // 25
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .dialog(.presented(.no(reason: "locked")))))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)]?.dialog = nil
    }
    // 26, sent by action 25
    await store.receive(recorded: .benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .answered(.no(reason: "locked")))))
    // 27
    await store.send(.benches(.element(id: try recorded(#"{"number":1,"row":"A \"1\""}"#), action: .answered(.default))))
    // 28
    await store.send(.benchReplaced(try recorded(#"{"number":1,"row":"A \"1\""}"#))) {
      $0.benches[id: try recorded(#"{"number":1,"row":"A \"1\""}"#)] = try recorded(#"{"drawers":[],"id":{"number":1,"row":"A \"1\""},"made":2,"trays":[]}"#)
    }
    // 29
    await store.send(.benchesMoved) {
      $0.benches = try recorded(#"[{"drawers":[],"id":{"number":2,"row":"B"},"made":1,"trays":[]},{"drawers":[],"id":{"number":1,"row":"A \"1\""},"made":2,"trays":[]}]"#)
    }
    // 30
    store.recordedAnswer(#"1"#, to: "stackElementID")
    await store.send(.pushTapped(try recorded(#"{"number":1,"row":"A \"1\""}"#))) {
      $0.path[id: 1] = try recorded(#"{"drawers":[],"id":{"number":1,"row":"A \"1\""},"made":1,"trays":[]}"#)
    }
    // 31
    await store.send(.path(.element(id: 1, action: .toolTapped(1)))) {
      $0.path[id: 1]?.tool = try recorded(#"{"brand":"old 1","number":1,"uses":0}"#)
    }
    // 32
    await store.send(.path(.element(id: 1, action: .tool(.presented(.useTapped)))))
    // 33, sent by effect 'use' of action 32
    await store.receive(recorded: .path(.element(id: 1, action: .tool(.presented(.used))))) { $0.path[id: 1]?.tool?.uses = 1 }
    // 34
    await store.send(.path(.popFrom(id: 1))) { $0.path[id: 1] = nil }
    // 35
    await store.send(.sheetTapped(try recorded(#"{"number":2,"row":"B"}"#))) {
      $0.sheet = .bench(try recorded(#"{"drawers":[],"id":{"number":2,"row":"B"},"made":1,"trays":[]}"#))
    }
    // 36
    await store.send(.sheet(.presented(.bench(.toolTapped(3))))) {
      $0.sheet = .bench(try recorded(#"{"drawers":[],"id":{"number":2,"row":"B"},"made":1,"tool":{"brand":"old 3","number":3,"uses":0},"trays":[]}"#))
    }
    // 37
    await store.send(.sheet(.presented(.bench(.tool(.presented(.useTapped))))))
    // 38, sent by effect 'use' of action 37
    await store.receive(recorded: .sheet(.presented(.bench(.tool(.presented(.used)))))) {
      $0.sheet = .bench(try recorded(#"{"drawers":[],"id":{"number":2,"row":"B"},"made":1,"tool":{"brand":"old 3","number":3,"uses":1},"trays":[]}"#))
    }
    // 39
    await store.send(.sheet(.dismiss)) { $0.sheet = nil }
  }
}
