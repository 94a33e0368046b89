extension InspectorPage {
  /// The panel with the effects of a time.
  static let effectsPanelScript = #"""
    const effectsPanel = panels.effects = {
      latest: latest(), effects: [], from: 0, to: 1e9, span: 20e9, follows: true, selected: null,
      axis: make("div", { class: "axis", "aria-hidden": "true" }),
      bars: make("div", { id: "bars", class: "window", tabindex: 0, role: "list", "aria-label": "Effects" }),
      title: make("h2", {}),

      clear() { Object.assign(this, { effects: [], follows: true, selected: null }); },
      async update() {
        if (this.follows) this.to = Math.max(programTime(), 1e6) + this.span / 20;
        if (this.follows) this.from = this.to - this.span;
        const [from, to] = [Math.max(0, Math.floor(this.from)), Math.ceil(this.to)];
        const result = await this.latest(() => ask("effects", { from, to }));
        if (!result) return;
        for (const one of result) {
          own(one.number, one.action, one.name ?? "");
          sawTime(one.end ?? one.start);
        }
        const isRunning = one => one.end === undefined || one.end === null;
        this.effects = result.sort((one, two) => isRunning(two) - isRunning(one) || two.start - one.start || two.number - one.number);
        this.draw();
      },
      draw() {
        setText(this.title, `${count(this.effects.length, "effect")}, ${grouped(session.running.size)} running`);
        const marks = [0, .25, .5, .75, 1].map(part => {
          const mark = make("span", {}, clock(Math.max(0, this.from + part * (this.to - this.from))));
          mark.style.left = part * 100 + "%";
          return mark;
        });
        this.axis.replaceChildren(...marks);
        this.rows.setCount(this.effects.length);
        this.rows.refresh();
      },
      /// Shows another time.
      look(from, to) {
        this.span = Math.max(1e6, to - from);
        this.from = Math.max(-this.span / 20, from);
        this.to = this.from + this.span;
        this.follows = false;
        this.update();
      },
      pan(part) { this.look(this.from + part * this.span, this.to + part * this.span); },
      zoom(factor) {
        if (this.follows) { this.span *= factor; return this.update(); }
        const middle = (this.from + this.to) / 2, half = this.span * factor / 2;
        this.look(middle - half, middle + half);
      },
      lookAtSelected() {
        const action = session.selected === null ? null : actions.get(session.selected);
        if (action) this.look(action.time - this.span / 4, action.time + this.span * 3 / 4);
      },
      lookAtNewest() { this.follows = true; this.update(); },
      async lookAtAll() {
        const action = await attempt(() => ask("actions", { from: session.first, to: session.first }));
        const start = action?.[0]?.time ?? 0, length = Math.max(1e6, programTime() - start);
        this.look(start - length / 40, programTime() + length / 40);
      },
    };
    effectsPanel.element = make("div", { class: "page fill" }, make("div", { class: "title" }, effectsPanel.title),
      make("div", { class: "tools" }, button("−", () => effectsPanel.zoom(2), "button small"), button("+", () => effectsPanel.zoom(1 / 2), "button small"),
        button("‹", () => effectsPanel.pan(-.5), "button small"), button("›", () => effectsPanel.pan(.5), "button small"),
        button("Newest", () => effectsPanel.lookAtNewest(), "button small"), button("Selected action", () => effectsPanel.lookAtSelected(), "button small"),
        button("Whole session", () => effectsPanel.lookAtAll(), "button small")),
      effectsPanel.axis, effectsPanel.bars);
    effectsPanel.news = delayed(200, () => { if (session.tab === "effects" && (effectsPanel.follows || session.running.size > 0)) effectsPanel.update(); });
    effectsPanel.loaded = () => effectsPanel.rows.refresh();
    """#
}
