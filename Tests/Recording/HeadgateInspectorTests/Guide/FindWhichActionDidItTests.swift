import BrowserPages
import Foundation
import Headgate
import HeadgateInspector
import Testing

/// The steps of the guide "Find which action did it", with its keys, in a browser. `Scripts/write/inspector-pictures --guides` writes its pictures.
@MainActor
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .timeLimit(.minutes(10)))
struct FindWhichActionDidItTests {
  // holds: INSPECT-406
  @Test func `a wrong value leads to the action that changed it, to its cause, and to its line`() async throws {
    let store = Store(initialState: Basket.State()) { Basket() }
    // snippet: inspect-store
    let inspection = try await store.inspect()
    print("The inspector:", inspection.address)
    // snippet end
    await store.send(.addTapped("Tea")).finish()
    await store.send(.addTapped("Honey")).finish()
    await store.send(.refreshTapped).finish()
    #expect(store.total == 2480)

    let address = inspection.address
    let name = "Basket.State"
    try await BrowserPage.apart {
      let page = try BrowserPage(address, width: 1200, height: 720)
      // The stores of other tests are on the same server.
      try page.run(
        """
        await until(() => all("#store option").some(one => one.textContent.endsWith("\(name)")));
        const choice = element("store"), own = [...choice.options].find(one => one.textContent.endsWith("\(name)"));
        if (!own.selected) { choice.value = own.value; choice.dispatchEvent(new Event("change")); }
        await until(() => text("#counts") === "7 actions" && rowOf(7)?.children[3].textContent === "⚡ refresh of 5");
        element("rows").focus();
        """
      )

      // State: the total is wrong.
      let state = try page.run(
        """
        key("s"); await until(() => row("total"));
        return row("total").textContent.replace("Which actions changed this", "");
        \(Self.row)
        """
      )
      #expect(state == "total:2480")

      // Which actions changed it: the search is in the tree, so the key is.
      let changes = try page.run(
        """
        row("total").click(); document.querySelector("#panel .tree").focus(); key("w");
        await until(() => text("#filterText").includes("changed total"));
        await until(() => shownRows().length === 4);
        return text("#filterText") + "|" + shownRows().map(numberOf).join();
        \(Self.row)
        """
      )
      #expect(changes == "4 actions changed total|2,4,6,7")
      try page.guidePicture("which-actions-changed")

      // Changes: action 6 changed the total, and nothing else.
      let change = try page.run(
        """
        rowOf(6).click(); element("rows").focus(); key("c");
        await until(() => text("#panel h2")?.includes("by action 6") && text("#panel .change .new"));
        return text("#panel h2") + "|" + all("#panel .change").map(one => one.querySelector("code").textContent + one.querySelector(".old").textContent + one.querySelector(".new").textContent).join();
        """
      )
      #expect(change == "1 change by action 6 .priced(…)|total−1240+1690")

      // Action: its cause.
      let cause = try page.run(
        """
        key("Escape"); rowOf(6).click(); element("rows").focus(); key("a");
        await until(() => text("#panel h2") === ".priced(…)" && text("#panel dd") === "6" && text("#panel dd button")?.includes("refreshTapped"));
        return all("#panel dd").filter((_, index) => index === 1 || index === 4).map(one => one.textContent).join("|");
        """
      )
      #expect(cause == "effect refresh of action 5 .refreshTapped|HeadgateInspectorTests/Basket.swift:35")
      try page.guidePicture("cause-of-an-action")

      // Skip: without the two actions the total is right.
      let skipped = try page.run(
        """
        rowOf(6).click(); element("rows").focus(); key("J", { shiftKey: true }); key("x");
        await until(() => text("#mode") === "Paused" && rowOf(7).classList.contains("skipped"));
        return text("#unskip");
        """
      )
      #expect(skipped == "Skip nothing (2)")
    }
    #expect(store.total == 1240)
    await inspection.stop()
    #expect(store.total == 2480)
  }

  /// The row of a member of the state.
  private nonisolated static let row = """
    function row(name) { return all("#panel .treeRow").find(one => !one.hidden && one.children[1].textContent === name + ":"); }
    """
}

extension BrowserPage {
  /// Writes a picture of a guide, if the tests run for that. It is in the catalog of the module.
  fileprivate func guidePicture(_ name: String) throws {
    guard ProcessInfo.processInfo.environment["GUIDE_PICTURES"] != nil else { return }
    // The name of the program that runs the tests is of no use to a reader.
    try run("element('program').textContent = 'basket'; await frame();")
    let package = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    try picture(
      to: package.appending(path: "Sources/Recording/HeadgateInspector/HeadgateInspector.docc/Resources/\(name).png")
    )
  }
}
