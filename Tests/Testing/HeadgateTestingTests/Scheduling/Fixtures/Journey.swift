import Headgate

/// The ways of an effect through functions of the main actor, behind which it enters task groups.
enum Journey: String, CaseIterable, Sendable {
  case group, throwingGroup, discardingGroup, asyncLet
  case groupInGroupInGroup, groupsOfGroups, groupInChildOnTheMainActor
  case manyHandlers, stream, throughAnActor, backAndForth, twoFunctionsAtOnce

  typealias Visit = @Sendable (String) async -> Void

  /// What is visited, in this order, while the first visit lasts.
  var visits: [String] {
    switch self {
    case .groupsOfGroups, .twoFunctionsAtOnce: ["a1", "a2", "b1", "b2"]
    case .groupInChildOnTheMainActor: ["child", "a", "b"]
    case .backAndForth: ["here", "there", "a", "b"]
    default: ["a", "b"]
    }
  }

  /// Goes the way on the main actor.
  @MainActor
  func go(_ visit: @escaping Visit) async {
    switch self {
    case .group: await Self.group(["a", "b"], visit)
    case .throwingGroup:
      try? await withThrowingTaskGroup(of: Void.self) { group in
        for name in ["a", "b"] { group.addTask { await visit(name) } }
        for try await _ in group {}
      }
    case .discardingGroup:
      await withDiscardingTaskGroup { group in
        for name in ["a", "b"] { group.addTask { await visit(name) } }
      }
    case .asyncLet:
      async let a: Void = visit("a")
      async let b: Void = visit("b")
      _ = await (a, b)
    case .groupInGroupInGroup: await Self.nested(3, ["a", "b"], visit)
    case .groupsOfGroups:
      await Self.group(["a", "b"]) { name in await Self.group(["\(name)1", "\(name)2"], visit) }
    default: await goFar(visit)
    }
  }

  @MainActor
  private func goFar(_ visit: @escaping Visit) async {
    switch self {
    case .groupInChildOnTheMainActor:
      await Self.group(["child"]) { name in
        // The first visit waits, so this one does not.
        async let group: Void = Self.nested(2, ["a", "b"], visit)
        await visit(name)
        await group
      }
    case .manyHandlers:
      for _ in 1...200 {
        await withTaskCancellationHandler {
        } onCancel: {
        }
      }
      await Self.group(["a", "b"], visit)
    case .stream:
      let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
      for number in 1...5 { continuation.yield(number) }
      continuation.finish()
      for await _ in numbers { await withTaskGroup(of: Void.self) { _ in } }
      await Self.group(["a", "b"], visit)
    case .throughAnActor:
      await Tally().perform { _ in await Self.nested(2, ["a", "b"], visit) }
    case .backAndForth:
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await visit("here") }
        await Self.elsewhere { await visit("there") }
        await Self.nested(2, ["a", "b"], visit)
      }
    case .twoFunctionsAtOnce:
      async let a: Void = Self.group(["a1", "a2"], visit)
      async let b: Void = Self.group(["b1", "b2"], visit)
      _ = await (a, b)
    default: break
    }
  }

  @MainActor
  static func group(_ names: [String], _ visit: @escaping Visit) async {
    await withTaskGroup(of: Void.self) { group in
      for name in names { group.addTask { await visit(name) } }
      await group.waitForAll()
    }
  }

  /// Enters groups in groups, all from the main actor.
  @MainActor
  private static func nested(_ depth: Int, _ names: [String], _ visit: @escaping Visit) async {
    guard depth > 1 else { return await group(names, visit) }
    await withTaskGroup(of: Void.self) { _ in await nested(depth - 1, names, visit) }
  }

  /// Leaves the main actor, and enters a group there.
  private static func elsewhere(_ operation: @escaping @Sendable () async -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask(operation: operation)
      await withTaskGroup(of: Void.self) { _ in }
    }
  }
}
