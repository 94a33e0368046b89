extension InspectorPage {
  /// The tabs.
  static let panelScript = #"""
    const panels = {};
    const tabNames = ["action", "changes", "state", "effects", "map", "send", "test"];
    const tabTitles = { action: "Action", changes: "Changes", state: "State", effects: "Effects", map: "Map", send: "Send", test: "Test" };

    function showTabs() {
      const tab = (name, text, isSelected, open) => make("button", { type: "button", role: "tab", "aria-selected": isSelected, "aria-controls": name === "list" ? "list" : "panel", "data-tab": name,
        class: name === "list" ? "list" : null, onclick: open }, text);
      byID("tabs").replaceChildren(
        tab("list", "List", document.body.dataset.pane === "list", () => showPane("list")),
        ...tabNames.map(name => tab(name, tabTitles[name], session.tab === name, () => openTab(name))));
      showRunning();
      showPane(document.body.dataset.pane);
    }
    /// In a narrow window the list and the panel share one place.
    function showPane(pane) {
      document.body.dataset.pane = pane;
      const isNarrow = getComputedStyle(byID("tabs").querySelector(".list")).display !== "none";
      for (const one of byID("tabs").children) {
        const isPanel = one.dataset.tab === session.tab && !(isNarrow && pane === "list");
        one.setAttribute("aria-selected", isPanel || isNarrow && pane === "list" && one.dataset.tab === "list");
      }
      if (pane === "list") list.later();
    }
    function openTab(name) {
      session.tab = name;
      showPane("panel");
      showPanel();
    }
    function openPanel() {
      showPane("panel");
      showPanel();
      byID("panel").focus();
    }
    function showRunning() {
      const tab = byID("tabs").querySelector('[data-tab="effects"]');
      tab?.replaceChildren("Effects", ...(session.running.size > 0 ? [make("span", { class: "badge", title: "running effects" }, String(session.running.size))] : []));
    }
    function showPanel() {
      const panel = panels[session.tab];
      if (byID("panel").firstChild !== panel.element) byID("panel").replaceChildren(panel.element);
      showCommands();
      if (session.store !== null) panel.update();
    }
    const showPanelLater = delayed(40, showPanel);

    /// Asks for something that a panel shows. Returns undefined after an error, and when the panel asked for something else since.
    function latest() {
      let number = 0;
      async function ofLatest(work) {
        const mine = ++number, result = await attempt(work);
        return mine === number ? result : undefined;
      }
      return Object.assign(ofLatest, { forget() { number += 1; } });
    }
    const noAction = () => make("p", { class: "none" }, "No action is selected.");
    /// A button that shows an action: its number, and its name when it is known.
    function actionLink(number) {
      const action = actions.get(number);
      return make("button", { class: "link", type: "button", "data-number": number, onclick: () => visit(number) }, String(number), " ",
        make("code", {}, action?.name ?? ""));
    }
    /// Writes names that were not known when the link was made.
    function nameLinks(element) {
      for (const one of element.querySelectorAll("[data-number]")) {
        const action = one.lastChild.textContent === "" ? actions.get(Number(one.dataset.number)) : null;
        if (action) one.lastChild.textContent = action.name;
      }
    }
    """#
}
