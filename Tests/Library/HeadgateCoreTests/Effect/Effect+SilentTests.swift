import Headgate
import Testing

@testable import HeadgateCore

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct EffectSilentTests {
  // holds: EFFECT-19
  @Test func `an effect that never sends becomes one of any action`() async {
    await expectGone { watch in
      let record = Record()
      let tracking: Effect<Never> = .merge(
        .run { _ in record.note("tracked") },
        .concatenate(.run { _ in record.note("first") }, .run { _ in record.note("second") })
      )
      let store = watch.logged { action in action == "go" ? tracking.fireAndForget() : .none }
      await store.send("go").finish()
      #expect(Set(record.notes) == ["tracked", "first", "second"])
      #expect(store.state == ["go"])
    }
  }

  // holds: EFFECT-26
  @Test func `effects that never send merge with those that do, and with each other`() async {
    await expectGone { watch in
      let record = Record()
      let tracking: Effect<Never> = .run { _ in record.note("tracked") }
      let counted: [Effect<Never>] = ["1", "2"].map { name in .run { _ in record.note(name) } }
      let store = watch.logged { action in
        switch action {
        case "before": tracking.merge(with: .send("sent"))
        case "after": .send("sent").merge(with: tracking)
        case "alone": .merge(tracking, tracking)
        case "many": .merge(counted)
        default: .none
        }
      }
      for (action, notes) in [
        ("before", ["tracked"]), ("after", ["tracked"]), ("alone", ["tracked", "tracked"]), ("many", ["1", "2"]),
      ] {
        let earlier = record.notes.count
        await store.send(action).finish()
        #expect(record.notes.dropFirst(earlier).sorted() == notes)
      }
      #expect(store.state == ["before", "sent", "after", "sent", "alone", "many"])
    }
  }

  // holds: EFFECT-26
  @Test func `effects that never send stand in sequences with those that do, and with each other`() async {
    await expectGone { watch in
      let record = Record()
      let tracking: Effect<Never> = .run { _ in record.note("tracked") }
      let counted: [Effect<Never>] = ["1", "2", "3"].map { name in .run { _ in record.note(name) } }
      let store = watch.logged { action in
        if action == "sent" { record.note("sent") }
        return switch action {
        case "before": tracking.concatenate(with: .send("sent"))
        case "after": .send("sent").concatenate(with: tracking)
        case "alone": .concatenate(tracking, counted[0])
        case "many": .concatenate(counted)
        default: .none
        }
      }
      for (action, notes) in [
        ("before", ["tracked", "sent"]), ("after", ["sent", "tracked"]), ("alone", ["tracked", "1"]),
        ("many", ["1", "2", "3"]),
      ] {
        let earlier = record.notes.count
        await store.send(action).finish()
        #expect(record.notes.dropFirst(earlier) == notes[...])
      }
    }
  }

  // holds: EFFECT-26
  @Test func `between effects that never send the result is one that never sends, and of none comes none`() {
    let tracking: Effect<Never> = .run { _ in }
    let merged = tracking.merge(with: tracking)
    let sequence = tracking.concatenate(with: tracking)
    #expect(type(of: merged) == Effect<Never>.self)
    #expect(type(of: sequence) == Effect<Never>.self)
    let none = Effect<Never>.none
    #expect(Effect<Int>.none.merge(with: none).isNone)
    #expect(none.merge(with: Effect<Int>.none).isNone)
    #expect(Effect<Int>.none.concatenate(with: none).isNone)
    #expect(none.concatenate(with: Effect<Int>.none).isNone)
    #expect(Effect<Int>.merge(none, none).isNone)
    #expect(Effect<Int>.concatenate(none, none).isNone)
  }
}
