// Tests of: INSPECT-23, INSPECT-409

import BrowserPages
import Testing

/// Drives the selection of actions in a browser.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .serialized)
struct InspectorSelectionTests {
  @Test("only the selected action of a range has an outline, whether a key or the mouse selected it")
  func rangeOutline() async throws {
    let result = try await InspectorBrowser.run(
      """
      const outlined = () => shownRows().filter(one => getComputedStyle(one).outlineStyle === "solid").map(numberOf).join();
      const results = [];
      key("k", { shiftKey: true }); key("k", { shiftKey: true }); await settled(); results.push(outlined());
      rowOf(408).click(); await settled(); results.push(outlined());
      rowOf(406).dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: true })); await settled(); results.push(outlined());
      noErrors();
      return [...results, shownRows().filter(one => one.getAttribute("aria-selected") === "true").length].join(" ");
      """
    )

    #expect(result == "410 408 406 3")
  }

  // holds: INSPECT-409
  @Test("the newest action is selected until somebody selects another one, and again after End")
  func followingSelection() async throws {
    let result = try await InspectorBrowser.run(
      """
      const add = async count => { program.total += count; program.news(); await settled(); };
      const selected = () => element("rows").getAttribute("aria-activedescendant").slice(3) + (element("newest").hidden ? "" : "↓"), shown = () => text("#panel h2 button").split(" ")[0];
      const results = [selected()], note = () => results.push(selected());
      key("s"); await settled(); results.push(shown());
      await add(5); note(); results.push(shown());
      // Who uses the state has not selected an action.
      all("#panel .treeRow")[0].click(); await add(1); note(); results.push(shown());
      // A selected action stays.
      key("k"); await add(1); note(); results.push(shown());
      key("j"); key("j"); await add(1); note();
      key("End"); await settled(); note(); await add(1); note(); results.push(shown());
      rowOf(420).click(); await add(1); note();
      element("newest").click(); await add(1); note();
      // Neither while the list shows another place, nor while the program shows another time.
      element("rows").scrollTop -= 2800; await settled(); await add(1); note();
      element("rows").scrollTop += 9999; await settled(); note();
      key(" "); await settled(); await add(1); note();
      key("r"); await settled(); note();
      key("["); await settled(); key("r"); await settled(); await add(1); note();
      key("End"); type(element("search"), "tea"); await settled(); await add(1); note();
      // What somebody begins to use in a tab is not replaced.
      key("Escape"); key("End"); key("a"); await settled(); note();
      document.querySelector("#panel .command").focus(); await add(1); note();
      noErrors();
      return results.join(" ");
      """
    )

    #expect(
      result == """
        412 412 417 417 418 418 417↓ 417 419↓ 420 421 421 420↓ 423 423↓ 424 424 425 424↓ 2 427 427↓
        """
    )
  }

  // holds: INSPECT-409
  @Test(
    "the selection of the newest action asks once for each news, while nothing is on its way, and for a shown tab only"
  )
  func followingCosts() async throws {
    let script = """
      const states = () => asked("state").length, add = () => { program.total += 1; program.news(); };
      const results = [], note = async work => { const before = states(); await work(); results.push(states() - before); };
      await settled(); key("s"); await settled();
      await note(async () => { add(); await settled(); });
      program.later.state = true;
      await note(async () => { for (let step = 0; step < 5; step++) { add(); await frame(); } await wait(50); });
      program.later = {};
      const { id } = asked("state").at(-1);
      await note(async () => { program.sockets[0].onmessage({ data: JSON.stringify({ id, result: {} }) }); await settled(); });
      results.push(text("#panel h2 button").split(" ")[0]);
      // Also for an action whose effect runs, and for what does not depend on the selection.
      for (const tab of ["a", "e", "m"]) {
        key(tab); await settled();
        const before = program.asked.length;
        program.total += { a: 7, e: 8, m: 8 }[tab]; program.news(); await settled();
        results.push(program.asked.slice(before).map(one => one.method).filter(one => one !== "actions").join(" "));
      }
      key("s"); await settled();
      """
    try await InspectorBrowser.open(width: 420) { page in
      let shown = try InspectorBrowser.run("\(script) return results.join();", in: page)
      let hidden = try InspectorBrowser.run(
        """
        const before = program.asked.filter(one => one.method !== "actions").length;
        key("Escape"); program.total += 5; program.news(); await settled(); program.news(); await settled();
        const requests = program.asked.filter(one => one.method !== "actions").length - before;
        key("Enter"); await settled();
        noErrors();
        return [requests, text("#panel h2 button").split(" ")[0]].join();
        """,
        in: page
      )
      #expect(shown == "1,1,1,418,action,effects,map")
      #expect(hidden == "0,446")
    }
    let notReplayable = try await InspectorBrowser.run(
      """
      key("s"); await settled();
      const problem = problems().length, before = asked("state").length;
      program.total += 1; program.news(); await settled();
      return [problem, asked("state").length - before].join();
      """,
      setup: #"program.isReplayable = false; methods.state = () => { throw new Error(problem()); };"#
    )
    #expect(notReplayable == "1,0")
  }

  // holds: INSPECT-409
  @Test(
    "what somebody begins to use in a tab stays, also when the answer about a newer action is on its way",
    arguments: [("a", "action", ".command"), ("c", "diff", ".link"), ("n", "action", "textarea")]
  )
  func pickedWhileAsked(tab: String, method: String, used: String) async throws {
    let result = try await InspectorBrowser.run(
      """
      key("\(tab)"); await settled();
      const used = document.querySelector("#panel \(used)"), before = used.value ?? used.textContent;
      program.later["\(method)"] = true; program.total += 1; program.news(); await wait(60);
      const { id } = asked("\(method)").at(-1), shown = () => element("rows").getAttribute("aria-activedescendant");
      const results = [shown()];
      used.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      program.later = {};
      program.event({ id, result: methods["\(method)"]({ number: 413, from: 412, to: 413 }) }); await settled();
      results.push(shown(), used.isConnected, (used.value ?? used.textContent) === before, element("newest").hidden);
      // The program goes on, and the action stays.
      program.total += 1; program.news(); await settled();
      results.push(shown());
      noErrors();
      return results.join();
      """
    )

    #expect(result == "row413,row412,true,true,false,row412")
  }

  // holds: INSPECT-409
  @Test("what somebody scrolls to with the wheel in a tab stays")
  func scrolledPanel() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("a"); await settled();
      const panel = element("panel"), shown = () => element("rows").getAttribute("aria-activedescendant");
      const results = [panel.scrollHeight > panel.clientHeight + 60];
      panel.firstChild.dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaY: 40 }));
      panel.scrollTop = 40; await settled();
      program.total += 1; program.news(); await settled();
      results.push(shown(), panel.scrollTop);
      noErrors();
      return results.join();
      """,
      height: 300
    )

    #expect(result == "true,row412,40")
  }

  // holds: INSPECT-409, INSPECT-23
  @Test("the tab State says why a store that is chosen has no states")
  func choiceWithoutStates() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("s"); await settled();
      element("store").value = "0 2"; element("store").dispatchEvent(new Event("change")); await settled();
      return [problems().join(), asked("state").filter(one => one.store === 2).length].join("|");
      """,
      setup: """
        program.stores = 2;
        const allStores = stores, states = methods.state, reason = "The state of Settings is not Codable.";
        stores = () => allStores().map(one => one.store === 2 ? { ...one, isReplayable: false, problem: reason } : one);
        methods.state = request => { if (request.store === 2) throw new Error(reason); return states(request); };
        """
    )

    #expect(result == "The state of Settings is not Codable.|1")
  }
}
