extension InspectorPage {
  /// The bars of the effects.
  static let timelineScript = #"""
    const mostDots = 120;

    effectsPanel.rows = new Rows(effectsPanel.bars, 34, () => {
      const row = make("div", { class: "effectRow", role: "listitem" },
        make("div", { class: "who" }, make("span", {}), make("small", {}, make("button", { class: "link", type: "button", onclick: () => visit(row.effect.action) }), make("span", {}))),
        make("div", { class: "lane" }, make("div", { class: "barLine" })),
        make("div", { class: "end" }));
      row.addEventListener("click", () => { effectsPanel.selected = row.effect.number; effectsPanel.rows.refresh(); });
      return row;
    }, (row, index) => {
      const effect = row.effect = effectsPanel.effects[index], [who, lane, end] = row.children, [starter, source] = who.lastChild.children;
      const isRunning = effect.end === undefined || effect.end === null, isCancelled = effect.ending === 1 || effect.ending === "cancelled";
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
      lane.replaceChildren(bar, ...dotsOf(effect, part));
      if (isRunning && end.firstChild?.dataset?.effect !== String(effect.number)) {
        end.replaceChildren(make("button", { class: "button small", type: "button", "data-effect": effect.number, onclick: () => cancelEffect(effect.number) }, "Cancel"));
      } else if (!isRunning) setText(end, isCancelled ? "cancelled" : duration(effect.end - effect.start));
    });

    /// What the effect sent: the moments that the program tells, or the actions that are in the cache. Close dots become one.
    function dotsOf(effect, part) {
      const known = sent.get(effect.number) ?? new Map();
      // An effect queues an action, and the store reduces it later. The dots of known actions lead to them.
      const points = [...[...known].map(([number, time]) => ({ number, time })), ...(effect.emissions ?? []).slice(known.size).map(time => ({ time }))];
      const dots = new Map();
      for (const { number, time } of points) {
        const position = part(time), key = Math.round(position * mostDots / 100);
        if (position < 0 || position > 100 || dots.has(key)) continue;
        const dot = number === undefined ? make("span", { class: "dot", title: clock(time) })
          : make("button", { class: "dot", type: "button", title: `${number} ${actions.get(number)?.name ?? ""}`, "aria-label": `Action ${number}`, onclick: () => visit(number) });
        dot.style.left = position + "%";
        dots.set(key, dot);
      }
      return dots.values();
    }
    effectsPanel.bars.addEventListener("keydown", event => {
      const keys = { ArrowLeft: () => effectsPanel.pan(-.25), ArrowRight: () => effectsPanel.pan(.25), "+": () => effectsPanel.zoom(1 / 2), "-": () => effectsPanel.zoom(2) };
      if (!keys[event.key]) return;
      keys[event.key]();
      event.preventDefault();
      event.stopPropagation();
    });
    /// Running effects grow while nothing else happens.
    setInterval(() => {
      if (session.tab !== "effects" || document.hidden || link.socket === null || !effectsPanel.effects.some(one => one.end === undefined || one.end === null)) return;
      if (effectsPanel.follows) effectsPanel.lookAtNow();
      effectsPanel.draw();
    }, 500);
    """#
}
