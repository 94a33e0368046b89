/// The content of a case of actions.
package enum CaseContent: Sendable {
  /// An enum that groups actions, by its index.
  case group(Int)
  /// The actions of an alert, a dialog or another presented value without a feature. The index of their enum, if known.
  case presented(Int?)
  /// The actions of a feature.
  case child(Int)
  /// Values, or nothing.
  case values
  /// A type that looks like actions and is not known.
  case unknown
}

extension ResolvedTarget {
  /// Returns the content of a case of the actions of a feature.
  package func content(of one: CaseFact, in type: Int, of feature: Int) -> CaseContent {
    guard let payload = payload(of: one) else { return .values }
    let outer = types.entries[type].path
    switch cursor(for: payload, from: outer, feature: feature) {
    case .feature(let child), .gate(let child): return .child(child)
    case .group(let group, _, _): return groups[group]?.feature == feature && group != type ? .group(group) : .values
    case .wrapper(_, let inner, let outer, _, let isReducer):
      switch cursor(for: inner, from: outer, feature: feature, isReducer: isReducer, isWrapped: true) {
      case .feature(let child), .gate(let child): return .child(child)
      case .group(let group, _, _): return .presented(group)
      case .wrapper, .value: return .presented(nil)
      case .unknown: return inner.path == ["Never"] ? .presented(nil) : .unknown
      }
    case .value: return .values
    case .unknown: return payload.name == "Action" || payload.name == "Gate" ? .unknown : .values
    }
  }

  /// Returns the declarations that a path in code refers to; nil when its start is not known.
  package func resolution(of path: ActionPath, in context: CodeContext) -> ResolvedPath? {
    resolve(path, from: context, startingIn: nil)
  }

  /// Returns the feature that code of another feature names.
  package func feature(named path: [String], in feature: Int) -> Int? {
    types.find(path, from: features[feature].path).flatMap { featuresByType[$0] }
  }
}
