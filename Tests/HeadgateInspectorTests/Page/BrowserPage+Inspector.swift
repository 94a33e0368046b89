import BrowserPages
import Foundation

extension BrowserPage {
  /// - Parameter isServed: Whether a program serves the page, so that it has none of the scripts of `InspectorBrowser`.
  convenience init(_ address: String, width: Int, height: Int, isDark: Bool = false, isServed: Bool = false) throws {
    let support = isServed ? PageScript.served : InspectorBrowser.support
    try self.init(address, width: width, height: height, isDark: isDark, support: support)
  }

  /// Writes a picture of a guide, if the tests run for that. It is in the catalog of the module.
  func guidePicture(_ name: String) throws {
    guard ProcessInfo.processInfo.environment["GUIDE_PICTURES"] != nil else { return }
    let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    try picture(to: package.appending(path: "Sources/HeadgateInspector/HeadgateInspector.docc/Resources/\(name).png"))
  }
}
