import HeadgateLint

extension GatePlan {
  /// Returns the places that a person must look at, for all parents and cases.
  ///
  /// - Parameter tests: The tests that cannot be rewritten.
  func obstacles(tests: [GateObstacle]) -> [GateObstacle] {
    var all = tests
    for parent in parents where !parent.isGated && !parent.obstacles.isEmpty {
      all += parent.obstacles
      all.append(GateObstacle(parent.place.file, parent.place.offset, .parent(parent.edge)))
    }
    for one in sorted {
      if one.problems.contains(.alsoSentBySelf) {
        all += one.roles.feature.map { GateObstacle($0.file, $0.offset, .sentBySelf(name: one.name)) }
      }
      guard let declared = feature.declaredCase(one.name.name)?.fact.range.offset else { continue }
      if one.problems.contains(.neverSent) {
        all.append(GateObstacle(feature.file, declared, .neverSent(name: one.name.name)))
      }
      if one.problems.contains(.onlyValue) {
        all.append(GateObstacle(feature.file, declared, .onlyValue(name: one.name)))
      }
    }
    var seen: Set<GateObstacle> = []
    return all.filter { seen.insert($0).inserted }
  }
}
