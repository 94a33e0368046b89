extension MapPage {
  /// Selection, search, mouse, touch and keys, and the start.
  static let controlScript = #"""
    function select(id, action = null, isReadable = true) {
      state.feature = id;
      state.action = action;
      let isHidden = false;
      for (let one = tree.owner.get(id); one; one = tree.owner.get(one.parent)) isHidden = state.collapsed.delete(one.parent) || isHidden;
      if (isHidden) render(); else mark();
      if (id) reveal(id, isReadable);
      showPanel();
      history.replaceState(null, "", id ? "#" + encodeURIComponent(action ?? id) : location.pathname + location.search);
    }

    /// Collapses or expands a feature, which keeps its position on the screen.
    function toggle(id) {
      if (ownChildren(id).length === 0) return;
      const before = positions.get(id)?.y ?? 0;
      if (!state.collapsed.delete(id)) state.collapsed.add(id);
      render();
      view.y += (before - (positions.get(id)?.y ?? before)) * view.scale;
      move();
    }

    function collapseBelow(depth) {
      state.collapsed = new Set(tree.order.filter(one => one.depth >= depth && ownChildren(one.id).length > 0).map(one => one.id));
      if (state.feature && tree.depths.get(state.feature) > depth) state.feature = state.action = null;
      render();
      showPanel();
      fit(0.45);
    }

    // Mouse and touch: one pointer moves the graph, two pointers zoom it.
    const pointers = new Map();
    // The position is read when the size changes: to read it for each event would compute the layout of the page again.
    let box = graph.getBoundingClientRect();
    let wasMoved = false;
    graph.addEventListener("pointerdown", event => {
      if (pointers.size === 0) wasMoved = false;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    graph.addEventListener("pointermove", event => {
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const dx = event.clientX - last.x, dy = event.clientY - last.y;
      if (!wasMoved && Math.hypot(dx, dy) < 4) return;
      if (!wasMoved) {
        wasMoved = true;
        graph.classList.add("moving");
        // A synthetic event has no pointer to capture.
        if (event.isTrusted) graph.setPointerCapture(event.pointerId);
      }
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const before = Math.hypot(last.x - other.x, last.y - other.y), after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        if (before > 0) zoom(after / before, other.x - box.left, other.y - box.top);
      } else {
        view.x += dx;
        view.y += dy;
        move();
      }
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    for (const name of ["pointerup", "pointercancel"]) {
      graph.addEventListener(name, event => {
        pointers.delete(event.pointerId);
        graph.classList.remove("moving");
      });
    }
    graph.addEventListener("click", event => {
      if (wasMoved) return;
      const node = event.target.closest(".node");
      if (!node) return;
      if (event.target.closest(".toggle")) toggle(node.dataset.id); else select(node.dataset.id, null, false);
    });
    graph.addEventListener("dblclick", event => {
      const node = event.target.closest(".node");
      if (node && !event.target.closest(".toggle")) toggle(node.dataset.id);
    });
    graph.addEventListener("wheel", event => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) return zoom(Math.exp(-event.deltaY * 0.008), event.clientX - box.left, event.clientY - box.top);
      view.x -= event.shiftKey ? event.deltaY : event.deltaX;
      view.y -= event.shiftKey ? 0 : event.deltaY;
      move();
    }, { passive: false });

    // Search
    const search = byID("search"), results = byID("results");
    const entries = [
      ...map.features.map(one => ({ text: one.id, where: count(ownActions(one).length, "action"), feature: one.id, dot: "accent" })),
      ...map.features.flatMap(one => ownActions(one).map(action =>
        ({ text: named(action), where: one.id, feature: one.id, action: action.id, dot: action.kind }))),
    ].map(one => ({ ...one, key: one.text.toLowerCase(), full: (one.action ?? one.text).toLowerCase() }));
    let matches = [], current = 0;

    function find() {
      const query = search.value.trim().toLowerCase();
      const rank = one => one.key === query ? 0 : one.key.startsWith(query) ? 1 : one.key.includes(query) ? 2 : one.full.includes(query) ? 3 : 4;
      matches = query === "" ? [] : entries.map(one => [rank(one), one]).filter(([rank]) => rank < 4)
        .sort((a, b) => a[0] - b[0]).slice(0, 30).map(([, one]) => one);
      current = 0;
      results.replaceChildren(...matches.map((one, index) => make("li", { role: "option", id: "r" + index, dot: one.dot, onclick: () => choose(index) },
        make("i", { class: "dot" }), make("span", { class: "mono" }, one.text), make("span", { class: "where" }, one.where))));
      if (query !== "" && matches.length === 0) results.append(make("li", { class: "none" }, "Nothing found"));
      showResults(query !== "");
    }
    function showResults(isOpen) {
      results.hidden = !isOpen;
      search.setAttribute("aria-expanded", String(isOpen));
      [...results.children].forEach((item, index) => item.setAttribute("aria-selected", String(index === current)));
      search.setAttribute("aria-activedescendant", isOpen && matches.length > 0 ? "r" + current : "");
      if (isOpen) results.children[current]?.scrollIntoView({ block: "nearest" });
    }
    function choose(index) {
      const one = matches[index];
      if (!one) return;
      search.value = "";
      showResults(false);
      select(one.feature, one.action ?? null);
      graph.focus();
    }
    search.addEventListener("input", find);
    search.addEventListener("focus", () => { if (search.value !== "") find(); });
    search.addEventListener("blur", () => setTimeout(() => showResults(false), 150));
    search.addEventListener("keydown", event => {
      event.stopPropagation();
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        current = Math.max(0, Math.min(matches.length - 1, current + (event.key === "ArrowDown" ? 1 : -1)));
        showResults(matches.length > 0);
      } else if (event.key === "Enter") choose(current);
      else if (event.key === "Escape") {
        search.value = "";
        showResults(false);
        graph.focus();
      }
    });

    // Keys
    function step(key) {
      const visible = tree.order.map(one => one.id).filter(id => positions.has(id));
      const id = state.feature;
      if (!id) return visible[0];
      if (key === "ArrowLeft") return tree.owner.get(id)?.parent ?? id;
      if (key === "ArrowRight") {
        if (state.collapsed.has(id)) toggle(id);
        return ownChildren(id)[0]?.child ?? id;
      }
      const index = visible.indexOf(id) + (key === "ArrowDown" ? 1 : -1);
      return visible[Math.max(0, Math.min(visible.length - 1, index))];
    }
    const commands = {
      "/": () => { search.focus(); search.select(); }, "?": () => byID("keys").showModal(), "+": () => zoom(1.25), "=": () => zoom(1.25),
      "-": () => zoom(0.8), "0": () => fit(), c: () => collapseBelow(1), e: () => collapseBelow(Infinity), Escape: () => select(null),
    };
    document.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || byID("keys").open) return;
      const command = commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (command) {
        event.preventDefault();
        return command();
      }
      if (!graph.contains(document.activeElement) && document.activeElement !== document.body) return;
      if (event.key.startsWith("Arrow")) select(step(event.key));
      else if (event.key === " " && state.feature) toggle(state.feature);
      else if (event.key === "Enter" && state.feature) panel.focus();
      else return;
      event.preventDefault();
    });

    for (const [id, command] of Object.entries({ in: "+", out: "-", fit: "0", collapse: "c", expand: "e", overview: "Escape", help: "?" })) {
      byID(id).addEventListener("click", commands[command]);
    }
    new ResizeObserver(() => {
      box = graph.getBoundingClientRect();
      if (state.feature) reveal(state.feature);
    }).observe(graph);

    const problemCount = unheard.size + unsent.size;
    byID("problems").hidden = problemCount === 0;
    byID("problems").textContent = problemCount;
    // The levels that can be read at once. All levels of a small map.
    let levels = 1;
    while (tree.order.filter(one => one.depth <= levels + 1).length <= 28 && levels < 99) levels += 1;
    collapseBelow(features.size > 40 ? levels : Infinity);
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (features.has(wanted)) select(wanted);
    else if (actions.has(wanted)) select(actions.get(wanted).feature.id, wanted);
    """#
}
