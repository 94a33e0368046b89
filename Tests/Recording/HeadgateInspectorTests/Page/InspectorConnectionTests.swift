// Tests of: INSPECT-11, INSPECT-22, INSPECT-23, INSPECT-401, INSPECT-407, INSPECT-545

import BrowserPages
import Testing

/// Drives the connection to programs and stores in a browser.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .serialized)
struct InspectorConnectionTests {
  // holds: INSPECT-22
  @Test("a lost connection is shown, and the page goes on when the program is back")
  func reconnection() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("k"); await settled();
      program.refuses = true; program.drop();
      const disabled = () => all("footer button, footer input, #download").filter(one => one.offsetParent && (one.disabled || one.ariaDisabled === "true")).length;
      const results = [text("#connection"), element("banner").hidden, text("#mode"), disabled(), document.querySelector("#panel .command").disabled];
      key(" "); await settled();
      results.push(problems().join());
      key("Escape");
      await until(() => text("#bannerText").startsWith("The program does not"));
      results.push(text("#bannerText"), text("#mode"));
      key("k"); await settled();
      results.push(text("#panel h2"), rowOf(410).children[2].textContent);
      key("j"); await settled();
      program.refuses = false; program.total += 2; element("retry").click(); await until(() => element("banner").hidden); await settled();
      results.push(text("#connection"), element("banner").hidden, text("#mode"), disabled(), text("#counts"), rowOf(411).getAttribute("aria-selected"));
      key("s"); await settled();
      noErrors();
      return [...results, text("#panel h2")].join("|");
      """
    )

    #expect(
      result == """
        Not connected|false|Lost|8|true|"pause" was not sent: the program is not connected.|\
        The program does not answer. If it was started again, open the address that it printed.|Ended|.internal(.found)|.internal(.found)|\
        Connected|true|Live|2|414 actions|true|State after action 411 .view(.productTapped)
        """
    )
  }

  // holds: INSPECT-545
  @Test("a program that does not greet the page may have a blocked main actor, and the page tries again on demand")
  func blockedProgram() async throws {
    let result = try await InspectorBrowser.run(
      """
      const results = [text("#connection"), element("banner").hidden];
      endPatience();
      results.push(text("#connection"), text("#bannerText"), element("retry").hidden);
      program.delay = 1; element("retry").click();
      await until(() => text("#connection") === "Connected"); await settled();
      // The time after which the second socket would have been late.
      endPatience();
      results.push(element("banner").hidden, text("#counts"), program.sockets.length);
      noErrors();
      return results.join("|");
      """,
      setup: """
        program.delay = 1e9;
        const timers = new Map(), start = window.setTimeout, stop = window.clearTimeout;
        window.setTimeout = (work, delay) => { const timer = start(work, delay); if (delay === 5000) timers.set(timer, work); return timer; };
        window.clearTimeout = timer => { timers.delete(timer); stop(timer); };
        const endPatience = () => { for (const work of timers.values()) work(); };
        """
    )

    let banner = "The program does not answer: its main actor may be blocked, such as by readLine() or at a breakpoint."
    #expect(result == "Connecting|true|Connecting|\(banner)|false|true|412 actions|1")
  }

  // holds: INSPECT-407
  @Test("the page keeps what it has when the last store ends, and goes on with a new one")
  func endedStore() async throws {
    let result = try await InspectorBrowser.run(
      """
      const results = [], row = name => all("#panel .treeRow").find(one => !one.hidden && one.children[1].textContent === name + ":");
      key("k"); key("x"); key("j"); await settled();
      key("t"); press("Whole session"); await settled();
      key("s"); await settled();
      const state = () => text("#panel h2") + all("#panel .treeRow").filter(one => !one.hidden).length;
      const before = state();
      // The last store ends, while an answer is on its way. Then the program ends, too.
      key("c"); await until(() => asked("diff").length > 0); program.later = { diff: true };
      key("s"); key("c"); await until(() => asked("diff").length > 1);
      program.stores = 0; program.event({ event: "stores", stores: [] });
      program.sockets[0].onmessage({ data: JSON.stringify({ id: program.asked.at(-1).id, error: "There is no store 1." }) });
      program.news();
      await settled();
      const requests = program.asked.length;
      const check = async () => {
        for (const tab of ["a", "c", "s", "e", "m", "n", "t"]) { key(tab); await settled(); }
        results.push(text("#panel pre.grow").length > 0, text("#counts"), shownRows().length > 10, text("#position"), text("#mode"), text("#bannerText"), element("retry").hidden);
        key("s"); await settled(); results.push(state() === before, row("query").querySelector(".who").disabled, row("query").querySelector(".who").title);
        const needs = [...all("footer button, footer input"), element("download")].filter(one => one.offsetParent);
        results.push(needs.length, needs.every(one => one.disabled || one.ariaDisabled === "true" && !one.href), new Set(needs.map(one => one.title)).size, needs[0].title, element("search").readOnly);
        key("t"); await settled();
        const disabled = all("#panel button").filter(one => one.disabled).map(one => one.textContent + one.title);
        key("a"); await settled();
        results.push(...disabled, text("#panel h2"), all("#panel .treeRow").length > 0);
        return results.splice(0).join("|");
      };
      const ended = await check();
      noErrors();
      key("l"); await settled();
      const refused = problems().join(), sent = program.asked.length === requests;
      key("Escape");
      program.refuses = true; program.drop(); await settled();
      const lost = await check();
      noErrors();
      // Another store comes.
      Object.assign(program, { refuses: false, stores: 1, total: 9, later: {} });
      stores = () => [{ store: 3, name: "Shop", first: 1, last: 9, mode: "live", position: 9, held: 0, time: timeOf(9), running: [], isReplayable: true }];
      element("retry").click(); await until(() => element("banner").hidden); await settled();
      noErrors();
      return [ended, refused, sent, lost, [text("#counts"), text("#mode"), element("lock").disabled, element("lock").title, element("search").readOnly, element("download").getAttribute("href"), text("#panel h2")].join("|")].join("\\n");
      """
    )

    let kept = { (banner: String, isOpen: Bool) in
      """
      true|412 actions|true|412 of 412|Ended|\(banner)|\(isOpen)|true|true|The store has ended.|\
      9|true|1|The store has ended.|true|\
      Action 412The store has ended.|Whole sessionThe store has ended.|.cart(.interface(.add))|true
      """
    }
    #expect(
      result == """
        \(kept("The store has ended. The page keeps what it has.", true))
        "lock" was not sent: the store has ended.
        true
        \(kept("The store has ended. If the program was started again, open the address that it printed.", false))
        9 actions|Live|false|Drop all actions|false|/session?store=3&token=|.view(.queryChanged)
        """
    )
  }

  // holds: INSPECT-23
  @Test("errors of requests, foreign messages and other versions are shown")
  func errors() async throws {
    let result = try await InspectorBrowser.run(
      """
      const first = problems().join();
      methods.seek = () => { throw new Error("The state does not fit at cart.lines."); };
      key("["); await settled();
      program.sockets[0].onmessage({ data: "{" });
      program.event({ event: "unknown" });
      return [first, ...problems().slice(1), text("#position")].join("|");
      """,
      setup: "program.version = 2;"
    )

    #expect(
      result == """
        The program speaks version 2 of the protocol, and this page version 1. Open the page of the program.|\
        The state does not fit at cart.lines.|The program sent a message that is not JSON: {|412 of 412
        """
    )
  }

  @Test("another store is asked for its own actions")
  func stores() async throws {
    let result = try await InspectorBrowser.run(
      """
      element("store").value = "0 2"; element("store").dispatchEvent(new Event("change")); await settled();
      noErrors();
      return [asked("actions")[0].store, asked("actions").at(-1).store, element("download").getAttribute("href")].join(" ");
      """,
      setup: "program.stores = 2;"
    )

    #expect(result == "1 2 /session?store=2&token=")
  }

  // holds: INSPECT-11
  @Test("a store without actions shows nothing of the store that was chosen before")
  func emptyStore() async throws {
    let result = try await InspectorBrowser.run(
      """
      element("rows").focus();
      for (const tab of ["a", "c", "s", "e", "m", "n", "t"]) { key(tab); await settled(); }
      element("panel").querySelector("input[type=checkbox]").click();
      key("n"); type(element("panel").querySelector("textarea"), '{"edited":{}}');
      element("rows").focus(); key("s"); await settled();
      type(element("panel").querySelector("input"), "tea"); await settled();
      // The answer about the state of the first store comes after the second one is chosen.
      const before = asked("state").length;
      program.delay = 200;
      element("rows").focus(); key("k"); await until(() => asked("state").length > before);
      program.total = 0; program.event({ event: "stores", stores: stores() });
      element("store").value = "0 2"; element("store").dispatchEvent(new Event("change")); await settled();
      const shown = [];
      element("rows").focus();
      for (const tab of ["a", "c", "s", "e", "m", "n", "t"]) {
        key(tab); await settled();
        shown.push(text("#panel h2") ?? text("#panel"), all("#panel .treeRow, #panel .effectRow").filter(one => one.offsetParent).length);
        shown.push(...all("#panel input, #panel textarea").map(one => one.type === "checkbox" ? one.checked : one.value));
      }
      noErrors();
      return shown.join("|");
      """,
      setup: "program.stores = 2;"
    )

    #expect(
      result == """
        No action is selected.|0|No action is selected.|0|No action is selected.|0||0 effects, 0 running|0|\
        Features and their actions|0|Send an action|0||Export a test|0|||false
        """
    )
  }

  // holds: INSPECT-401
  @Test("stores of several programs are chosen in one page, each at its own socket")
  func programs() async throws {
    let result = try await InspectorBrowser.run(
      """
      // The stores of both programs have the same number. What belongs to the first one must not be sent to the other.
      const chosen = () => [element("filter").hidden, element("search").value, element("unskip").hidden, text("#counts")].join();
      key("x"); await settled();
      type(element("search"), "found"); await settled();
      element("rows").focus(); key("t"); await settled();
      const feature = () => document.querySelector("[aria-label='Expression that creates the feature']").value;
      press("Whole session"); await settled();
      const before = chosen() + "," + feature();
      element("other").click();
      type(element("address"), "http://127.0.0.1:9/?token=abc"); element("openAddress").click(); await settled();
      const after = chosen() + "," + feature();
      element("rows").focus(); key("x"); await settled();
      const skips = JSON.stringify(asked("skip").map(one => one.numbers));
      const results = [program.addresses.at(-1), element("programs").open, text("#program"), text("#connection")];
      const groups = () => all("#store optgroup").map(one => one.label + ":" + [...one.children].map(one => one.textContent).join()).join(" ");
      results.push(groups(), element("store").value, element("download").getAttribute("href"));
      element("store").value = "0 1"; element("store").dispatchEvent(new Event("change")); await settled();
      results.push(program.addresses.at(-1).endsWith("token="), text("#counts"), element("store").value);
      element("other").click(); press("Remove", element("programs")); await settled();
      results.push(element("storeChoice").hidden, sessionStorage.getItem("programs"));
      noErrors();
      return [before, after, skips, ...results].join("|");
      """
    )

    #expect(
      result == """
        false,found,false,412 actions,Shop()|true,,true,412 actions,|[[412],[412]]|\
        ws://127.0.0.1:9/socket?token=abc|false|shop|Connected|shop:Shop shop:Shop|1 1|//127.0.0.1:9/session?store=1&token=abc|\
        true|412 actions|0 1|true|[]
        """
    )
  }

  @Test("an address without a token, one of another machine, and one that is no address are refused")
  func addresses() async throws {
    let result = try await InspectorBrowser.run(
      """
      element("other").click();
      const open = text => { element("address").value = text; element("openAddress").click(); return element("addressProblem").textContent; };
      return ["x", "javascript:alert(1)", "http://127.0.0.1:1/", "http://192.168.1.7:1/?token=a"].map(open).join("|");
      """
    )

    #expect(
      result == """
        This is not an address. It begins with http://, as in http://127.0.0.1:8765/?token=…|\
        The address of an inspector begins with http://.|\
        The address has no token. Copy the whole address that the program printed.|\
        This page shows programs of this machine only. Open the address in a tab of its own.
        """
    )
  }

  @Test("the answer to a skip does not belong to a store that was chosen since")
  func skipOfOtherStore() async throws {
    let result = try await InspectorBrowser.run(
      """
      program.delay = 100; key("x"); await wait(20);
      element("store").value = "0 2"; element("store").dispatchEvent(new Event("change")); await wait(300); await settled();
      noErrors();
      return [asked("skip").length, element("unskip").hidden, all(".row.skipped").length].join();
      """,
      setup: "program.stores = 2;"
    )

    #expect(result == "1,true,0")
  }

  @Test("the answer to a step in time does not move a store that was chosen since")
  func stepOfOtherStore() async throws {
    let result = try await InspectorBrowser.run(
      """
      program.delay = 100; key("["); await wait(20);
      element("store").value = "0 2"; element("store").dispatchEvent(new Event("change")); await wait(300); await settled();
      noErrors();
      return [asked("seek").map(one => one.store), text("#position")].join();
      """,
      setup: """
        program.stores = 2;
        const allStores = stores;
        stores = () => allStores().map(one => one.store === 2 ? { ...one, mode: "paused", position: 3 } : one);
        """
    )

    #expect(result == "1,3 of 412")
  }

  @Test("a store that is chosen again has the position, the mode and the skipped actions that it has now")
  func storeOfNow() async throws {
    let result = try await InspectorBrowser.run(
      """
      const choice = async number => { element("store").value = `0 ${number}`; element("store").dispatchEvent(new Event("change")); await settled(); };
      const results = [], note = () => results.push(text("#position") + " " + text("#mode") + " " + (element("unskip").hidden ? "" : text("#unskip")));
      program.total += 5; program.news(); await settled(); note();
      await choice(2); await choice(1); note();
      // Another page stops the store that is not shown.
      program.event({ event: "mode", store: 2, mode: "paused", position: 7, held: 3 });
      await choice(2); note();
      await choice(1); key("["); await settled(); key("x"); await settled(); note();
      await choice(2); note(); await choice(1); note();
      // The other page lets the store go on, without skipped actions.
      await choice(2); program.event({ event: "mode", store: 1, mode: "live", position: 417, held: 0 });
      await choice(1); note();
      noErrors();
      return results.join("|");
      """,
      setup: "program.stores = 2;"
    )

    #expect(
      result == """
        417 of 417 Live |417 of 417 Live |7 of 412 Paused, 3 held |416 of 417 Paused Skip nothing (1)|\
        7 of 412 Paused, 3 held |416 of 417 Paused Skip nothing (1)|417 of 417 Live 
        """
    )
  }
}
