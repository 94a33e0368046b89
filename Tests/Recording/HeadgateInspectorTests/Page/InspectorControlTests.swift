// Tests of: INSPECT-5, INSPECT-25, INSPECT-26, INSPECT-409, INSPECT-411

import BrowserPages
import Testing

/// Drives keys and time travel in a browser.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .serialized)
struct InspectorControlTests {
  // holds: INSPECT-26
  @Test("an area that keys scroll shows that it has the focus")
  func focus() async throws {
    let result = try await InspectorBrowser.run(
      """
      const ring = () => { const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement); return `${document.activeElement.className || document.activeElement.id} ${outlineStyle} ${outlineWidth}`; };
      key("?"); await settled();
      const list = ring();
      element("keys").querySelector(".close").click();
      key("Enter"); await settled();
      return [list, ring()].join("|");
      """
    )

    #expect(result == "scroll solid 2px|panel solid 1px")
  }

  // holds: INSPECT-26
  @Test("keys move, open tabs, and show their own list")
  func keys() async throws {
    let result = try await InspectorBrowser.run(
      """
      const selected = () => all("#rows .row[aria-selected=true]").map(one => one.number).sort().join();
      const tab = () => text("#tabs [aria-selected=true]");
      const results = [];
      for (const name of ["k", "ArrowUp", "j", "Home", "ArrowDown", "End"]) { key(name); await settled(); results.push(selected()); }
      key("K", { shiftKey: true }); key("K", { shiftKey: true }); await settled(); results.push(selected());
      for (const name of ["e", "m", "s", "c", "n", "t", "a"]) { key(name); results.push(tab().replace(/\\d/, "")); await settled(); }
      key("?"); results.push(element("keys").open);
      key("j"); results.push(active());
      element("keys").querySelector(".close").click(); results.push(element("keys").open);
      key("Enter"); results.push(document.activeElement.id);
      key("Escape"); results.push(document.activeElement.id);
      noErrors();
      function active() { return element("rows").getAttribute("aria-activedescendant"); }
      return results.join(" ");
      """
    )

    #expect(
      result
        == "411 410 411 1 2 412 410,411,412 Effects Map State Changes Send Test Action true row410 false panel rows"
    )
  }

  // holds: INSPECT-26
  @Test("the list of keys says where the brackets start, beside the key for the selected action")
  func travelKeys() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("?"); await settled();
      const list = all("#keyList div").map(one => one.children[0].textContent + ": " + one.children[1].textContent), at = list.findIndex(one => one.startsWith("[:"));
      element("keys").querySelector(".close").click();
      // The program shows the state after action 410. The selected action is another one.
      key("["); key("["); await settled(); key("Home"); key("]"); await settled();
      return [...list.slice(at, at + 3), text("#position")].join("|");
      """
    )

    #expect(
      result == """
        [: one action back from the state that the program shows|]: one action forward from the state that the program shows|\
        g: show the state after the selected action in the program|411 of 412
        """
    )
  }

  @Test("space, L, R and brackets control the program, and its mode is shown as a text")
  func travel() async throws {
    let result = try await InspectorBrowser.run(
      """
      const results = [], note = () => results.push(`${text("#mode")} ${text("#position")}`);
      note();
      for (const name of ["[", "[", "]", "l", "r", " ", " "]) { key(name); await settled(); note(); }
      noErrors();
      return results.join("|") + "|" + program.asked.map(one => one.method).filter(one => ["seek", "pause", "lock", "resume"].includes(one)).join();
      """
    )

    #expect(
      result == """
        Live 412 of 412|Paused 411 of 412|Paused 410 of 412|Paused 411 of 412|Locked 411 of 412|Live 412 of 412|Paused 412 of 412|Live 412 of 412|\
        seek,seek,seek,lock,resume,pause,resume
        """
    )
  }

  // holds: INSPECT-5
  @Test("the mode has the number of held actions, and a step after the newest action does nothing")
  func held() async throws {
    let result = try await InspectorBrowser.run(
      """
      const results = [element("forward").disabled];
      key("]"); await settled(); results.push(text("#mode"), asked("seek").length);
      key(" "); await settled(); results.push(text("#mode"));
      program.held = 3; program.news(); await settled(); results.push(text("#mode"));
      key("["); await settled(); results.push(text("#mode"), element("forward").disabled);
      key("]"); key("]"); await settled(); results.push(text("#position"), asked("seek").length);
      program.held = 0; key("r"); await settled(); results.push(text("#mode"));
      noErrors();
      return results.join("|");
      """
    )

    #expect(result == "true|Live|0|Paused|Paused, 3 held|Paused, 3 held|false|412 of 412|2|Live")
  }

  // holds: INSPECT-25
  @Test("while the program computes a state, only the latest position of the slider is kept")
  func slider() async throws {
    let result = try await InspectorBrowser.run(
      """
      program.delay = 300;
      for (let position = 400; position > 300; position--) { element("slider").value = position; element("slider").dispatchEvent(new Event("input")); }
      await until(() => text("#position").startsWith("301 ") && program.position === 301); await settled();
      noErrors();
      const sought = asked("seek").map(one => one.number);
      return [sought.length, sought.at(-1), text("#position"), rowOf(301).classList.contains("current"), rowOf(302).classList.contains("later")].join(" ");
      """
    )

    #expect(result == "2 301 301 of 412 true true")
  }

  @Test("a program that goes on does not stop again at a position that was wished for before")
  func resumeWhileSeeking() async throws {
    let result = try await InspectorBrowser.run(
      """
      for (const name of ["[", "[", "[", "r"]) key(name);
      await settled();
      noErrors();
      return [program.mode, text("#mode"), text("#position"), asked("seek").length].join(" ");
      """
    )

    #expect(result == "live Live 412 of 412 1")
  }

  @Test("the state before the first action can be shown")
  func start() async throws {
    let result = try await InspectorBrowser.run(
      """
      element("slider").value = 0; element("slider").dispatchEvent(new Event("input")); await settled();
      key("["); await settled();
      noErrors();
      return [asked("seek").map(one => one.number).join(), text("#position")].join("|");
      """
    )

    #expect(result == "0,0|0 of 412")
  }

  // holds: INSPECT-409
  @Test("a store without actions has no time travel, and the newest action is selected when actions come")
  func empty() async throws {
    let result = try await InspectorBrowser.run(
      """
      const before = [text("#counts"), element("slider").disabled, shownRows().length];
      for (const name of ["j", "k", "Home", "End", "[", "g", "x", "c", "s", "e", "m", "n", "a"]) { key(name); await settled(); }
      noErrors();
      program.total = 1; program.first = 1; program.news(); await settled();
      noErrors();
      const selected = () => shownRows().filter(one => one.getAttribute("aria-selected") === "true").map(numberOf).join();
      const results = [...before, text("#counts"), text("#panel h2"), selected()];
      program.total = 6; program.news(); key("k"); await settled();
      noErrors();
      return [...results, selected(), text("#panel h2")].join("|");
      """,
      setup: "program.total = 0; program.first = 0;"
    )

    #expect(result == "0 actions|true|0|1 action|.view(.queryChanged)|1|5|.cart(.internal(.priced))")
  }

  @Test("selected actions are skipped, and included again")
  func skipping() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("k", { shiftKey: true }); key("x"); await settled();
      const state = () => [rowOf(411).classList.contains("skipped"), text("#skip").trim(), element("unskip").hidden].join();
      const first = state();
      key("x"); await settled();
      noErrors();
      return [first, state(), JSON.stringify(asked("skip").map(one => one.numbers))].join("|");
      """
    )

    #expect(result == "true,Include X,false|false,Skip X,true|[[411,412],[]]")
  }

  // holds: INSPECT-411
  @Test("the changes of a skipped action say that it is skipped, whether it was selected or skipped first")
  func skippedChanges() async throws {
    let result = try await InspectorBrowser.run(
      """
      const shown = () => text("#panel h2") + all("#panel .change").length + (text("#panel .none") ?? "").slice(0, 43), results = [], note = () => results.push(shown());
      const states = () => asked("state").length;
      key("k"); key("k"); key("k"); key("c"); await settled(); note();
      // Selected, then skipped.
      key("x"); await settled(); note();
      // Skipped, then selected.
      key("j"); await settled(); note(); key("k"); await settled(); note();
      key("x"); await settled(); note();
      key("x"); await settled(); note();
      element("unskip").click(); await settled(); note();
      // An answer that comes after the action was skipped is about the state of before.
      key("j"); await settled(); program.delay = 100; key("k"); await wait(60); key("x"); await settled(); note();
      key("r"); await settled(); note();
      // The state is another one without the action.
      key("s"); await settled();
      const before = states();
      key("x"); await settled(); key("r"); await settled();
      results.push(states() - before);
      noErrors();
      return results.join("|");
      """
    )

    let changed = "1 change by action 409 .view(.queryChanged)1"
    let skipped = "Skipped action 409 .view(.queryChanged)0The program shows its state as if this acti"
    #expect(
      result == """
        \(changed)|\(skipped)|0 changes by action 410 .internal(.found)0The action did not change the state.|\(skipped)|\
        \(changed)|\(skipped)|\(changed)|\(skipped)|\(changed)|2
        """
    )
  }

  @Test("a recording that cannot be replayed says why, and has no time travel")
  func notReplayable() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("["); key("x"); await settled();
      return [text("#travelProblem"), element("slider").disabled, asked("seek").length, asked("skip").length].join("|");
      """,
      setup: "program.isReplayable = false;"
    )

    #expect(result == "The state of Shop is not Codable.|true|0|0")
  }
}
