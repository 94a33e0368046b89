import BrowserPages
import Foundation

extension BrowserPage {
  /// Writes a picture of a guide, if the tests run for that. It is in the catalog of the module.
  func guidePicture(_ name: String) throws {
    guard ProcessInfo.processInfo.environment["GUIDE_PICTURES"] != nil else { return }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    try picture(to: package.appending(path: "Sources/HeadgateInspector/HeadgateInspector.docc/Resources/\(name).png"))
  }
}
