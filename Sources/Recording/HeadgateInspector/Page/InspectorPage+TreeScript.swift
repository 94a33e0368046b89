extension InspectorPage {
  /// A value as a tree that can be opened and closed.
  static let treeScript = #"""
    const keyOf = path => path.join("\u0000");
    /// A value with what the protocol says about it: redacted values have no content, shared values have a name.
    function unwrap(value) {
      if (value === null || typeof value !== "object") return { value };
      if ("$redacted" in value) return { value: undefined, tag: "redacted" };
      if ("$shared" in value) return { value: value.value, tag: `shared ${value.key ?? value.$shared}`, step: "value" };
      return { value };
    }
    const isOpenable = value => value !== null && typeof value === "object" && Object.keys(value).length > 0;

    class Tree {
      /// With `finds`, each value has a button that finds the actions that changed it. With `most`, the height follows the content.
      constructor({ finds = false, most = null, openDepth = 1, label }) {
        Object.assign(this, { finds, most, openDepth, foundNames: new Set(), foundValues: new Set() });
        this.box = make("div", { class: "window tree mono", tabindex: 0, role: "tree", "aria-label": label });
        this.rows = new Rows(this.box, 24, () => this.create(), (row, index) => this.fill(row, index));
        this.box.addEventListener("keydown", event => this.key(event));
        this.clear();
      }
      /// Shows no value, and forgets what was opened in the one of before.
      clear() {
        Object.assign(this, { opened: new Set([""]), closed: new Set(), items: [], selected: "", value: undefined });
        this.rows.setCount(0);
      }
      /// Shows another value. The selected row stays visible if it is.
      show(value) {
        const wasVisible = this.rows.isVisible(this.indexOfSelected);
        this.value = value;
        this.layOut();
        if (wasVisible && this.indexOfSelected >= 0) this.rows.reveal(this.indexOfSelected);
      }
      get indexOfSelected() { return this.items.findIndex(one => one.key === this.selected); }
      /// Small values at the top are open until somebody closes them. Elements of lists are closed.
      isOpen(key, depth, size, isElement) {
        return this.opened.has(key) || (depth <= this.openDepth && size <= 20 && !isElement && !this.closed.has(key));
      }
      layOut() {
        this.items = [];
        const stack = [{ name: null, content: this.value, path: [], depth: -1 }];
        while (stack.length > 0) {
          const { name, content, path, depth, before } = stack.pop(), { value, tag, step } = unwrap(content);
          const key = keyOf(path), names = isOpenable(value) ? Object.keys(value) : [];
          const isOpen = names.length > 0 && this.isOpen(key, depth, names.length, typeof name === "number");
          // The root has no name: its members stand for it.
          if (depth >= 0 || !isOpen) this.items.push({ name, value, tag, path, key, depth: Math.max(0, depth), size: names.length, isOpen, before });
          if (!isOpen) continue;
          const isList = Array.isArray(value), home = step ? [...path, step] : path;
          for (let index = names.length - 1; index >= 0; index--) {
            const part = isList ? index : names[index];
            // The first element has no element before it, and is compared with the next one.
            const before = isList ? value[index === 0 ? 1 : index - 1] ?? null : undefined;
            stack.push({ name: part, content: value[part], path: [...home, part], depth: depth + 1, before });
          }
        }
        if (this.most) this.box.style.height = Math.min(this.items.length * 24 + 2, this.most) + "px";
        this.rows.setCount(this.items.length);
        this.rows.refresh();
      }
      create() {
        const row = make("div", { class: "treeRow", role: "treeitem" }, make("span", { class: "arrow" }), make("span", { class: "key" }),
          make("span", { class: "tag" }), make("span", { class: "value" }),
          this.finds ? commandButton("Which actions changed this", () => findChanges(row.item.path), "link who") : null);
        row.addEventListener("click", event => { if (!event.target.closest("button")) this.choose(row.item, true); });
        return row;
      }
      fill(row, index) {
        const item = row.item = this.items[index], [arrow, key, tag, value] = row.children;
        row.style.setProperty("--depth", item.depth);
        row.ariaLevel = item.depth + 1;
        row.ariaExpanded = item.size > 0 ? String(item.isOpen) : null;
        row.setAttribute("aria-selected", item.key === this.selected);
        key.classList.toggle("found", this.foundNames.has(item.key));
        setText(arrow, item.size === 0 ? "" : item.isOpen ? "▼" : "▶");
        key.hidden = item.name === null;
        setText(key, item.name === null ? "" : `${item.name}:`);
        tag.hidden = !item.tag;
        setText(tag, item.tag ?? "");
        value.className = `value ${item.value === null ? "empty" : item.size > 0 || typeof item.value === "object" ? "empty" : typeof item.value === "bigint" ? "number" : typeof item.value}${this.foundValues.has(item.key) ? " found" : ""}`;
        setText(value, item.value === undefined ? "" : item.isOpen ? (Array.isArray(item.value) ? count(item.size, "element") : "") : preview(item.value, 200, unwrap(item.before).value));
      }
      choose(item, toggles) {
        this.selected = item.key;
        if (toggles && item.size > 0) {
          this.opened.delete(item.key);
          this.closed.delete(item.key);
          (item.isOpen ? this.closed : this.opened).add(item.key);
          this.layOut();
        } else this.rows.refresh();
      }
      key(event) {
        const index = Math.max(0, this.indexOfSelected), item = this.items[index];
        if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
        let next = index;
        if (event.key === "ArrowDown") next = Math.min(index + 1, this.items.length - 1);
        else if (event.key === "ArrowUp") next = Math.max(index - 1, 0);
        else if (event.key === "ArrowRight" && item.size > 0 && !item.isOpen || event.key === "ArrowLeft" && item.isOpen || event.key === "Enter") this.choose(item, true);
        else if (event.key === "ArrowRight") next = Math.min(index + 1, this.items.length - 1);
        else if (event.key === "ArrowLeft") while (next > 0 && this.items[next].depth >= item.depth) next -= 1;
        else if (event.key === "w" && this.finds) findChanges(item.path);
        else return;
        event.preventDefault();
        event.stopPropagation();
        if (next === index) return;
        this.choose(this.items[next], false);
        this.rows.reveal(next);
      }
    }
    """#
}
