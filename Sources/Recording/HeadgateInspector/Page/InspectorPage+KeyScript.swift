extension InspectorPage {
  /// The keys, and the two dialogs.
  static let keyScript = #"""
    const toggleFlat = () => byID("flat").click();
    const keys = [
      { keys: ["j", "ArrowDown"], text: "next action (Shift extends the selection)", run: event => move(1, event.shiftKey) },
      { keys: ["k", "ArrowUp"], text: "previous action", run: event => move(-1, event.shiftKey) },
      { keys: ["PageDown"], run: () => move(Math.max(1, Math.floor(list.view / list.height) - 1)) },
      { keys: ["PageUp"], run: () => move(-Math.max(1, Math.floor(list.view / list.height) - 1)) },
      { keys: ["Home"], text: "oldest action", run: () => { session.follows = false; move(-rowCount()); } },
      { keys: ["End"], text: "newest action, and follow", run: goToNewest },
      { keys: ["Enter"], text: "go to the tab (Tab goes on in it)", run: openPanel },
      { keys: ["Escape"], text: "close what is open", run: close },
      { keys: ["/"], text: "search", run: () => { showPane("list"); byID("search").focus(); byID("search").select(); } },
      { keys: ["f"], text: "indent actions below their causes, or not", run: toggleFlat },
      { keys: ["a"], text: "tab Action", run: () => openTab("action") },
      { keys: ["c"], text: "tab Changes", run: () => openTab("changes") },
      { keys: ["s"], text: "tab State", run: () => openTab("state") },
      { keys: ["e"], text: "tab Effects", run: () => openTab("effects") },
      { keys: ["m"], text: "tab Map", run: () => openTab("map") },
      { keys: ["n"], text: "tab Send", run: () => openTab("send") },
      { keys: ["t"], text: "export a test", run: () => openTab("test") },
      { keys: [" "], name: "space", text: "pause, or resume", run: () => changeMode(session.mode === "live" ? "pause" : "resume") },
      { keys: ["l"], text: "lock", run: () => changeMode("lock") },
      { keys: ["r"], text: "resume", run: () => changeMode("resume") },
      { keys: ["["], text: "one action back from the state that the program shows", run: () => step(-1) },
      { keys: ["]"], text: "one action forward from the state that the program shows", run: () => step(1) },
      { keys: ["g"], text: "show the state after the selected action in the program", run: () => { if (session.selected !== null) seek(session.selected); } },
      { keys: ["x"], text: "skip the selected actions, or include them again", run: toggleSkipped },
      { keys: ["?"], text: "these keys", run: () => byID("keys").showModal() },
    ];
    /// The keys of the tabs, where the element with the focus has them.
    const tabKeys = [
      { keys: ["↑", "↓", "←", "→"], text: "in State: move, open and close" },
      { keys: ["w"], text: "in State: which actions changed this value" },
      { keys: ["↑", "↓"], text: "in Effects: select an effect" },
      { keys: ["Enter", "Delete"], text: "in Effects: show what started it, cancel it" },
      { keys: ["←", "→", "+", "-"], text: "in Effects: move in time, zoom" },
      { keys: ["Ctrl Enter"], text: "in Send: send the action" },
    ];
    const arrows = { ArrowDown: "↓", ArrowUp: "↑" };
    byID("keyList").append(...[...keys, ...tabKeys].filter(one => one.text).map(one => make("div", {},
      make("dt", {}, one.keys.flatMap((key, index) => [index > 0 ? " " : null, make("kbd", {}, one.name ?? arrows[key] ?? key)])), make("dd", {}, one.text))));

    /// Closes the newest error, then the filter, then the panel of a narrow window.
    function close() {
      if (byID("errors").lastChild) byID("errors").lastChild.remove();
      else if (session.filter) clearFilter();
      else { session.anchor = null; list.refresh(); showPane("list"); byID("rows").focus(); }
    }
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      const target = event.target, isTyping = target.matches?.("textarea, select, input:not([type=range])");
      if (isTyping) { if (event.key === "Escape") byID("rows").focus(); return; }
      if (target.matches?.("button, a") && (event.key === " " || event.key === "Enter")) return;
      if (target.matches?.("input[type=range]") && /^(Arrow|Page|Home|End)/.test(event.key)) return;
      const found = keys.find(one => one.keys.includes(event.key) || /^[A-Z]$/.test(event.key) && one.keys.includes(event.key.toLowerCase()));
      if (!found) return;
      event.preventDefault();
      found.run(event);
    });
    byID("help").addEventListener("click", () => byID("keys").showModal());
    for (const dialog of document.querySelectorAll("dialog")) dialog.querySelector(".close").addEventListener("click", () => dialog.close());
    """#
}
