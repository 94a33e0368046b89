// swift-format-ignore-file
import Foundation
import Headgate
import HeadgateReplayTesting
import HeadgateTesting
import Testing

/// Written by 'session test' from the recording 'cabinet'.
///
/// Proves what the reducers do with each recorded action, with the recorded answers of their dependencies. Effects do not run:
/// the test sends what they sent, in 'receive(recorded:)'. So the test does not prove that they send it.
@MainActor
struct CabinetSessionTests {
  @Test func `the feature repeats the actions 1 to 44`() async throws {
    let store = try TestStore(
      recordedState: #"{"_hidden":0,"big":0,"box":{"$shared":1,"key":".inMemory(\"cabinet box\")","value":0},"data":"","date":0,"default":0,"duration":[0,0],"filters":[],"init":0,"key":{"lower":{}},"kinds":[],"label":{"$shared":2,"key":".inMemory(\"cabinet label\")","value":""},"level":{"stored":0},"lock":{"bolts":0,"turns":0},"mood":"calm","price":0,"range":[0,1],"ratio":0,"seals":0,"shelf":{"count":0,"width":1},"small":0,"table":[],"text":"","texts":[],"tree":{"leaf":{}}}"#,
      locale: "en_001",
      timeZone: "Etc/UTC",
      calendar: "gregorian"
    ) {
      Cabinet()
    }
    // 1
    await store.send(.change(0)) {
      $0 = try store.recorded(#"{"_hidden":0,"big":0,"box":{"$shared":1,"key":".inMemory(\"cabinet box\")","value":1},"data":"","date":0,"default":0,"duration":[0,0],"filters":[],"init":0,"key":{"lower":{}},"kinds":[],"label":{"$shared":2,"key":".inMemory(\"cabinet label\")","value":""},"level":{"stored":0},"lock":{"bolts":0,"turns":0},"mood":"calm","price":0,"range":[0,1],"ratio":0,"seals":1,"shelf":{"count":0,"width":1},"small":0,"table":[],"text":"","texts":[],"tree":{"leaf":{}}}"#)
      store.recordedChange(#"1"#, of: ".inMemory(\"cabinet box\")", number: 1)
    }
    // 2
    await store.send(.change(1)) { $0._hidden = 1 }
    // 3
    await store.send(.change(2)) { $0.default = 1 }
    // 4
    await store.send(.change(3)) { $0.`init` = 1 }
    // 5
    await store.send(.change(4)) { $0.level = 100 }
    // 6
    await store.send(.change(5)) { $0.filter = .map(1) }
    // 7
    await store.send(.change(6)) { $0.filter = .flatMap }
    // 8
    await store.send(.change(7)) { $0.filter = .hashValue }
    // 9
    await store.send(.change(8)) { $0.filter = .named(name: nil) }
    // 10
    await store.send(.change(9)) { $0.filter = .nested([.pair(1, "á"), nil, .texts(try recorded(#"["try it"]"#))]) }
    // 11
    await store.send(.change(10)) { $0.mood = try recorded(#""wild""#) }
    // 12
    await store.send(.change(11)) { $0.deep = 3 }
    // 13
    await store.send(.change(12)) { $0.deep = .some(nil) }
    // 14
    await store.send(.change(13)) { $0.filters = [nil, .default, .texts(try recorded(#"[]"#))] }
    // 15
    await store.send(.change(14)) { $0.table = try recorded(##"[{"pair":{"_0":1,"_1":"\"#"}},["wild"]]"##) }
    // 16
    await store.send(.change(15)) { $0.kinds = [.one, .two] }
    // 17
    await store.send(.change(16)) { $0.texts = try recorded(##"["#́","\\#(x)","\"\"\"","\u2028\u0000\u007f﻿\u202e","👩‍👩‍👧"]"##) }
    // 18
    await store.send(.change(17)) { $0.text = "\u{0301}#́\"#\\(x) \0\u{7F}﻿‮👩‍👩‍👧\r\n\t\'" }
    // 19
    await store.send(.change(18)) { $0.date = Date(timeIntervalSinceReferenceDate: 63113904000.0) }
    // 20
    await store.send(.change(19)) { $0.date = try recorded(#""-inf""#) }
    // 21
    await store.send(.change(20)) { $0.data = try recorded(#""AP8=""#) }
    // 22
    await store.send(.change(21)) { $0.price = try recorded(#"0.1000000000000000000000000000000000001"#) }
    // 23
    await store.send(.change(22)) { $0.ratio = try recorded(#""-inf""#) }
    // 24
    await store.send(.change(23)) { $0.ratio = try recorded(#"5e-324"#) }
    // 25
    await store.send(.change(24)) { $0.small = 3.4028235e+38 }
    // 26
    await store.send(.change(25)) { $0.big = 18446744073709551615 }
    // 27
    await store.send(.change(26)) { $0.duration = try recorded(#"[0,1000000001000000000]"#) }
    // 28
    await store.send(.change(27)) { $0.url = URL(string: "https://example.com/%C3%A4?b=%20#c")! }
    // 29
    await store.send(.change(28)) { $0.tree = .node(.node(.leaf, right: .leaf), right: .leaf) }
    // 30
    await store.send(.change(29)) { $0.range = try recorded(#"[3,9]"#) }
    // 31
    await store.send(.change(30)) { $0.key = .upper }
    // 32
    await store.send(.change(31)) { $0.$label.withLock { $0 = "try it" } }
    // 33
    await store.send(.change(32)) { $0.lock = try recorded(#"{"bolts":0,"turns":1}"#) }
    // 34
    await store.send(.change(33)) { $0.lock.bolts = 9 }
    // 35
    await store.send(.change(34)) { $0.locks = try recorded(#"{"bolts":0,"turns":0}"#) }
    // 36
    await store.send(.change(35)) { $0.locks = try recorded(#"{"bolts":0,"turns":1}"#) }
    // 37
    await store.send(.change(36)) { $0.locks?.bolts = 9 }
    // 38
    await store.send(.change(37)) { $0.shelf = try recorded(#"{"count":1,"width":1}"#) }
    // 39
    await store.send(.change(38)) { $0.shelf = try recorded(#"{"count":0,"width":2}"#) }
    // 40
    await store.send(.change(39)) { $0.url = URL(string: "b?c", relativeTo: URL(string: "https://example.com/a/")!)! }
    // 41
    store.recordedAnswer(#"{"number":2,"value":"try it"}"#, to: "shared .inMemory(\"cabinet label\")")
    store.recordedAnswer(#"{"number":1,"value":1}"#, to: "shared .inMemory(\"cabinet box\")")
    await store.send(.change(40)) {
      $0 = try store.recorded(#"{"_hidden":0,"big":0,"box":{"$shared":1,"key":".inMemory(\"cabinet box\")","value":1},"data":"","date":0,"default":0,"duration":[0,0],"filters":[],"init":0,"key":{"lower":{}},"kinds":[],"label":{"$shared":2,"key":".inMemory(\"cabinet label\")","value":"try it"},"level":{"stored":0},"lock":{"bolts":0,"turns":0},"mood":"calm","price":0,"range":[0,1],"ratio":0,"seals":0,"shelf":{"count":0,"width":1},"small":0,"table":[],"text":"","texts":[],"tree":{"leaf":{}}}"#)
    }
    // 42
    await store.send(.take(.nested([.flatMap, nil]), mood: try recorded(#""wild""#))) { $0.filter = .nested([.flatMap, nil]) }
    // 43
    await store.send(.take(nil, mood: nil)) { $0.filter = nil }
    // 44
    await store.send(.lock(.turned)) { $0.lock = try recorded(#"{"bolts":0,"turns":1}"#) }
  }
}
