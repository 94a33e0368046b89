// Tests of: Pages/inspector/list.js, Pages/inspector/format.js, INSPECT-20, INSPECT-21, INSPECT-24, INSPECT-27, INSPECT-547

import BrowserPages
import Testing

/// Drives the list of actions in a browser.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .serialized)
struct InspectorListTests {
  // holds: INSPECT-27
  @Test("a row has number, kind, name, cause, time and duration, and its depth below its cause")
  func rows() async throws {
    let result = try await InspectorBrowser.run(
      """
      const read = number => [...rowOf(number).children].slice(0, 6).map(one => one.textContent).join(" ") + " " + rowOf(number).style.getPropertyValue("--depth");
      noErrors();
      return [405, 406, 407, 408, 409, 410].map(read).join("|") + "|" + text("#counts");
      """,
      width: 1600
    )

    #expect(
      result == """
        405 internal .cart(.internal(.priced)) ⚡ price of 404 0:15.001 61.2 µs 2|\
        406 delegate .cart(.delegate(.changed)) ↳ 405 0:15.042 69.1 µs 3|\
        407 effect .saved ⚡ save of 406 0:15.083 77 µs 4|\
        408 effect .clock(.ticked) ⚡ clock of 1 0:15.124 85 µs 1|\
        409 view .view(.queryChanged)  0:15.133 92.9 µs 0|\
        410 internal .internal(.found) ⚡ search of 409 0:15.174 10.8 µs 1|\
        412 actions
        """
    )
  }

  @Test(
    "the title of a column is above it, with a scroll bar and without one",
    arguments: [420, 1000, 1400],
    [5, 412]
  )
  func columns(width: Int, total: Int) async throws {
    let result = try await InspectorBrowser.run(
      """
      const isVisible = one => one.getBoundingClientRect().width > 0, edges = one => { const { left, right } = one.getBoundingClientRect(); return [left, right]; };
      const titles = all(".columns > *").filter(isVisible), cells = [...shownRows()[0].children].slice(0, 6).filter(isVisible);
      noErrors();
      return [element("rows").scrollHeight > element("rows").clientHeight, JSON.stringify(titles.map(edges)) === JSON.stringify(cells.map(edges))].join();
      """,
      setup: "program.total = \(total); program.first = 1;",
      width: width
    )

    #expect(result == "\(total > 100),true")
  }

  // holds: INSPECT-27
  @Test("the line of a row ends at its cause, and the flat list has none")
  func lines() async throws {
    let result = try await InspectorBrowser.run(
      """
      const line = number => { const one = rowOf(number).querySelector(".branch"); return one.hidden ? "none" : one.classList.contains("far") ? "far" : one.style.height; };
      const tree = [405, 406, 408, 409].map(line);
      key("f");
      await settled();
      return [...tree, line(406), rowOf(406).style.getPropertyValue("--depth"), element("flat").ariaPressed, text("#flat")].join(" ");
      """
    )

    #expect(result == "18px 18px far none none 0 false Causes")
  }

  // holds: INSPECT-27
  @Test("a row that is deeper than six levels, or far from its cause, has the start of a line")
  func deepAndFarLines() async throws {
    func lines(_ rows: String, _ origin: String) async throws -> String {
      try await InspectorBrowser.run(
        """
        const line = number => { const one = rowOf(number).querySelector(".branch"); return one.hidden ? "none" : one.classList.contains("far") ? "far" : "line"; };
        return \(rows).map(number => `${line(number)} ${rowOf(number).style.getPropertyValue("--depth")}`).join(", ");
        """,
        setup: """
          const ofAction = action;
          const originOf = number => \(origin);
          const depthBelow = number => originOf(number) === undefined ? 0 : depthBelow(originOf(number)) + 1;
          methods.actions = ({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => {
            const one = ofAction(from + index);
            return { ...one, payload: undefined, origin: originOf(one.number), depth: depthBelow(one.number) };
          });
          """
      )
    }
    // Each action follows from the one before.
    let deep = try await lines("[404, 410, 411]", "number > 404 ? number - 1 : undefined")
    #expect(deep == "none 0, line 6, far 6")
    // All actions follow from one.
    for (cause, far) in [(372, "line"), (371, "far")] {
      let line = try await lines("[412]", "number > \(cause) ? \(cause) : undefined")
      #expect(line == "\(far) 1")
    }
  }

  // holds: INSPECT-27
  @Test("no line crosses the row of another cause, at any size", arguments: [500, 1000, 1400])
  func crossings(width: Int) async throws {
    let result = try await InspectorBrowser.run(
      """
      const depth = row => Number(row.style.getPropertyValue("--depth")), isVisible = row => row.getBoundingClientRect().width > 0;
      const crossed = [];
      let lines = 0;
      for (const row of shownRows()) {
        const branch = row.querySelector(".branch");
        if (branch.hidden) continue;
        if (!branch.classList.contains("far")) lines += 1;
        const { top, right } = branch.getBoundingClientRect();
        for (const other of shownRows()) {
          const box = other.getBoundingClientRect(), name = other.children[2], start = box.left + name.offsetLeft + parseFloat(getComputedStyle(name).paddingLeft);
          const isCause = numberOf(other) < numberOf(row) && box.top < top && box.bottom > top - 8;
          if (isCause ? depth(other) !== depth(row) - 1 : box.bottom > top && numberOf(other) <= numberOf(row) && right > start) crossed.push([numberOf(row), numberOf(other)]);
        }
      }
      noErrors();
      return [lines > 3, JSON.stringify(crossed)].join(" ");
      """,
      // Each third action follows from the one that is five before it: other rows are between them.
      setup: """
        const ofAction = action;
        const originOf = number => number % 3 === 0 && number > 5 ? number - 5 : ofAction(number).origin;
        const depthBelow = number => originOf(number) === undefined ? 0 : depthBelow(originOf(number)) + 1;
        methods.actions = ({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => {
          const one = ofAction(from + index);
          return { ...one, payload: undefined, origin: originOf(one.number), depth: Math.min(depthBelow(one.number), 64) };
        });
        """,
      width: width
    )

    #expect(result == "true []")
  }

  @Test(
    "the inner cases of a name are visible, also for an action that follows from others",
    arguments: [
      (".stack(.element(.internal(.read(…))))", 1400), (".stack(.element(.interface(.changedOnDisk)))", 1400),
      (".stack(.element(.internal(.refreshed(…))))", 1000), (".preview(.interface(.changedOnDisk(…)))", 700),
      (".stack(.element(.internal(.theNewestVersionOfAllDocumentsWasLoaded)))", 1400),
    ]
  )
  func innerCases(name: String, width: Int) async throws {
    let result = try await InspectorBrowser.run(
      """
      const rows = shownRows().slice(-8), names = rows.map(one => one.children[2]);
      const inner = program.hostile.replace(/.*[.]([a-zA-Z]+).*/, "$1");
      noErrors();
      return [names.every(one => one.textContent.includes(inner) || one.textContent.endsWith("WasLoaded")), names.every(one => one.scrollWidth <= one.clientWidth),
        names.every(one => one.title === program.hostile), rows.every(one => one.ariaLabel.includes(program.hostile))].join(" ");
      """,
      setup: "program.hostile = \"\(name)\";",
      width: width
    )

    #expect(result == "true true true true")
  }

  // holds: INSPECT-547
  @Test("the cause of an effect without a name does not read like a part of a list")
  func unnamedEffect() async throws {
    let result = try await InspectorBrowser.run(
      """
      const row = rowOf(5), cause = row.children[3];
      noErrors();
      return [cause.textContent, cause.title, row.ariaLabel.endsWith("effect 3, action 4"), [...cause.children].every(one => one.scrollWidth <= one.clientWidth)].join("|");
      """,
      setup: """
        program.total = 8;
        const plain = methods.actions;
        methods.actions = request => plain(request).map(one => ({ ...one, effectName: undefined }));
        """
    )

    #expect(result == "effect 3, action 4|effect 3, action 4|true|true")
  }

  @Test("a cause that is too long keeps the number of its action")
  func longCause() async throws {
    let result = try await InspectorBrowser.run(
      """
      const [name, number] = rowOf(408).children[3].children;
      noErrors();
      return [name.scrollWidth > name.clientWidth, number.textContent, number.scrollWidth <= number.clientWidth || number.offsetWidth > 20,
        number.getBoundingClientRect().right <= rowOf(408).children[3].getBoundingClientRect().right + 1].join("|");
      """,
      setup: """
        const plain = methods.actions;
        methods.actions = request => plain(request).map(one => ({ ...one, ...one.effectName ? { effectName: "watch a directory of the disk" } : {} }));
        """
    )

    #expect(result == "true| of 1|true|true")
  }

  @Test("a name that does not fit loses its outer cases, and the row tells the whole name")
  func longNames() async throws {
    let result = try await InspectorBrowser.run(
      """
      const name = rowOf(411).children[2], flat = name.textContent;
      noErrors();
      return [flat, name.title === program.hostile].join(" ");
      """,
      setup: #"program.hostile = ".destination(.presented(.settings(.internal(.loaded(…)))))";"#
    )

    #expect(result == "….settings(.internal(.loaded(…))) true")
  }

  // holds: INSPECT-20
  @Test(
    "100,000 actions need as many elements and requests as 1,000, and a step writes one row",
    arguments: [1000, 100_000]
  )
  func windowing(count: Int) async throws {
    let result = try await InspectorBrowser.run(
      """
      const rows = element("rows"), nodes = () => document.querySelectorAll("*").length;
      const opened = nodes(), requests = asked("actions").length;
      let most = 0;
      for (let part = 0; part <= 20; part++) {
        rows.scrollTop = part / 20 * rows.scrollHeight;
        await settled();
        most = Math.max(most, nodes());
      }
      rows.scrollTop = rows.scrollHeight / 2;
      await settled();
      let written = new Set();
      const observer = new MutationObserver(records => records.forEach(one => written.add((one.target.closest?.(".row") ?? one.target.parentElement?.closest(".row"))?.number)));
      observer.observe(rows, { subtree: true, childList: true, attributes: true, characterData: true });
      rows.scrollTop += 28;
      await settled();
      observer.disconnect();
      noErrors();
      const numbers = shownRows().map(one => one.number), isContiguous = numbers.every((one, index) => index === 0 || one === numbers[index - 1] + 1);
      return [opened < 700, most < 700, requests <= 5, asked("actions").length <= 120, written.size, isContiguous,
        shownRows().every(one => !one.classList.contains("missing"))].join(" ");
      """,
      setup: "program.total = \(count);"
    )

    #expect(result == "true true true true 1 true true")
  }

  @Test("a list that is higher than an element can be reaches every action")
  func tall() async throws {
    let result = try await InspectorBrowser.run(
      """
      const rows = element("rows"), results = [shownRows().at(-1).number, rows.scrollHeight < 9e6];
      key("Home"); await settled();
      results.push(shownRows()[0].number);
      rows.scrollTop += 280; await settled();
      results.push(shownRows()[0].number);
      rows.scrollTop = rows.scrollHeight / 2; await settled();
      results.push(Math.abs(shownRows()[0].number - 1e6) < 100);
      key("End"); await settled();
      results.push(shownRows().at(-1).number);
      return results.join(" ");
      """,
      setup: "program.total = 2_000_000; program.hasClock = false; methods.effects = () => []; program.news = () => {};"
    )

    #expect(result == "2000000 true 1 6 true 2000000")
  }

  // holds: INSPECT-24
  @Test("the list follows new actions until somebody scrolls away")
  func follows() async throws {
    let result = try await InspectorBrowser.run(
      """
      const rows = element("rows"), last = () => shownRows().filter(one => one.getBoundingClientRect().bottom <= rows.getBoundingClientRect().bottom + 1).at(-1).number;
      const add = async count => { program.total += count; program.news(); await settled(); };
      const results = [last()];
      await add(5); results.push(last(), element("newest").hidden);
      rows.scrollTop -= 2800; await settled();
      const before = rows.scrollTop;
      await add(5); results.push(rows.scrollTop === before, element("newest").hidden, text("#counts"));
      element("newest").click(); await settled(); results.push(last());
      return results.join(" ");
      """
    )

    #expect(result == "412 417 true true false 422 actions 422")
  }

  // holds: INSPECT-24
  @Test("the visible rows stay when a recording loses its oldest actions")
  func trimmed() async throws {
    let result = try await InspectorBrowser.run(
      """
      const rows = element("rows");
      rows.scrollTop = 200 * 28; await settled();
      const first = () => shownRows().find(one => one.getBoundingClientRect().top >= rows.getBoundingClientRect().top - 1).number;
      const before = first();
      program.first = 51; program.news(); await settled();
      noErrors();
      return [before, first(), text("#counts")].join(" ");
      """
    )

    #expect(result == "201 201 362 actions, from 51")
  }

  @Test("a search filters the list, counts, and Escape shows all again")
  func search() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("/");
      type(document.activeElement, "rooibos"); await settled();
      const found = [text("#filterText"), shownRows().slice(0, 3).map(one => one.number).join(), rowOf(412).getAttribute("aria-selected")];
      key("Escape"); await settled();
      noErrors();
      return [...found, element("filter").hidden, document.activeElement.id, text("#counts")].join("|");
      """
    )

    #expect(result == "24 of 412 actions contain “rooibos”|10,18,20|true|true|rows|412 actions")
  }

  // holds: INSPECT-21
  @Test("a name that looks like a script is a text everywhere")
  func escaping() async throws {
    let result = try await InspectorBrowser.run(
      """
      const checks = [rowOf(412).children[2].title === program.hostile && rowOf(412).children[2].textContent.startsWith(".view(<script>")];
      for (const tab of ["a", "c", "s", "e", "m", "n", "t"]) { key(tab); await settled(); }
      key("a"); await settled();
      checks.push(text("#panel h2") === program.hostile, all("img").length, window.isBroken === undefined, all("body script").length);
      type(element("search"), "<img src=x onerror=isBroken=1>"); await settled();
      checks.push(text("#filterText").includes("<img"), all("img").length);
      program.sockets[0].onmessage({ data: JSON.stringify({ id: 99999, error: "<img src=x onerror=isBroken=1>" }) });
      checks.push(problems().join().includes("<img"), all("img").length, window.isBroken === undefined);
      return checks.join(" ");
      """,
      setup: #"program.hostile = ".view(<script>isBroken = 1<" + "/script><img src=x onerror=isBroken=1>)";"#
    )

    #expect(result == "true true 0 true 1 true 0 true 0 true")
  }
}
