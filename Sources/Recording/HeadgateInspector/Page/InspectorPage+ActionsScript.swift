extension InspectorPage {
  /// A cache of pages of actions, which are asked for when they become visible.
  static let actionsScript = #"""
    const pageSize = 200, mostPages = 100, mostRequests = 4, longestQueue = 24;

    const actions = {
      pages: new Map(), queue: [], requests: 0, generation: 0,

      clear() {
        this.pages.clear();
        this.queue = [];
        this.requests = 0;
        this.generation += 1;
      },
      /// The action, or null when its page is not there yet. Then the page is asked for.
      get(number) {
        const key = Math.floor(number / pageSize);
        let page = this.pages.get(key);
        if (!page) this.pages.set(key, page = { key, rows: new Array(pageSize), isAsked: false, error: null });
        const action = page.rows[number - key * pageSize];
        if (action) return action;
        if (!page.isAsked && !page.error) this.enqueue(page);
        return null;
      },
      error(number) { return this.pages.get(Math.floor(number / pageSize))?.error ?? null; },
      enqueue(page) {
        page.isAsked = true;
        this.queue.push(page);
        // Pages that were passed during fast scrolling are forgotten, and asked for when they are visible again.
        while (this.queue.length > longestQueue) this.queue.shift().isAsked = false;
        this.pump();
      },
      pump() {
        while (this.requests < mostRequests && this.queue.length > 0) this.load(this.queue.pop());
      },
      async load(page) {
        const { generation } = this;
        const start = Math.max(page.key * pageSize, session.first), end = Math.min((page.key + 1) * pageSize - 1, session.last);
        let from = start;
        while (from <= end && page.rows[from - page.key * pageSize]) from += 1;
        if (from > end) { page.isAsked = false; return; }
        this.requests += 1;
        try {
          const result = await ask("actions", { from, to: end });
          if (generation !== this.generation) return;
          for (const action of result) { page.rows[action.number - page.key * pageSize] = action; sawTime(action.time); }
          // An action that the program has no longer is not asked for again and again.
          if (result.length === 0) page.error = `The program has no actions ${from} to ${end}.`;
        } catch (error) {
          if (generation !== this.generation) return;
          page.error = error.message;
          if (!error.isLost) showError(error);
        }
        page.isAsked = false;
        this.requests -= 1;
        this.trim();
        this.pump();
        list.later();
        panels[session.tab].loaded?.();
      },
      /// Forgets the pages that are furthest from the visible ones.
      trim() {
        if (this.pages.size <= mostPages) return;
        const middle = Math.floor(numberAt(Math.floor((list.top + list.view / 2) / list.height)) / pageSize);
        const keys = [...this.pages.keys()].sort((one, two) => Math.abs(two - middle) - Math.abs(one - middle));
        for (const key of keys.slice(0, this.pages.size - mostPages)) if (!this.pages.get(key).isAsked) this.pages.delete(key);
      },
    };
    """#
}
