import Testing

@testable import HeadgateInspector

@Suite struct InspectorPageTests {
  @Test("the page loads nothing, and connects only to its own socket and to loopback")
  func selfContained() {
    let page = InspectorPage.html(title: "shop")

    // Addresses in messages and examples are texts.
    let outside = page.replacing("http://127.0.0.1:8765/?token=…", with: "").replacing("http://.", with: "")
      .replacing("http://,", with: "").replacing(#""http:""#, with: "").replacing(#""https:""#, with: "")
    for text in [
      "http:", "https:", "src=", "@import", "url(", "fetch(", "innerHTML", "outerHTML", "insertAdjacentHTML",
      "document.write",
    ] {
      #expect(!outside.contains(text), "\(text)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("connect-src 'self' ws://127.0.0.1:* ws://localhost:*\""))
  }

  @Test("the name of the program is a text")
  func hostileTitle() {
    let page = InspectorPage.html(title: #"</title><script>"&"#)

    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;&quot;&amp; – inspector</title>"))
    #expect(page.ranges(of: "<script>").count == 1)
  }
}
