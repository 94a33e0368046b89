import HeadgateLint

/// The places that a person must look at, for all parents and cases.
struct GateObstacles {
  let all: [GateObstacle]

  /// - Parameter tests: The tests that cannot be rewritten.
  init(_ plan: GatePlan, tests: [GateObstacle]) {
    var all = tests
    for parent in plan.parents where !parent.isGated && !parent.obstacles.isEmpty {
      all += parent.obstacles
      all.append(GateObstacle(parent.place.file, parent.place.offset, .parent(parent.edge)))
    }
    for one in plan.sorted {
      if one.problems.contains(.alsoSentBySelf) {
        all += one.roles.feature.map { GateObstacle($0.file, $0.offset, .sentBySelf(name: one.name)) }
      }
      guard let declared = plan.feature.declaredCase(one.name.name)?.fact.range.offset else { continue }
      if one.problems.contains(.neverSent) {
        all.append(GateObstacle(plan.feature.file, declared, .neverSent(name: one.name.name)))
      }
      if one.problems.contains(.onlyValue) {
        all.append(GateObstacle(plan.feature.file, declared, .onlyValue(name: one.name)))
      }
    }
    var seen: Set<GateObstacle> = []
    self.all = all.filter { seen.insert($0).inserted }
  }
}
