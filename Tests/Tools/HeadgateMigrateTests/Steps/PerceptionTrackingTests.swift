import Testing

@Suite struct PerceptionTrackingTests {
  @Test(
    "the wrapper is removed",
    arguments: [
      ("let a = WithPerceptionTracking { Text(\"\") }", "let a = Text(\"\")"),
      ("let a = WithPerceptionTracking { // why\n  Text(\"\")\n}", "let a = // why\nText(\"\")"),
      (
        "func a() -> some View {\n  WithPerceptionTracking { // a\n    Text(\"\") // b\n    // c\n  } // d\n}",
        "func a() -> some View {\n  // a\n  Text(\"\") // b\n  // c\n  // d\n}"
      ),
      (
        "func a() -> some View {\n\tWithPerceptionTracking {\n\t\tText(\n\t\t\t\"\"\n\t\t) // b\n\t}\n}",
        "func a() -> some View {\n\tText(\n\t\t\"\"\n\t) // b\n}"
      ),
    ]
  )
  func removed(_ source: String, _ expected: String) {
    let file = Migrated("import SwiftUI\n" + source + "\n")
    #expect(file.text == "import SwiftUI\n" + expected + "\n")
    #expect(file.changes == [])
  }

  @Test(
    "content that is no expression stays outside of views, and is listed",
    arguments: [
      "let a = WithPerceptionTracking { if b { c } }", "let a = WithPerceptionTracking { let b = 1; c(b) }",
      "let a = WithPerceptionTracking { }",
    ]
  )
  func listed(_ source: String) {
    let file = Migrated(source + "\n")
    #expect(file.text == source + "\n")
    #expect(file.changes == ["2: view [names]"])
  }

  @Test func aModifierBelongsToBothViewsOfACondition() {
    let body = "{ b ? A() : B() }\n      .padding()"
    let source = "struct V: View {\n  var body: some View {\n    return WithPerceptionTracking \(body)\n  }\n}\n"
    #expect(Migrated(source).text.hasSuffix(source.replacing("WithPerceptionTracking", with: "Group")))
  }

  @Test func aWrapperOfThePackageStays() {
    let source = "func WithPerceptionTracking(_ a: () -> Void) { a() }\nlet a = WithPerceptionTracking { b() }\n"
    #expect(Migrated(source).text == source)
  }
}
