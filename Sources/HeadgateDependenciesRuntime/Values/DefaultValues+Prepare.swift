import HeadgateSupport

extension DefaultValues {
  /// The reason why a value was not prepared.
  enum Refusal: Sendable {
    case late(String)
    case repeated(String)

    var name: String {
      switch self {
      case .late(let name), .repeated(let name): name
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
          refusals.append(.repeated("context"))
        }
      }
      let used = Set(contents.cached.keys.map(\.key))
      for (key, box) in storage.boxes {
        if replacing {
          contents.prepared[key] = box
        } else if contents.prepared[key] != nil {
          refusals.append(.repeated(typeName(box.key)))
        } else if used.contains(key) {
          refusals.append(.late(typeName(box.key)))
        } else {
          contents.prepared[key] = box
        }
      }
      return refusals.sorted { $0.name < $1.name }
    }
  }
}
