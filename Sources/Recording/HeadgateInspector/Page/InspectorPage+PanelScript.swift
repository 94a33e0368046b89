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
    /// Returns when the panel has its answer.
    function showPanel() {
      const panel = panels[session.tab];
      if (byID("panel").firstChild !== panel.element) byID("panel").replaceChildren(panel.element);
      showCommands();
      // In a narrow window, the list may hide the panel. Then no request is sent for it.
      isPanelBehind = byID("panel").clientHeight === 0;
      if (session.store !== null && !isPanelBehind) return panel.update();
    }
    const showPanelLater = delayed(40, () => showPanel());
    let isPanelBehind = false;
    new ResizeObserver(() => { if (isPanelBehind && byID("panel").clientHeight > 0) showPanel(); }).observe(byID("panel"));

    /// The tabs that show something of the selected action.
    const selectionTabs = ["action", "changes", "state", "send", "test"];
    /// Shows the newest action in the panel. While the program answers, newer actions wait, and the panel then shows the last of them.
    const following = { isBusy: false, isWanted: false };
    async function followPanel() {
      following.isWanted = true;
      if (following.isBusy) return;
      following.isBusy = true;
      try {
        while (following.isWanted) {
          following.isWanted = false;
          // The error about a session that cannot be replayed would come back with each action.
          const isPossible = !["changes", "state"].includes(session.tab) || current()?.isReplayable !== false;
          if (!isPossible) panels[session.tab].failed();
          else if (selectionTabs.includes(session.tab)) await showPanel();
        }
      } finally { following.isBusy = false; }
    }
    /// A new selection replaces the content of most of these tabs. When somebody begins to use it, the action stays selected, as if somebody had selected it.
    function pickShown(event) {
      if (event.target === byID("panel") && event.type === "focusin" || session.selected === null || session.tab === "state" || !selectionTabs.includes(session.tab)) return;
      const { number, latest } = panels[session.tab];
      if (following.isBusy && number && number !== session.selected) {
        // The answer about a newer action is on its way, and would replace what somebody uses.
        following.isWanted = false;
        latest.forget();
        return select(number, { isShown: true });
      }
      session.isPicked = true;
      showCounts();
    }
    for (const type of ["pointerdown", "wheel", "focusin"]) byID("panel").addEventListener(type, pickShown, { passive: true });

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
