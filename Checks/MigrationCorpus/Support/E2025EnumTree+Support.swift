// The dependency of the feature, which TCA has for SwiftUI.

import Headgate

private enum OpenSettingsKey: TestDependencyKey {
  static var testValue: @Sendable () async -> Void { {} }
}

extension DependencyValues {
  var openSettings: @Sendable () async -> Void {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}
