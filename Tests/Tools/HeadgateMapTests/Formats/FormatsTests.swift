// Tests of: Formats

import HeadgateMap
import Testing

@Suite struct FormatsTests {
  @Test(
    "a format writes the expected text",
    arguments: [(MapFormat.text, "shop.txt"), (.mermaid, "shop.mmd"), (.graphviz, "shop.dot")]
  )
  func golden(_ format: MapFormat, _ name: String) throws {
    let text = try format.text(of: Fixture.shop(), title: "Shop", width: 80)

    #expect(try text == Fixture.golden(name))
  }

  @Test("a map without features says so")
  func empty() throws {
    let text = try MapFormat.text.text(of: Fixture.map("struct A {}"), title: "", width: 80)

    #expect(text == "There are no features in these files.\n")
  }

  @Test("JSON has the documented keys")
  func json() throws {
    let text = try MapFormat.json.text(of: Fixture.shop().selecting("Login"), title: "", width: 80)

    #expect(try text == Fixture.golden("login.json"))
  }

  @Test("the lines of the text fit into the columns", arguments: [60, 80, 120])
  func width(_ width: Int) throws {
    let text = try MapFormat.text.text(of: Fixture.shop(), title: "", width: width)

    #expect(text.split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test("a feature that several features contain appears once with its children")
  func repetition() throws {
    let map = Fixture.map(
      """
      @Reducer struct A { enum Action { case b(B.Action), c(C.Action) } }
      @Reducer struct B { enum Action { case c(C.Action) } }
      @Reducer struct C { indirect enum Action { case d(D.Action) } }
      @Reducer struct D { enum Action { case started } }
      """
    )

    let tree = try MapFormat.text.text(of: map, title: "", width: 80).split(separator: "\n").prefix(5)

    #expect(
      tree == [
        "A", "├─ b  B  [unknown]", "│  └─ c  C  [unknown]", "│     └─ d  D  [unknown]",
        "└─ c  C  [unknown]  (see above)",
      ]
    )
  }

  @Test("no text leaves its place in a Mermaid diagram")
  func hostileMermaid() throws {
    let text = try MapFormat.mermaid.text(of: Fixture.hostile, title: "", width: 80)

    let lines = text.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[1].filter { $0 == "\"" }.count == 2)
    #expect(!text.contains("<img"))
  }

  @Test("no text leaves its place in a Graphviz graph")
  func hostileGraphviz() throws {
    let text = try MapFormat.graphviz.text(of: Fixture.hostile, title: "", width: 80)

    // Quotes end a text there, so each one in a name has a backslash, and names in HTML have no tags.
    #expect(text.contains("<b>&lt;/script&gt;&lt;img"))
    #expect(text.contains(#"onerror=\"document"#))
  }
}
