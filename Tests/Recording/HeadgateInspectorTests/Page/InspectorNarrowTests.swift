// Tests of: INSPECT-406

import BrowserPages
import Testing

/// Opens the page in windows with little room.
@Suite(.enabled(if: Browser.path != nil, Comment(rawValue: Browser.advice)), .serialized)
struct InspectorNarrowTests {
  @Test("a narrow window shows one of the list and the panels")
  func narrow() async throws {
    let result = try await InspectorBrowser.run(
      """
      const isVisible = id => getComputedStyle(element(id)).display !== "none", state = () => [isVisible("list"), isVisible("panel"), text("#tabs [aria-selected=true]")].join();
      const first = state();
      key("Enter"); const second = state();
      key("Escape");
      noErrors();
      return [first, second, state(), document.documentElement.scrollWidth <= innerWidth].join("|");
      """,
      width: 500,
      height: 800
    )

    #expect(result == "true,false,List|false,true,Action|true,false,List|true")
  }

  @Test(
    "no part of the page is cut or needs a scroll bar in a narrow window",
    arguments: [360, 420, 761],
    [1, 2]
  )
  func widths(width: Int, stores: Int) async throws {
    let result = try await InspectorBrowser.run(
      """
      const cut = selector => all(selector).filter(one => one.offsetParent && one.scrollWidth > one.clientWidth).map(one => one.id || one.className);
      const ofAll = () => [...cut("body, header, #tabs, #tabs button, footer, .travel, #panel, #list, .bar, .tools"), document.documentElement.scrollWidth > innerWidth ? "document" : ""];
      const found = ofAll();
      for (const tab of ["a", "c", "s", "e", "m", "n", "t"]) { key(tab); await settled(); found.push(...ofAll().map(one => one && one + " in " + tab)); }
      const rows = new Set(all("#tabs button").filter(one => one.offsetParent).map(one => one.offsetTop)).size;
      // The tabs have one row on a telephone, and the name of the program is cut only beside a choice of stores.
      if (innerWidth >= 420 && innerWidth <= 760 && rows > 1) found.push("rows of tabs: " + rows);
      if (program.stores === 1) found.push(...cut("#program"));
      noErrors();
      return found.filter(Boolean).join();
      """,
      setup: """
        program.stores = \(stores);
        if (program.stores === 2) program.hostile = ".destination(.presented(.settings(.internal(.pages(.element(.theNewestVersionOfAllDocumentsWasLoadedFromTheServer(…)))))))";
        """,
      width: width,
      height: 800
    )

    #expect(result == "")
  }

  @Test("a short name of a program is not cut beside a choice of stores on a telephone")
  func programAndStore() async throws {
    let result = try await InspectorBrowser.run(
      """
      noErrors();
      const name = element("program");
      return [name.textContent, name.scrollWidth <= name.clientWidth, element("storeChoice").hidden].join();
      """,
      setup: "program.stores = 2;",
      width: 420,
      height: 800
    )

    #expect(result == "shop,true,false")
  }

  // holds: INSPECT-406
  @Test("in a narrow window, the actions that changed a value are shown with their tab and the focus")
  func narrowChanges() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("s"); await settled();
      const tree = element("panel").querySelector(".tree");
      tree.focus(); key("ArrowDown"); key("w"); await settled();
      noErrors();
      return [text("#tabs [aria-selected=true]"), all("#tabs [aria-selected=true]").length, document.activeElement.id, element("filter").hidden, shownRows().length > 0].join();
      """,
      width: 420,
      height: 800
    )

    #expect(result == "List,1,rows,false,true")
  }

  @Test("the keys are shown from the first one, also when not all fit, and the button that closes them is visible")
  func keysDialog() async throws {
    let result = try await InspectorBrowser.run(
      """
      key("?"); await settled();
      const scroll = document.querySelector("#keys .scroll"), close = document.querySelector("#keys .close").getBoundingClientRect();
      return [scroll.scrollTop, element("keys").scrollTop, scroll.scrollHeight > scroll.clientHeight, close.bottom < innerHeight, scroll.scrollWidth <= scroll.clientWidth].join();
      """,
      width: 420,
      height: 500
    )

    #expect(result == "0,0,true,true,true")
  }
}
