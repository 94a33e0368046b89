extension InspectorPage {
  /// The panel with the features, and what just happened in them.
  static let mapPanelScript = #"""
    const recentActions = 50;

    panels.map = {
      element: make("div", { class: "page" }), latest: latest(), root: null, seen: 0, marks: new Map(), store: null,

      async update() {
        const store = session.store, result = await this.latest(() => ask("map"));
        if (!result) return;
        if (store !== this.store) Object.assign(this, { store, seen: 0 });
        this.root = Array.isArray(result) ? (result.length === 1 ? result[0] : { name: current()?.name ?? "Store", children: result }) : result;
        this.marks.clear();
        this.seen = 0;
        this.element.replaceChildren(make("h2", {}, "Features"), this.feature(this.root, true));
        this.mark();
      },
      feature(node, isRoot = false) {
        node.happened = make("div", { class: "muted" }, "nothing yet");
        node.card = make("div", { class: "card" }, make("div", {}, make("b", {}, node.name), make("span", { class: "muted" }, typeof node.state === "string" ? node.state : "")), node.happened);
        return make("div", { class: isRoot ? "feature root" : "feature" }, node.card, (node.children ?? []).map(one => this.feature(one)));
      },
      /// The feature that an action belongs to: the names of its cases lead from feature to feature.
      find(name) {
        let node = this.root;
        const same = text => String(text).split(".").at(-1).toLowerCase();
        for (const [, part] of name.matchAll(/\.([\p{L}_][\p{L}\p{N}_]*)/gu)) {
          node = (node.children ?? []).find(one => same(one.name) === part.toLowerCase()) ?? node;
        }
        return node;
      },
      mark() {
        if (!this.root) return;
        for (let number = Math.max(this.seen + 1, session.first, session.last - recentActions + 1); number <= session.last; number++) {
          const action = actions.get(number);
          if (!action) break;
          const node = this.find(action.name), mark = this.marks.get(node) ?? { total: 0 };
          this.marks.set(node, { action, total: mark.total + 1 });
          this.seen = number;
        }
        for (const [node, { action, total }] of this.marks) {
          node.card.classList.toggle("now", action.number > session.last - 5);
          node.happened.replaceChildren(kindMark(kindOf(action)), " ", actionLink(action.number), total > 1 ? ` and ${count(total - 1, "action")} before` : "");
        }
      },
      loaded() { if (session.tab === "map") this.mark(); },
      news() { this.mark(); },
    };
    """#
}
