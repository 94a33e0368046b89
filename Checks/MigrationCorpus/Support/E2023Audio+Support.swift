// The dependency of the feature, which the corpus does not contain.

import Headgate

struct AudioClient: TestDependencyKey {
  var askForPermission: @Sendable () async -> Bool
  static var testValue: AudioClient { AudioClient { true } }
}

extension DependencyValues {
  var audio: AudioClient {
    get { self[AudioClient.self] }
    set { self[AudioClient.self] = newValue }
  }
}
