import HeadgateSupport

extension DependencyValues {
  /// Creates the current values, with the values that the model's `@Dependency` properties captured as fallback.
  init(ofModel model: AnyObject, callSite: CallSite) {
    var values = DependencyValues.current
    if let captured = Self.captured(by: model) {
      values.fallback = captured
    } else {
      callSite.report(DependencyMessages.modelWithoutDependencies(model: typeName(type(of: model))))
    }
    values.pinDefaults()
    self = values.withoutFallback
  }

  /// Reads the first property only: all properties were initialized at the same time.
  private static func captured(by model: AnyObject) -> DependencyStorage? {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      for child in level.children {
        if let dependency = child.value as? any CapturingDependencies { return dependency.captured }
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}

/// The property wrapper of a dependency with any type of value.
private protocol CapturingDependencies {
  var captured: DependencyStorage { get }
}

extension Dependency: CapturingDependencies {}
