extension InspectorPage {
  /// The search in a tree.
  static let treeSearchScript = #"""
    const mostFound = 1000;

    /// The paths of the members and values that contain the text, the keys of those whose name or value does, and whether these are all.
    function findInValue(root, text) {
      const needle = text.toLowerCase(), paths = [], inNames = new Set(), inValues = new Set(), stack = [{ content: root, path: [] }];
      while (stack.length > 0 && paths.length < mostFound) {
        const { content, path } = stack.pop(), { value, step } = unwrap(content);
        const name = path.length > 0 && typeof path.at(-1) === "string" ? path.at(-1) : "";
        const isPart = value !== null && typeof value === "object";
        const isInName = name.toLowerCase().includes(needle), isInValue = !isPart && value !== undefined && String(value).toLowerCase().includes(needle);
        if (isInName) inNames.add(keyOf(path));
        if (isInValue) inValues.add(keyOf(path));
        if (isInName || isInValue) paths.push(path);
        if (!isPart) continue;
        const isList = Array.isArray(value), home = step ? [...path, step] : path, names = Object.keys(value);
        for (let index = names.length - 1; index >= 0; index--) {
          const part = isList ? index : names[index];
          stack.push({ content: value[part], path: [...home, part] });
        }
      }
      return { paths, inNames, inValues, isComplete: stack.length === 0 };
    }

    /// A field that searches a tree. Enter goes to the next place, with Shift to the previous one. Escape ends the search.
    function treeSearch(tree) {
      const field = make("input", { type: "search", placeholder: "Search the state", "aria-label": "Search the state", spellcheck: "false" });
      const label = make("span", { class: "muted", role: "status" });
      const none = () => ({ paths: [], inNames: new Set(), inValues: new Set(), isComplete: true });
      let result = none(), position = 0, timer = 0;
      function open(path) {
        for (let length = 0; length < path.length; length++) {
          const key = keyOf(path.slice(0, length));
          tree.opened.add(key);
          tree.closed.delete(key);
        }
      }
      function showLabel() {
        const { paths, isComplete } = result;
        setText(label, field.value.trim() === "" ? "" : paths.length === 0 ? "Nothing found" : `${grouped(position + 1)} of ${grouped(paths.length)}${isComplete ? "" : "+"}`);
      }
      function visitPlace() {
        const path = result.paths[position];
        showLabel();
        if (!path) return tree.layOut();
        open(path);
        tree.selected = keyOf(path);
        tree.layOut();
        tree.rows.reveal(tree.indexOfSelected);
      }
      function find() {
        const text = field.value.trim();
        result = text === "" ? none() : findInValue(tree.value, text);
        Object.assign(tree, { foundNames: result.inNames, foundValues: result.inValues });
      }
      function search() {
        clearTimeout(timer);
        timer = 0;
        find();
        position = 0;
        visitPlace();
      }
      /// Finds the text in another state. The place that was found stays the same one, and the tree where somebody scrolled it.
      function repeat() {
        if (field.value.trim() === "") return;
        const { length } = result.paths, key = length > 0 ? keyOf(result.paths[position]) : "";
        find();
        const same = result.paths.findIndex(path => keyOf(path) === key);
        position = same >= 0 ? same : Math.min(position, Math.max(0, result.paths.length - 1));
        showLabel();
        tree.rows.refresh();
      }
      function clear() {
        field.value = "";
        search();
      }
      field.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(search, 120);
      });
      field.addEventListener("keydown", event => {
        if (event.key === "Escape") {
          clear();
          event.preventDefault();
          return tree.box.focus();
        }
        // What was typed a moment ago is searched now.
        if (event.key === "Enter" && timer !== 0) search();
        if (event.key !== "Enter" || result.paths.length === 0) return;
        event.preventDefault();
        position = (position + (event.shiftKey ? result.paths.length - 1 : 1)) % result.paths.length;
        visitPlace();
      });
      return { field: make("div", { class: "search" }, field), label, clear, repeat };
    }
    """#
}
