import Headgate
import HeadgateSupport
import Testing

@testable import HeadgateCore

@Suite(.timeLimit(.minutes(10)))
struct EffectGroupTests {
  // holds: EFFECT-32
  @Test func `effects that are merged or put in a row in a loop need no stack`() async {
    await onSmallStack { owner in
      for concatenates in [false, true] {
        var effect = Effect<Int>.none
        var backwards = Effect<Int>.none
        for number in 1...20_000 {
          let one = Effect<Int>.send(number)
          effect = concatenates ? effect.concatenate(with: one) : effect.merge(with: one)
          backwards = concatenates ? one.concatenate(with: backwards) : .merge(one, backwards)
        }
        let answers = LockIsolated<[Int]>([])
        let mapped = effect.map { $0 * 2 }
        let core = StoreCore(
          initialState: { 0 },
          reducer: {
            Reduce<Int, Int> { _, action in
              if action > 0 { answers.withValue { $0.append(action) } }
              return switch action {
              case 0: effect
              case -1: mapped
              case -2: backwards
              default: .none
              }
            }
          },
          prepareDependencies: nil,
          callSite: .here,
          isolation: owner
        )
        func send(_ action: Int) -> [Int] {
          answers.setValue([])
          _ = core.send(action, callSite: .here)
          return answers.value
        }
        #expect(send(0) == Array(1...20_000))
        #expect(send(-1) == (1...20_000).map { $0 * 2 })
        #expect(send(-2) == Array((1...20_000).reversed()))
      }
    }
  }

  // holds: EFFECT-32
  @Test func `an effect in a loop is not copied by the next one`() {
    var effect = Effect<Int>.none
    var groups: [EffectGroup] = []
    for number in 1...100 {
      effect = effect.merge(with: .send(number))
      if case .group(let group)? = effect.tree { groups.append(group) }
    }
    #expect(groups.map { $0.flattened.count } == Array(2...100))
    // Each group holds the one before, and one effect more.
    for (group, next) in zip(groups, groups.dropFirst()) { #expect(next.groups.contains { $0 === group }) }
  }

  // holds: EFFECT-11, EFFECT-12
  @Test func `groups of the other kind stay what they are`() {
    let sends = (1...3).map { Effect<Int>.send($0) }
    let effect = sends[0].merge(with: sends[1].concatenate(with: sends[2]))
    guard case .group(let group)? = effect.tree else {
      Issue.record("\(effect) is no group")
      return
    }
    #expect(group.flattened.count == 2)
    #expect(group.kind == .merge)
  }
}
