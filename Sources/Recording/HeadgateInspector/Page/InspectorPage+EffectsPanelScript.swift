extension InspectorPage {
  /// The panel with the effects of a time.
  static let effectsPanelScript = #"""
    const effectsPanel = panels.effects = {
      latest: latest(), effects: [], from: 0, to: 1e9, span: 20e9, follows: true, selected: null,
      marks: make("div", { class: "marks", "aria-hidden": "true" }),
      bars: make("div", { id: "bars", class: "window", tabindex: 0, role: "list", "aria-label": "Effects" }),
      title: make("h2", {}), none: make("p", { class: "none" }),

      reset() {
        this.latest.forget();
        this.clear();
        this.draw();
      },
      clear() { Object.assign(this, { effects: [], follows: true, selected: null }); },
      async update() {
        if (askProblem() !== "") return;
        if (this.follows) this.lookAtNow();
        const [from, to] = [Math.max(0, Math.floor(this.from)), Math.ceil(this.to)];
        const result = await this.latest(() => ask("effects", { from, to }));
        if (!result) return;
        for (const one of result) sawTime(one.end ?? one.start);
        this.effects = result.sort((one, two) => isRunningEffect(two) - isRunningEffect(one) || two.start - one.start || two.number - one.number);
        this.draw();
      },
      /// The state of the panel without effects tells what to do.
      emptyText() { return this.follows ? "No effect ran in the last seconds. “Whole session” shows all." : "No effect ran in this time."; },
      draw() {
        this.effects = this.effects.filter(one => (one.end ?? this.to) >= this.from);
        setText(this.title, `${count(this.effects.length, "effect")}, ${grouped(session.running.size)} running`);
        this.marks.replaceChildren(...this.times());
        this.none.hidden = this.effects.length > 0;
        setText(this.none, this.emptyText());
        this.rows.setCount(this.effects.length);
        this.rows.refresh();
      },
      /// Marks at round times, wide enough apart for their texts.
      times() {
        const length = this.to - this.from, wish = length / Math.max(1, Math.floor(this.marks.clientWidth / 90)), power = 10 ** Math.floor(Math.log10(wish));
        const distance = power * [1, 2, 5, 10].find(one => power * one >= wish), marks = [];
        for (let time = Math.max(0, Math.ceil(this.from / distance) * distance); time <= this.to; time += distance) {
          const mark = make("span", {}, clock(Math.round(time)));
          mark.style.left = (time - this.from) / length * 100 + "%";
          marks.push(mark);
        }
        return marks;
      },
      lookAtNow() {
        this.to = Math.max(programTime(), 1e6) + this.span / 20;
        this.from = Math.max(-this.span / 20, this.to - this.span);
      },
      /// Shows another time.
      look(from, to) {
        // The bars stay where they are, if others cannot be asked for.
        if (askProblem() !== "") return;
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
    const tool = (sign, name, action) => make("button", { class: "button small command", type: "button", title: name, "aria-label": name, onclick: action }, sign);
    effectsPanel.element = make("div", { class: "page fill" }, make("div", { class: "title" }, effectsPanel.title),
      make("div", { class: "tools" }, tool("−", "Show a longer time", () => effectsPanel.zoom(2)), tool("+", "Show a shorter time", () => effectsPanel.zoom(1 / 2)),
        tool("‹", "Earlier", () => effectsPanel.pan(-.5)), tool("›", "Later", () => effectsPanel.pan(.5)),
        commandButton("Newest", () => effectsPanel.lookAtNewest()), commandButton("Selected action", () => effectsPanel.lookAtSelected()),
        commandButton("Whole session", () => effectsPanel.lookAtAll())),
      make("div", { class: "axis" }, effectsPanel.marks), effectsPanel.none, effectsPanel.bars);
    effectsPanel.news = delayed(200, () => {
      // An effect that is shown as running may have ended, also when no effect runs any more.
      const isOpen = session.running.size > 0 || effectsPanel.effects.some(isRunningEffect);
      if (session.tab === "effects" && (effectsPanel.follows || isOpen)) effectsPanel.update();
    });
    effectsPanel.loaded = () => effectsPanel.rows.refresh();
    """#
}
