extension InspectorPage {
  /// The bars of the effects.
  static let timelineScript = #"""
    const mostDots = 120;

    effectsPanel.rows = new Rows(effectsPanel.bars, 34, () => {
      const row = make("div", { class: "effectRow", role: "listitem" },
        make("div", { class: "who" }, make("span", {}), make("small", {}, make("button", { class: "link", type: "button", tabindex: -1, onclick: () => visit(row.effect.action) }), make("span", {}))),
        make("div", { class: "lane" }, make("div", { class: "barLine" })),
        make("div", { class: "end" }));
      row.addEventListener("click", () => { effectsPanel.selected = row.effect.number; effectsPanel.rows.refresh(); });
      return row;
    }, (row, index) => {
      const effect = row.effect = effectsPanel.effects[index], [who, lane, end] = row.children, [starter, source] = who.lastChild.children;
      const isRunning = isRunningEffect(effect), isCancelled = isCancelledEffect(effect);
      row.classList.toggle("running", isRunning);
      row.classList.toggle("cancelled", isCancelled);
      row.setAttribute("aria-selected", effect.number === effectsPanel.selected);
      setText(who.firstChild, effect.name || `effect ${effect.number}`);
      starter.hidden = !effect.action;
      setText(starter, effect.action ? `by ${effect.action} ${actions.get(effect.action)?.name ?? ""}` : "");
      setText(source, effect.action ? "" : place(effect));
      who.title = place(effect);
      const stop = isRunning ? Math.max(programTime(), effect.start) : effect.end;
      const part = time => (time - effectsPanel.from) / (effectsPanel.to - effectsPanel.from) * 100;
      const left = Math.max(part(effect.start), -1), right = Math.min(part(stop), 101), bar = lane.firstChild;
      bar.style.left = left + "%";
      bar.style.width = Math.max(0, right - left) + "%";
      bar.title = `${clock(effect.start)} – ${isRunning ? "running" : clock(effect.end)}, ${endText(effect)}`;
      end.title = isCancelled ? endText(effect) : "";
      lane.replaceChildren(bar, ...dotsOf(effect, part));
      if (isRunning && end.firstChild?.dataset?.effect !== String(effect.number)) {
        const cancel = commandButton("Cancel", () => cancelEffect(effect.number));
        cancel.tabIndex = -1;
        cancel.dataset.effect = effect.number;
        end.replaceChildren(cancel);
      } else if (isCancelled) {
        end.replaceChildren(make("span", {}, "cancelled"), effect.cancelAction ? make("small", {}, make("button", { class: "link", type: "button", tabindex: -1, onclick: () => visit(effect.cancelAction) }, `by ${effect.cancelAction}`)) : "");
      } else if (!isRunning) setText(end, duration(effect.end - effect.start));
    });

    /// What the effect sent. A dot leads to its action, which the store may have reduced later. Close dots become one.
    function dotsOf(effect, part) {
      const dots = new Map();
      for (const [index, time] of (effect.emissions ?? []).entries()) {
        const number = effect.sent?.[index];
        const position = part(time), key = Math.round(position * mostDots / 100);
        if (position < 0 || position > 100 || dots.has(key)) continue;
        const dot = number === undefined ? make("span", { class: "dot", title: clock(time) })
          : make("button", { class: "dot", type: "button", tabindex: -1, title: `${number} ${actions.get(number)?.name ?? ""}`, "aria-label": `Action ${number}`, onclick: () => visit(number) });
        dot.style.left = position + "%";
        dots.set(key, dot);
      }
      return dots.values();
    }
    /// Selects another effect, and shows it.
    function moveEffect(steps) {
      const { effects, rows } = effectsPanel, index = effects.findIndex(one => one.number === effectsPanel.selected);
      const next = Math.min(Math.max(index < 0 ? 0 : index + steps, 0), effects.length - 1);
      effectsPanel.selected = effects[next]?.number ?? null;
      rows.reveal(Math.max(0, next));
      rows.refresh();
    }
    effectsPanel.bars.addEventListener("keydown", event => {
      const chosen = effectsPanel.effects.find(one => one.number === effectsPanel.selected);
      const keys = { ArrowLeft: () => effectsPanel.pan(-.25), ArrowRight: () => effectsPanel.pan(.25), "+": () => effectsPanel.zoom(1 / 2), "-": () => effectsPanel.zoom(2),
        ArrowDown: () => moveEffect(1), ArrowUp: () => moveEffect(-1), Enter: () => chosen?.action && visit(chosen.action),
        Delete: () => chosen && isRunningEffect(chosen) && cancelEffect(chosen.number), Backspace: () => keys.Delete() };
      if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
      keys[event.key]();
      event.preventDefault();
      event.stopPropagation();
    });
    /// Running effects grow while nothing else happens.
    setInterval(() => {
      if (session.tab !== "effects" || document.hidden || askProblem() !== "" || !effectsPanel.effects.some(isRunningEffect)) return;
      if (effectsPanel.follows) effectsPanel.lookAtNow();
      effectsPanel.draw();
    }, 500);
    """#
}
