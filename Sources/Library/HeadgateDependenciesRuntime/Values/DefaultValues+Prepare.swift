import HeadgateSupport

extension DefaultValues {
  /// The reason why a value was not prepared, with the dependency as messages name it.
  enum Refusal: Sendable {
    case late(String)
    case repeated(String)

    var dependency: String {
      switch self {
      case .late(let dependency), .repeated(let dependency): dependency
      }
    }
  }

  /// Prepares the overrides of a storage. Returns a refusal for each override that is late or repeated.
  ///
  /// With `replacing`, every override is prepared.
  func prepare(_ storage: DependencyStorage, replacing: Bool) -> [Refusal] {
    contents.withLock { contents in
      var refusals: [Refusal] = []
      if let context = storage.context {
        if contents.preparedContext == nil || replacing {
          contents.preparedContext = context
        } else {
          refusals.append(.repeated("dependency 'context'"))
        }
      }
      let used = Set(contents.cached.keys.map(\.key))
      for (key, box) in storage.boxes {
        if replacing {
          contents.prepared[key] = box
        } else if contents.prepared[key] != nil {
          refusals.append(.repeated(DependencyKeyName(box.key).dependency))
        } else if used.contains(key) {
          refusals.append(.late(DependencyKeyName(box.key).dependency))
        } else {
          contents.prepared[key] = box
        }
      }
      return refusals.sorted { $0.dependency < $1.dependency }
    }
  }
}
