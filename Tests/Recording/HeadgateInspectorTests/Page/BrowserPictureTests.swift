// Tests of: Tests/Support/BrowserPages/BrowserPage.swift

import BrowserPages
import Foundation
import Testing

/// Takes pictures of the page, as the scripts that draw the pictures of the guides.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .serialized)
struct BrowserPictureTests {
  @Test("a picture has the scroll bars of the system only on request", arguments: [true, false])
  func scrollBars(areShown: Bool) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "headgate-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let width = try await InspectorBrowser.open { page in
      try InspectorBrowser.run("await settled();", in: page)
      try page.picture(to: file, withScrollBars: areShown)
      return try InspectorBrowser.run("return element('rows').offsetWidth - element('rows').clientWidth;", in: page)
    }

    #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect((width != "0") == areShown)
  }
}
