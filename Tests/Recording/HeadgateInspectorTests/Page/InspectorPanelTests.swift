// Tests of: Pages/inspector/tabs.js, Pages/inspector/actionPanel.js, Pages/inspector/effectsPanel.js

import BrowserPages
import Testing

/// Drives the panels in a browser.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .serialized)
struct InspectorPanelTests {
  @Test("the panel of an action has its cause, payload, effects, followers, answers and shared changes")
  func action() async throws {
    let result = try await InspectorBrowser.run(
      """
      for (let step = 0; step < 8; step++) key("k");
      await settled();
      const facts = all("#panel dd").map(one => one.textContent).join(" ");
      const lists = () => all("#panel .rowList").map(one => one.textContent).join("|");
      const first = [text("#panel h2"), facts, all("#panel .treeRow").filter(one => !one.hidden).map(one => one.textContent).join(" "), lists()];
      all("#panel dd .link")[0].click(); await settled();
      first.push(text("#panel h2"), rowOf(403).getAttribute("aria-selected"));
      noErrors();
      return first.join("\\n");
      """
    )

    #expect(
      result == """
        .cart(.interface(.add))
        404 action 403 .view(.productTapped) 0:14.960 53.3 µs Shop/Shop.swift:52
        ▼cart: ▼interface: ▼add: name:"Black tea" count:1
        pricefinished after 131 msShop/Cart.swift:61|405 .cart(.internal(.priced))|uuid"8A0F1B6C-2E31-4C55-9D0B-6C1F00A1B2C3"
        .view(.productTapped)
        true
        """
    )
  }

  @Test(
    "the times above the effects are where their bars are, with a scroll bar and without one",
    arguments: [420, 1400],
    [3, 412]
  )
  func axis(width: Int, total: Int) async throws {
    let result = try await InspectorBrowser.run(
      """
      key("e"); await settled();
      const axis = document.querySelector(".marks").getBoundingClientRect(), lane = all(".lane").find(one => one.offsetParent).getBoundingClientRect();
      const distance = Math.max(Math.abs(axis.left - lane.left), Math.abs(axis.right - lane.right));
      noErrors();
      return [element("bars").scrollHeight > element("bars").clientHeight, distance <= 1 || distance].join();
      """,
      setup: "program.total = \(total); program.first = 1;",
      width: width
    )

    #expect(result == "\(total > 100),true")
  }

  @Test("the fields and buttons of each panel are inside of it", arguments: [420, 1400])
  func insidePanels(width: Int) async throws {
    let result = try await InspectorBrowser.run(
      """
      const outside = [];
      let tools = 0;
      for (const tab of ["s", "e", "t"]) {
        key(tab); await settled();
        for (const box of all("#panel .tools")) {
          const { left, right } = box.getBoundingClientRect();
          for (const one of box.children) {
            const edges = one.getBoundingClientRect();
            tools += 1;
            if (one.textContent + one.tagName !== "SPAN" && (edges.left < left || edges.right > right)) outside.push(one.outerHTML);
          }
        }
      }
      noErrors();
      return [tools > 10, ...outside].join();
      """,
      width: width
    )

    #expect(result == "true")
  }

  @Test("the changes have path, old and new value, and lead to the actions that changed the value")
  func changes() async throws {
    let result = try await InspectorBrowser.run(
      """
      for (let step = 0; step < 3; step++) key("k");
      key("c"); await settled();
      const change = text("#panel .change");
      press("Which actions changed this"); await settled();
      noErrors();
      return [change, text("#filterText"), shownRows().every(one => one.number % 8 === 1), rowOf(409).getAttribute("aria-selected")].join("|");
      """
    )

    #expect(result == #"queryWhich actions changed this−"bla"+"roo"|51 actions changed query|true|true"#)
  }

  // holds: INSPECT-3
  @Test("an element of a list that is new or gone is one change, with its index")
  func elementChanges() async throws {
    let result = try await InspectorBrowser.run(
      """
      methods.diff = () => ({ isComplete: true, changes: [{ path: ["rows", 3], old: "needle.txt" }, { path: ["rows", 0], new: "newfile.txt" }, { path: ["rows", 1], old: 1, new: 2 }, { path: ["title"], new: "a" }] });
      key("c"); await settled();
      const changes = all("#panel .change").map(one => one.textContent.replace("Which actions changed this", ""));
      press("Which actions changed this"); await settled();
      noErrors();
      return [...changes, JSON.stringify(asked("changes").map(one => one.path))].join("|");
      """
    )

    #expect(
      result == #"""
        rows removed at 3−"needle.txt"|rows inserted at 0+"newfile.txt"|rows[1]−1+2|title+"a"|[["rows"]]
        """#
    )
  }

  // holds: INSPECT-21
  @Test("large integers keep their digits in the payload and in an action that is sent")
  func exactNumbers() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("k"); await settled();
      const shown = text("#panel .tree");
      key("n"); await settled();
      const field = document.querySelector("#panel textarea"), filled = field.value.replace(/\\s+/g, "");
      press("Send"); await settled();
      noErrors();
      return [shown.includes("9007199254741044"), filled, asked("send")[0].text.includes('"action":') && asked("send")[0].text.includes("9007199254741044"), text("#panel p[role=status]")].join("|");
      """
    )

    #expect(
      result
        == #"true|{"view":{"productTapped":{"id":9007199254741044}}}|true|Sent as action 413 .cart(.internal(.priced))"#
    )
  }

  // holds: INSPECT-23, INSPECT-540
  @Test("an action that is not JSON, and one that the program refuses, are errors beside the field")
  func refusedActions() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("n"); await settled();
      const field = document.querySelector("#panel textarea"), problem = () => text("#panel [role=alert]");
      type(field, "[1"); press("Send"); await settled();
      const first = problem().startsWith("This is not JSON:") && asked("send").length === 0;
      type(field, JSON.stringify("x".repeat(1000000))); press("Send"); await settled();
      const second = asked("send").length === 0 ? problem() : "";
      type(field, "7"); press("Send"); await settled();
      return [first, second, problem()].join("|");
      """
    )

    #expect(
      result
        == #"true|"send" was not sent: it has more than 1,000,000 bytes.|The action does not fit: an object was expected at its start."#
    )
  }

  // holds: INSPECT-12
  @Test("a test is written from the selected actions or from all, and is copied and downloaded")
  func exportedTest() async throws {
    let result = try await InspectorBrowser.run(
      """
      const results = [], preview = () => text("#panel pre.grow").replace(/\\s+/g, " ");
      for (let step = 0; step < 3; step++) key("k");
      for (let step = 0; step < 2; step++) key("ArrowDown", { shiftKey: true });
      element("export").click(); await settled();
      results.push(text("#tabs [aria-selected=true]"), element("panel").querySelector("pre.grow").hidden);
      press("Actions 409 to 411"); await settled();
      results.push(preview(), all("#panel input")[1].value, all("#panel li").length);
      type(all("#panel input")[0], "CartTests"); type(all("#panel input")[1], "Shop(isTest: true)");
      press("Whole session"); await settled();
      results.push(preview(), text("#panel li"));
      let saved = null;
      document.addEventListener("click", event => { if (event.target.download) { saved = event.target.download; event.preventDefault(); } });
      press("Download"); await settled();
      results.push(saved);
      let copied = null;
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async one => { copied = one; } } });
      press("Copy"); await settled();
      results.push(copied === text("#panel pre.grow"), text("#panel p[role=status]"));
      press("Copy the products"); await settled();
      results.push(copied.replace("\\n", " "), text("#panel p[role=status]"));
      noErrors();
      return results.join("|");
      """
    )

    #expect(
      result == """
        Test|true|struct ShopSessionTests { // 409 to 411 of Shop() } |Shop()|0|\
        struct CartTests { // 1 to 412 of Shop(isTest: true) } |Action 412: a reducer read a redacted value of type 'String'.|\
        CartTests.swift|true|The test is copied.|\
        .product(name: "HeadgateTesting", package: "headgate"), .product(name: "HeadgateReplayTesting", package: "headgate"),|\
        The products are copied.
        """
    )
  }

  // holds: INSPECT-12
  @Test("a test that cannot be written is an error in its place")
  func refusedTest() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("t"); await settled();
      press("Whole session"); await settled();
      const results = [text("#panel pre.grow") !== ""];
      methods.test = () => { throw new Error("The state has a text instead of a value."); };
      press("Whole session"); await settled();
      const saves = [...all("#panel button")].filter(one => ["Copy", "Download"].includes(one.textContent));
      return [...results, element("panel").querySelector("pre.grow").hidden, text("#panel [role=alert]"), saves.every(one => one.disabled), problems().length].join("|");
      """
    )

    #expect(result == "true|true|The state has a text instead of a value.|true|0")
  }

  @Test("the text of a button is readable under the mouse")
  func hoveredButtons() async throws {
    let result = try await InspectorBrowser.run(
      """
      // The rules for a button under the mouse, for a class instead: no mouse is here.
      const rules = [...document.styleSheets[0].cssRules].map(one => one.cssText).filter(one => one.includes(":hover"));
      document.head.append(Object.assign(document.createElement("style"), { textContent: rules.join("").replaceAll(":hover", ".hovered") }));
      key("t"); await settled();
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const luminance = color => {
        context.fillStyle = color; context.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map(one => one / 255).map(one => one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4);
        return .2126 * red + .7152 * green + .0722 * blue;
      };
      const contrast = one => { const { color, backgroundColor } = getComputedStyle(one), [low, high] = [luminance(color), luminance(backgroundColor)].sort((a, b) => a - b); return (high + .05) / (low + .05); };
      const buttons = all(".button").filter(one => one.offsetParent && !one.disabled);
      for (const one of buttons) one.classList.add("hovered");
      noErrors();
      return [buttons.length > 8, buttons.some(one => one.classList.contains("strong")), buttons.filter(one => contrast(one) < 4.5).map(one => one.textContent)].join("|");
      """
    )

    #expect(result == "true|true|")
  }

  // holds: INSPECT-404
  @Test("a page that is opened when nothing happens shows the running effects, also of a store that is chosen later")
  func quietStart() async throws {
    let result = try await InspectorBrowser.run(
      """
      const shown = async () => { element("rows").focus(); key("e"); await settled(); return text("#panel h2").split(", ")[1] + " " + text("#tabs .badge"); };
      const results = [await shown()];
      for (const store of [2, 1]) { element("store").value = "0 " + store; element("store").dispatchEvent(new Event("change")); await settled(); results.push(await shown()); }
      noErrors();
      return results.join("|");
      """,
      setup: "program.isQuiet = true; program.stores = 2;"
    )

    #expect(result == "2 running 2|2 running 2|2 running 2")
  }

  @Test("effects are bars with what they sent, and a running effect can be cancelled")
  func effects() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("e"); await settled();
      const rows = all("#bars .effectRow").filter(one => !one.hidden).sort((one, two) => one.getBoundingClientRect().top - two.getBoundingClientRect().top);
      const names = rows.slice(0, 3).map(one => one.querySelector(".who").textContent).join();
      const clock = rows[1], finished = rows[2];
      const results = [names, clock.classList.contains("running"), clock.querySelectorAll(".dot").length > 20, finished.querySelectorAll(".dot").length, finished.querySelector(".end").textContent,
        rows.map(one => one.querySelector(".end").textContent).find(one => one.startsWith("cancelled"))];
      clock.querySelector(".end button").click(); await settled();
      results.push(JSON.stringify(asked("cancel").map(one => one.effect)));
      finished.querySelector("button.dot").click(); await settled();
      results.push(rowOf(410).getAttribute("aria-selected"), text("#tabs .badge"));
      noErrors();
      return results.join("|");
      """
    )

    #expect(
      result == """
        priceby 412 .cart(.interface(.add)),clockby 1 .view(.queryChanged),searchby 409 .view(.queryChanged)|\
        true|true|1|41.8 ms|cancelledby 394|[1]|true|2
        """
    )
  }

  @Test("the map has the actions of each feature, and marks what just happened")
  func map() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("m"); await settled();
      const cards = () => all("#panel .card").map(one => (one.classList.contains("now") ? "*" : "") + one.textContent + " " + (one.dataset.kind ?? ""));
      const before = cards();
      program.total += 4; program.news(); await settled();
      noErrors();
      const marked = cards => cards.filter(one => one.startsWith("*")).map(one => one.replace(/[0-9]+ action.*/, "")).join();
      return [before.slice(0, 3).join("|"), marked(before), text("#panel .legend"), cards().find(one => one.startsWith("*ticked"))].join("\\n");
      """
    )

    #expect(
      result == """
        Shop412 actions, last 412 .cart(.interface(.add)) |\
        view104 actions, last 411 .view(.productTapped) view|\
        *queryChanged52 actions, last 409 .view(.queryChanged) view
        *queryChanged,*productTapped,*found,*add,*ticked
        one of the last 5 actions
        *ticked52 actions, last 416 .clock(.ticked)\u{20}
        """
    )
  }

  @Test("a value of a type that is not Codable is a text, and cannot be sent")
  func dump() async throws {
    let result = try await InspectorBrowser.run(
      """
      const shown = text("#panel .text");
      key("n"); await settled();
      noErrors();
      return [shown, text("#panel [role=alert]"), document.querySelector("#panel textarea").value].join("|");
      """,
      setup: """
        const answer = methods.action;
        methods.action = request => { const result = answer(request); Object.assign(result.action, { coding: 1, payload: "Shop.Action.view(<b>)" }); return result; };
        """
    )

    #expect(
      result == "Shop.Action.view(<b>)|The type of this action is not Codable, so it cannot be sent from here.|"
    )
  }

  // holds: INSPECT-546
  @Test("an action that could not be encoded is not said to have a type that is not Codable")
  func notEncoded() async throws {
    let result = try await InspectorBrowser.run(
      """
      const shown = all("#panel section p").map(one => one.textContent).join();
      key("n"); await settled();
      noErrors();
      return [shown, text("#panel [role=alert]")].join("|");
      """,
      setup: #"""
        const answer = methods.action, payload = "Shop.Action.rated(nan)\n\nNot encoded: a number that is not finite";
        methods.action = request => { const result = answer(request); Object.assign(result.action, { coding: 1, payload }); return result; };
        """#
    )

    #expect(
      result == """
        The action could not be encoded; the text ends with the reason. It can be read, but not replayed.|\
        This action could not be encoded, so it cannot be sent from here.
        """
    )
  }

  // holds: INSPECT-546
  @Test("the tabs State and Changes say that they cannot show a selected action, also when a newer one is selected")
  func nothingToShow() async throws {
    let result = try await InspectorBrowser.run(
      """
      const results = [];
      for (const tab of ["s", "c"]) { key(tab); await settled(); results.push(text("#panel .none") ?? text("#panel h2")); }
      program.total = 1; program.news(); key("s"); await settled();
      results.push(rowOf(1).getAttribute("aria-selected"), text("#panel h2"), problems().join());
      return results.join("|");
      """,
      setup: """
        program.total = 0; program.isReplayable = false;
        methods.state = methods.diff = () => { throw new Error(problem()); };
        """
    )

    #expect(
      result == """
        No action is selected.|No action is selected.|true|The state after this action cannot be shown.|The state of Shop is not Codable.
        """
    )
  }
}
