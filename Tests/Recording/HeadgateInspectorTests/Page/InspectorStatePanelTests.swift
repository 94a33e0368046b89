// Tests of: INSPECT-406, INSPECT-408, INSPECT-410, INSPECT-412

import BrowserPages
import Testing

@testable import HeadgateInspector

/// Drives the panel with the state in a browser.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .serialized)
struct InspectorStatePanelTests {
  @Test("the field that searches a state is as wide as the state", arguments: [420, 1400])
  func searchField(width: Int) async throws {
    let result = try await InspectorBrowser.run(
      """
      key("s"); await settled();
      const edges = selector => { const { left, right } = document.querySelector(selector).getBoundingClientRect(); return [left, right].join(); };
      noErrors();
      return String(edges("#panel .search input") === edges("#panel .tree"));
      """,
      width: width
    )

    #expect(result == "true")
  }

  // holds: INSPECT-406
  @Test("of the actions that changed a value, the newest one is selected and visible")
  func newestChange() async throws {
    let result = try await InspectorBrowser.run(
      """
      const results = [], note = () => {
        const row = rowOf(409), box = element("rows").getBoundingClientRect();
        const isVisible = row && row.getBoundingClientRect().top >= box.top && row.getBoundingClientRect().bottom <= box.bottom + 1;
        results.push(isVisible, row?.getAttribute("aria-selected"), shownRows().filter(one => one.getAttribute("aria-selected") === "true").length, text("#panel h2"), text("#panel .treeRow .value"));
      };
      key("s"); await settled();
      const find = async () => { all("#panel .treeRow").find(one => one.children[1].textContent === "query:").querySelector(".who").click(); await settled(); };
      await find(); note();
      // Also when an older one, which changed the value, was selected, and the list was somewhere else.
      key("Escape"); element("rows").focus(); key("Home"); await settled();
      await find(); note();
      // Nothing changed the value.
      key("Escape"); await settled();
      methods.changes = () => []; await find();
      results.push(text("#filterText"), shownRows().length);
      noErrors();
      return results.join("|");
      """,
      height: 500
    )

    let newest = #"true|true|1|State after action 409 .view(.queryChanged)|"roo""#
    #expect(result == "\(newest)|\(newest)|0 actions changed query|0")
  }

  @Test("the state marks redacted and shared values, and is searched")
  func state() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("s"); await settled();
      const row = name => all("#panel .treeRow").find(one => !one.hidden && one.children[1].textContent === name + ":");
      const results = [row("password").textContent.includes("redacted"), row("theme").children[2].textContent, row("theme").children[3].textContent];
      const field = document.querySelector("#panel input");
      type(field, "honey"); await settled();
      results.push(text("#panel [role=status]"), text("#panel .treeRow[aria-selected=true] .value"));
      const found = () => all("#panel .treeRow:not([hidden]) .found").map(one => one.textContent).join();
      results.push(found());
      key("Enter"); await settled();
      results.push(text("#panel [role=status]"));
      type(field, "passw"); await settled(); results.push(found());
      row("ticks").click(); await settled();
      row("ticks").querySelector(".who").click(); await settled();
      noErrors();
      return [...results, text("#filterText"), JSON.stringify(asked("changes")[0].path)].join("|");
      """
    )

    #expect(
      result
        == #"true|shared theme|"dark"|1 of 2|"Honey"|"Honey"|2 of 2|password:|51 actions changed clock.ticks|["clock","ticks"]"#
    )
  }

  // holds: INSPECT-410
  @Test("Escape ends the search in a state, and Enter searches what was typed a moment ago")
  func stateSearchKeys() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("s"); await settled();
      const field = document.querySelector("#panel input"), label = () => text("#panel [role=status]"), selected = () => text("#panel .treeRow[aria-selected=true]") ?? "";
      const found = () => all("#panel .treeRow:not([hidden]) .found").length;
      type(field, "name"); await settled();
      const results = [label()];
      // Nothing of the text before is left when Enter comes directly after another text.
      type(field, "honey"); key("Enter"); results.push(label()); await settled(); results.push(label(), selected().includes("Honey"), found() > 0);
      key("Enter"); results.push(label()); key("Enter", { shiftKey: true }); results.push(label());
      type(field, "nothing"); key("Enter"); results.push(label());
      type(field, "honey"); await settled();
      key("Escape"); results.push(field.value + label()); await settled(); results.push(field.value + label(), found(), document.activeElement.role);
      // A text that is emptied before it was searched is not searched.
      type(field, "honey"); key("Escape"); await settled(); results.push(field.value + label(), found());
      noErrors();
      return results.join("|");
      """
    )

    #expect(result == "1 of 15|2 of 2|2 of 2|true|true|1 of 2|2 of 2|Nothing found|||0|tree||0")
  }

  // holds: INSPECT-408
  @Test(
    "a state keeps its position and what the search found, while another tab or the list is shown",
    arguments: [420, 1400]
  )
  func stateAgain(width: Int) async throws {
    let result = try await InspectorBrowser.run(
      """
      key("s"); await settled();
      const tree = document.querySelector("#panel .tree"), box = () => tree.getBoundingClientRect();
      const shown = () => {
        const rows = [...tree.querySelectorAll(".treeRow")].filter(one => !one.hidden && one.getBoundingClientRect().bottom > box().top + 1 && one.getBoundingClientRect().top < box().bottom - 1)
          .sort((one, two) => one.getBoundingClientRect().top - two.getBoundingClientRect().top);
        const isFull = rows[0].getBoundingClientRect().top <= box().top + 2 && rows.at(-1).getBoundingClientRect().bottom >= box().bottom - 2;
        return [isFull, rows[0].textContent, rows.at(-1).textContent, rows.filter(one => one.querySelector(".found")).length, text("#panel [role=status]"), tree.querySelector("[aria-selected=true]")?.textContent].join();
      };
      type(document.querySelector("#panel input"), "needle"); await settled();
      key("Enter"); await settled();
      const results = [tree.scrollTop > 2000], found = shown();
      const again = async () => { document.activeElement.blur(); key("c"); await settled(); key("s"); await settled(); };
      await again(); results.push(shown() === found || shown() + found);
      // What somebody scrolled to stays, also where the place that was found is not visible.
      tree.scrollTop = 600; await settled();
      const scrolled = shown();
      await again(); results.push(shown() === scrolled || shown() + scrolled);
      key("Escape"); await settled(); if (element("list").offsetParent === null) throw new Error("the list is hidden"); key("s"); await settled();
      results.push(shown() === scrolled || shown() + scrolled);
      tree.scrollTop += 24; await settled(); results.push(shown().startsWith("true"));
      // In another state, the place that was found stays visible.
      type(document.querySelector("#panel input"), "needles"); await settled();
      program.longer = 50; document.activeElement.blur(); key("k"); await settled();
      results.push(shown().includes("1 of 1") && shown().includes("needles") || shown());
      noErrors();
      return results.join("|");
      """,
      setup: """
        const plain = state;
        state = number => ({ ...plain(number), list: Object.fromEntries(Array.from({ length: (program.longer ?? 0) + 200 }, (_, index) => ["line" + index, index === 3 ? "needle" : index === 190 ? "needles" : index])) });
        """,
      width: width
    )

    #expect(result == "true|true|true|true|true|true")
  }

  // holds: INSPECT-412
  @Test("an element of a list begins with the members that tell it apart")
  func elementPreviews() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("s"); await settled();
      const row = (list, index) => all("#panel .treeRow").find(one => !one.hidden && JSON.stringify(one.item.path) === JSON.stringify([list, index]));
      const line = (list, index) => row(list, index)?.querySelector(".value").textContent.replaceAll("/long", "") ?? "";
      const results = ["rows", "told", "mixed", "ids", "one"].map(list => [0, 1, 2].map(index => line(list, index)).join("|"));
      noErrors();
      return results.join("\\n");
      """,
      setup: """
        const directory = "/long".repeat(20);
        const rows = ["a", "b", "c"].map((name, index) => ({ directory, entry: { kind: "file", name }, isMarked: index === 2 }));
        const told = [1, 2, 3].map(id => ({ count: 7, cents: id < 3 ? id : 2, id }));
        state = () => ({ rows, told, mixed: [1, { b: 1, a: 2 }, { b: 1, a: 3 }], one: [{ kind: "file", title: "x" }],
          ids: [{ $shared: 1, key: "k", value: { kind: 1, key: 2, title: 3, name: 4, id: { z: 1, id: 5 } } }, { kind: 1, id: { z: 1, id: 6 } }] });
        """
    )

    #expect(
      result == #"""
        {entry: {name: "a", kind: "file"}, directory: "", isMarked: false}|{entry: {name: "b", kind: "file"}, directory: "", isMarked: false}|\#
        {entry: {name: "c", kind: "file"}, isMarked: true, directory: ""}
        {id: 1, count: 7, cents: 1}|{id: 2, count: 7, cents: 2}|{id: 3, count: 7, cents: 2}
        1|{b: 1, a: 2}|{a: 3, b: 1}
        {id: {id: 5, z: 1}, name: 4, title: 3, key: 2, kind: 1}|{id: {id: 6, z: 1}, kind: 1}|
        {title: "x", kind: "file"}||
        """#
    )
  }

  @Test("a state with 100,000 elements has elements only for its visible rows")
  func largeState() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("s"); await settled();
      const before = all("#panel *").length;
      all("#panel .treeRow").find(one => one.children[1].textContent === "catalog:").click(); await settled();
      document.querySelector("#panel .window").scrollTop = 1e6; await settled();
      noErrors();
      return [all("#panel *").length === before, all("#panel .treeRow").some(one => Number.parseInt(one.children[1].textContent) > 40000)].join(" ");
      """,
      setup: "program.catalog = 100_000;"
    )

    #expect(result == "true true")
  }

  @Test("the start of a list reads the elements that it shows, and no others")
  func listPreview() async throws {
    let result = try await InspectorBrowser.run(
      """
      const preview = (() => { \(try PageSource.script("shared/elements.js", "inspector/format.js")) return preview; })();
      let reads = 0;
      const list = new Proxy(Array.from({ length: 100000 }, (_, index) => index), {
        get(target, name) { reads += 1; return target[name]; },
        ownKeys() { throw new Error("all indices were read"); },
      });
      return [preview(list, 20), reads < 50, preview([]), preview([1, [2]]), preview([undefined, null])].join("|");
      """
    )

    #expect(result == "[0, 1, 2, 3, 4, 5, …, …]|true|[]|[1, [2]]|[null, null]")
  }
}
