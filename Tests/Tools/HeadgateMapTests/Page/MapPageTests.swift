import BrowserPages
import Foundation
import HeadgateMap
import Testing

@Suite struct MapPageTests {
  @Test("the page loads nothing")
  func selfContained() throws {
    let page = try MapFormat.html.text(of: Fixture.shop(), title: "Shop", width: 80)

    let outside = page.replacing("http://www.w3.org/2000/svg", with: "").replacing("url(#", with: "")
    for text in ["http:", "https:", "src=", "@import", "url(", "fetch("] { #expect(!outside.contains(text), "\(text)") }
    #expect(page.contains("default-src 'none'"))
  }

  @Test("no name and no comment ends the element of the data")
  func hostile() throws {
    let page = try MapFormat.html.text(of: Fixture.hostile, title: "</title><script>", width: 80)

    #expect(page.ranges(of: "</script>").count == 2)
    #expect(page.ranges(of: "<img").isEmpty)
    #expect(page.ranges(of: "</title>").count == 1)
    #expect(!page.contains("\u{2028}"))
  }
}

/// Drives the page in a browser.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .timeLimit(.minutes(10)))
struct MapPageBrowserTests {
  private static let support = """
    const text = selector => document.querySelector(selector)?.textContent ?? null;
    const key = (name, target = document.getElementById("graph")) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    const search = query => {
      const field = document.getElementById("search");
      field.focus();
      field.value = query;
      field.dispatchEvent(new Event("input"));
      return [...document.querySelectorAll("#results li")].map(one => one.querySelector("span")?.textContent ?? one.textContent);
    };
    const nodes = () => [...document.querySelectorAll(".node")].map(one => one.dataset.id);
    const selected = () => document.querySelector(".node.selected")?.dataset.id ?? null;
    document.getElementById("graph").focus();
    """

  /// Runs the body of a function in the page of a map, and returns its value as text.
  private func run(_ script: String, in map: ActionMap? = nil) async throws -> String {
    let page = try MapFormat.html.text(of: map ?? Fixture.shop(), title: "Shop", width: 80)
    let file = FileManager.default.temporaryDirectory.appending(path: "headgate-map-\(UUID().uuidString).html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try await BrowserPage.apart {
      try BrowserPage(file).evaluate("(() => { \(Self.support) \(script) })()")
    }
  }

  @Test("the graph shows all features, and the panel the overview")
  func start() async throws {
    let result = try await run(
      "return [nodes().join(' '), text('#panel h2'), text('#status'), text('#problems')].join('|')"
    )

    #expect(result == "Shop Cart Login Product Shop.Path Orphan|Overview|6 features|3")
  }

  @Test("a search finds features and actions, and Enter selects")
  func search() async throws {
    let result = try await run(
      """
      const found = search("load");
      key("Enter", document.getElementById("search"));
      return [found.join(" "), selected(), text(".card.selected .title"), search("xyzzy").join(" ")].join("|");
      """
    )

    #expect(result == "loaded|Cart|loaded([String])|Nothing found")
  }

  @Test("arrow keys move, and Escape returns to the overview")
  func keys() async throws {
    let result = try await run(
      """
      const steps = [];
      for (const name of ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft", "Escape"]) {
        key(name);
        steps.push(selected());
      }
      return steps.join(" ") + " " + text("#panel h2");
      """
    )

    #expect(result == "Shop Cart Login Cart Shop  Overview")
  }

  @Test("a space collapses a feature, and a selection expands it again")
  func collapse() async throws {
    let result = try await run(
      """
      key("ArrowDown");
      key(" ");
      const collapsed = nodes().join(" ");
      const count = text("[data-id=Shop] .toggle text");
      search("Orphan");
      key("Enter", document.getElementById("search"));
      return [collapsed, count, nodes().length, selected()].join("|");
      """
    )

    #expect(result == "Shop|5|6|Orphan")
  }

  @Test("the panel shows who sends and who handles an action")
  func panel() async throws {
    let result = try await run(
      """
      search("paid");
      key("Enter", document.getElementById("search"));
      return document.querySelector(".card.selected").innerText.replace(/\\s+/g, " ");
      """
    )

    #expect(result == "paid(Int, by: String) sent by in internal.failed Shop.swift:101 No parent handles it.")
  }

  @Test("a page without features shows the overview")
  func empty() async throws {
    let result = try await run(
      "key('ArrowDown'); key('e'); return [nodes().length, text('#panel h2')].join('|')",
      in: Fixture.map("struct A {}")
    )

    #expect(result == "0|Overview")
  }

  @Test("hostile names are text")
  func hostile() async throws {
    let result = try await run(
      """
      key("ArrowDown");
      return [document.title, document.querySelectorAll("img").length, text("#panel h2").slice(0, 10)].join("|");
      """,
      in: Fixture.hostile
    )

    #expect(result == "Shop – map of actions|0|</script><")
  }

  // Nine of ten movements: a busy machine can stop the browser at any time. So the time is tested in the long runs only.
  @Test("with 200 features, a movement of the mouse needs less than 16 milliseconds of script")
  func frameTime() async throws {
    let result = try await run(
      """
      key("e");
      const graph = document.getElementById("graph"), times = [];
      const send = (name, x) => graph.dispatchEvent(new PointerEvent(name, { pointerId: 1, clientX: x, clientY: x / 2, bubbles: true }));
      const before = document.getElementById("scene").getAttribute("transform");
      send("pointerdown", 10);
      for (let x = 11; x < 400; x++) {
        const start = performance.now();
        send("pointermove", x);
        times.push(performance.now() - start);
      }
      send("pointerup", 400);
      const moved = document.getElementById("scene").getAttribute("transform") !== before;
      const usual = times.sort((a, b) => a - b)[Math.floor(times.length * 0.9)];
      return [nodes().length, moved, usual.toFixed(2)].join("|");
      """,
      in: Fixture.tree(count: 200, width: 4)
    )

    let parts = result.split(separator: "|")
    #expect(parts.dropLast() == ["200", "true"])
    let time = try #require(parts.last.flatMap { Double($0) })
    print("map: a movement of the mouse with 200 features takes \(time) ms of script")
    if ProcessInfo.processInfo.environment["HEADGATE_LONG"] != nil { #expect(time < 16) }
  }
}
