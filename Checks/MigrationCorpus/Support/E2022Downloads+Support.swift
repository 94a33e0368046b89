// The dependency of the feature, which the corpus does not contain.

import Headgate

extension DownloadClient: TestDependencyKey {
  static var testValue: DownloadClient { DownloadClient { _ in AsyncThrowingStream { $0.finish() } } }
}

extension DependencyValues {
  var downloads: DownloadClient {
    get { self[DownloadClient.self] }
    set { self[DownloadClient.self] = newValue }
  }
}
