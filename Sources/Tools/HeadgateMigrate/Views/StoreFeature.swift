import SwiftSyntax

/// The feature of a store: its state and its action.
struct StoreFeature {
  let state: FeatureValue
  /// nil if the action is not known. Then only reads and sends are converted.
  let action: FeatureValue?
}

extension StoreFeature {
  /// Reads the type of a store: `StoreOf<Feature>` or `Store<Feature.State, Feature.Action>`.
  init?(storeType: WrittenType, in context: [String], _ code: PackageCode) {
    switch (storeType.path, storeType.arguments.count) {
    case (["StoreOf"], 1):
      guard let feature = code.type(storeType.arguments[0].path, in: context) else { return nil }
      // The names of the feature itself, not of a type around it.
      func value(_ name: String) -> FeatureValue? { FeatureValue(WrittenType(feature.path + [name]), in: [], code) }
      guard let state = value("State") else { return nil }
      self.init(state: state, action: value("Action"))
    case (["Store"], 2):
      guard let state = FeatureValue(storeType.arguments[0], in: context, code) else { return nil }
      self.init(state: state, action: FeatureValue(storeType.arguments[1], in: context, code))
    default: return nil
    }
  }

  /// Returns the feature of a child.
  func child(state names: [String], action actions: [String], _ code: PackageCode) -> StoreFeature? {
    state.value(at: names, ofChild: true, code).map {
      StoreFeature(state: $0, action: action?.value(at: actions, ofChild: true, code))
    }
  }
}
