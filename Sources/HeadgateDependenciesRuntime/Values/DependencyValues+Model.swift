import HeadgateSupport

extension DependencyValues {
  /// What the `@Dependency` properties of a model captured, under what is in force now.
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

  /// The first property tells: all of them were initialized at the same time.
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

/// A property wrapper of a dependency, whatever its value.
private protocol CapturingDependencies {
  var captured: DependencyStorage { get }
}

extension Dependency: CapturingDependencies {}
