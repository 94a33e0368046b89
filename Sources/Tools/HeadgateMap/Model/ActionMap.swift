/// The features of some folders, their actions, and how the actions move.
///
/// This is also the schema of the JSON output. Features, actions and effects refer to each other by their ids. An id is unique
/// in one map: the name of the feature, and the names of the cases after it, such as `Login.view.loginButtonTapped`.
package struct ActionMap: Codable, Equatable, Sendable {
  /// Changes when a key changes its meaning.
  package var version = 1
  package var features: [MapFeature] = []
  /// Which feature contains which.
  package var containments: [MapContainment] = []
  /// The ids of the delegate actions that no parent handles.
  package var unheardDelegates: [String] = []
  /// The ids of the actions that no code sends.
  package var unsentActions: [String] = []
  /// The parts of the code that the map could not resolve. Nothing in the map is a guess.
  package var unresolved: [MapProblem] = []

  package init() {}

  /// Returns the feature with an id.
  package func feature(_ id: String) -> MapFeature? { features.first { $0.id == id } }

  /// Returns the containments whose parent is a feature, in the order of its actions.
  package func children(of id: String) -> [MapContainment] { containments.filter { $0.parent == id } }

  /// Returns the ids of the features that no other feature contains. Of a circle without a beginning, the first feature counts.
  package var roots: [String] {
    var roots = features.map(\.id).filter { id in !containments.contains { $0.child == id && $0.parent != id } }
    var reached = reachable(from: roots)
    for feature in features where !reached.contains(feature.id) {
      roots.append(feature.id)
      reached.formUnion(reachable(from: [feature.id]))
    }
    return roots
  }

  /// Returns the ids of the features that some features contain, at any depth, with these features.
  package func reachable(from ids: [String], depth: Int = .max) -> Set<String> {
    let children = Dictionary(grouping: containments, by: \.parent)
    var reached = Set(ids)
    var level = ids
    var remaining = depth
    while !level.isEmpty, remaining > 0 {
      level = level.flatMap { children[$0] ?? [] }.map(\.child).filter { reached.insert($0).inserted }
      remaining -= 1
    }
    return reached
  }
}
