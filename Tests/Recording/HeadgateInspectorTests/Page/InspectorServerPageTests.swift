// Tests of: INSPECT-1, INSPECT-2, INSPECT-3, INSPECT-4

import BrowserPages
import Headgate
import Testing

@testable import HeadgateInspector

/// Drives the page of a real server in a browser.
@MainActor
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .timeLimit(.minutes(10)))
struct InspectorServerPageTests {
  // holds: INSPECT-1, INSPECT-2, INSPECT-3, INSPECT-4
  @Test func `the page shows a session, sends an action, and moves the program through time`() async throws {
    // A port of its own: the stores of other tests are on another server.
    let store = Store(initialState: Desk.State()) { Desk() }
    let inspection = try await store.inspectApart(name: "Desk")
    store.send(.renamed("<script>"))
    await store.send(.loadTapped).finish()
    let waiting = store.send(.waitTapped)

    let result = try await InspectorBrowser.visit(
      inspection.address,
      """
      const results = [], note = (...values) => results.push(values.join(" "));
      await until(() => rowOf(4)?.children[2].textContent === ".waitTapped" && rowOf(3).children[3].textContent === "⚡ load of 2");
      note(text("#connection"), text("#mode"), text("#counts"), shownRows().map(one => one.children[2].textContent + "/" + one.style.getPropertyValue("--depth")).join(" "));
      element("rows").focus();
      key("Home"); await until(() => text("#panel h2") === ".renamed(…)" && text("#panel .tree .treeRow"));
      note(all("#panel .treeRow").filter(one => !one.hidden).map(one => one.textContent).join(" "));
      key("c"); await until(() => text("#panel .change .new"));
      note(text("#panel .change code"), text("#panel .change .new"));
      key("s"); await until(() => text("#panel h2").startsWith("State after action 1 ") && all("#panel .treeRow").some(one => !one.hidden && one.textContent.includes("count")));
      note(all("#panel .treeRow").filter(one => !one.hidden).map(one => one.textContent.replace("Which actions changed this", "")).join());
      all("#panel .treeRow").find(one => one.textContent.includes("count")).querySelector(".who").click(); await until(() => text("#filterText").includes("changed count") && shownRows().length === 1);
      note(text("#filterText"), shownRows().map(numberOf).join());
      key("Escape");
      type(element("search"), "script"); await until(() => text("#filterText").includes("contain"));
      note(text("#filterText"));
      key("Escape"); await until(() => element("filter").hidden);
      key("["); await until(() => text("#mode") === "Paused");
      key("["); await until(() => text("#position") === "2 of 4");
      key("r"); await until(() => text("#mode") === "Live");
      key("e"); press("Whole session"); await until(() => all("#bars .effectRow.running").length === 1 && all("#bars .dot").length > 0);
      press("Cancel"); await until(() => all("#bars .effectRow.cancelled").length === 1);
      key("m"); await until(() => text("#panel .card") !== null);
      note(all("#panel .card b").map(one => one.textContent).join());
      key("n"); await until(() => document.querySelector("#panel textarea"));
      type(document.querySelector("#panel textarea"), '{"nothing":{}}'); press("Send"); await until(() => text("#panel [role=alert]") !== "");
      note(text("#panel [role=alert]").startsWith("This is no action"));
      type(document.querySelector("#panel textarea"), '{"addedSoon":{"_0":9007199254740993}}'); press("Send"); await until(() => text("#panel p[role=status]").includes(".added"));
      note(text("#panel p[role=status]"), problems().join());
      element("rows").focus(); key("Home"); key("ArrowDown", { shiftKey: true });
      element("export").click(); await until(() => document.querySelector("#panel pre.grow"));
      press("Actions 1 to 2"); await until(() => text("#panel pre.grow") !== "");
      note(text("#panel pre.grow").split("\\n").filter(one => /store\\.|Desk|testable/.test(one)).map(one => one.trim()).join("\\n"));
      type(all("#panel input")[0], "no name"); press("Whole session"); await until(() => text("#panel [role=alert]") !== "");
      note(text("#panel [role=alert]"));
      return results.join("\\n");
      """
    )
    waiting.cancel()

    #expect(
      result == """
        Connected Live 4 actions .renamed(…)/0 .loadTapped/0 .loaded(…)/1 .waitTapped/0
        ▼renamed: _0:"<script>"
        name +"<script>"
        count:0,name:"<script>"
        1 action changed count 3
        1 of 4 actions contains “script”
        Desk,loadTapped,loaded,renamed,waitTapped
        true
        Sent as action 5 .addedSoon(…)\u{20}
        @testable import HeadgateInspectorTests
        struct DeskSessionTests {
        Desk()
        await store.send(.renamed("<script>")) { $0.name = "<script>" }
        await store.send(.loadTapped)
        'no name' is no name of a test. Write the name of a type, such as CartTests.
        """
    )
    #expect(store.count == 9_007_199_254_740_998)
  }
}

@Reducer
private struct Desk {
  @ObservableState
  struct State: Codable, Sendable {
    var count = 0
    var name = ""
  }

  enum Action: Codable, Sendable {
    case added(Int)
    case addedSoon(Int)
    case renamed(String)
    case loadTapped
    case loaded(Int)
    case waitTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let number), .loaded(let number): state.count += number
      case .addedSoon(let number): return .send(.added(number))
      case .renamed(let name): state.name = name
      case .loadTapped: return .run(name: "load") { send in await send(.loaded(5)) }
      case .waitTapped: return .run(name: "wait") { _ in try await Task.sleep(for: .seconds(600)) }
      }
      return .none
    }
  }
}
