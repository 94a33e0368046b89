/// Who sends a case, and who reacts to it.
struct CaseRoles: Sendable {
  /// A place in a file.
  struct Place: Hashable, Sendable {
    let file: Int
    let offset: Int
  }

  /// The sends of views.
  var views: [Place] = []
  /// The sends of other reducers.
  var parents: [Place] = []
  /// The sends of the reducer of the feature and of its effects.
  var feature: [Place] = []
  /// The sends of tests.
  var tests: [Place] = []
  /// The values that are sent by code that is not known.
  var values: [Place] = []
  /// The patterns of other reducers whose code does something.
  var listeners: [Place] = []
  /// The patterns of the reducer of the feature whose code does something.
  var handlers: [Place] = []

  init() {}

  /// Collects the roles of a case from its uses.
  ///
  /// - Parameter feature: The index of the feature that declares the case.
  init(of name: ActionName, in uses: [ActionUse], feature index: Int) {
    for use in uses where use.name == name {
      let place = Place(file: use.file, offset: use.offset)
      switch use.role {
      case .view: views.append(place)
      case .reducer(index): feature.append(place)
      case .reducer: parents.append(place)
      case .test: tests.append(place)
      case .value: values.append(place)
      case .pattern(_, isIgnored: true), .path: break
      case .pattern(index, _): handlers.append(place)
      case .pattern: listeners.append(place)
      }
    }
  }
}
