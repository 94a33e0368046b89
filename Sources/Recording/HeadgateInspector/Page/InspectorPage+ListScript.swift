extension InspectorPage {
  /// The list of actions.
  static let listScript = #"""
    const list = new Rows(byID("rows"), 28, createRow, fillRow);
    const rowCount = () => session.filter ? session.filter.numbers.length : Math.max(0, session.last - session.first + 1);
    const numberAt = index => session.filter ? session.filter.numbers[index] : session.first + index;
    /// The row of an action; -1 when the filter hides it.
    function indexOf(number) {
      if (!session.filter) return number >= session.first && number <= session.last ? number - session.first : -1;
      return session.filter.numbers.indexOf(number);
    }
    function createRow() {
      const cell = name => make("span", { class: name });
      const row = make("div", { class: "row", role: "option" }, cell("number"), cell("kind"), cell("name mono"), make("span", { class: "cause" }, make("span", {}), make("span", {})), cell("time"), cell("took"), make("i", { class: "branch" }));
      row.addEventListener("mousedown", event => { if (event.shiftKey) event.preventDefault(); });
      row.addEventListener("click", event => select(row.number, { extends: event.shiftKey }));
      row.addEventListener("dblclick", () => openPanel());
      return row;
    }
    function fillRow(row, index) {
      const number = numberAt(index), action = actions.get(number);
      const [label, kind, name, cause, time, took, branch] = row.children;
      row.number = number;
      row.id = "row" + number;
      row.ariaPosInSet = index + 1;
      row.ariaSetSize = rowCount();
      const low = Math.min(session.selected, session.anchor ?? session.selected), high = Math.max(session.selected, session.anchor ?? session.selected);
      row.setAttribute("aria-selected", session.selected !== null && number >= low && number <= high);
      row.classList.toggle("active", number === session.selected);
      row.classList.toggle("current", session.mode !== "live" && number === session.position);
      row.classList.toggle("later", session.mode !== "live" && number > session.position);
      row.classList.toggle("skipped", session.skipped.has(number));
      row.classList.toggle("missing", !action);
      setText(label, String(number));
      const tree = action && session.isTree && !session.filter ? branchOf(action) : { cause: null, depth: 0, isComplete: true };
      kind.dataset.kind = action ? kindOf(action) : "";
      setText(kind, action ? kind.dataset.kind : "");
      setText(name, action ? shortName(action.name, nameRoom - Math.ceil(tree.depth * indentation / characterWidth)) : actions.error(number) ?? "…");
      name.title = action?.name ?? "";
      row.style.setProperty("--depth", tree.depth);
      const causes = action ? causeTexts(action) : ["", ""];
      for (const [index, part] of causes.entries()) setText(cause.children[index], part);
      cause.title = causes.join("");
      // The name that is read aloud is not shortened.
      row.ariaLabel = action ? [number, kind.dataset.kind, action.name, causes.join("")].join(" ").trim() : null;
      setText(time, action ? clock(action.time) : "");
      setText(took, action ? duration(action.duration) : "");
      branch.hidden = tree.depth === 0;
      branch.classList.toggle("far", tree.cause === null);
      branch.style.height = tree.cause === null ? "" : (number - tree.cause) * list.height - 10 + "px";
      return action !== null && tree.isComplete;
    }
    function showList() {
      list.setCount(rowCount());
      if (session.follows && !session.filter) list.goTo(list.full);
      list.later();
      showCounts();
    }
    function showCounts() {
      const total = Math.max(0, session.last - session.first + 1);
      setText(byID("counts"), session.store === null ? "" : session.first > 1
        ? `${count(total, "action")}, from ${grouped(session.first)}` : count(total, "action"));
      byID("newest").hidden = session.follows && !session.isPicked || session.filter !== null;
      byID("noActions").hidden = session.store === null || total > 0;
    }
    /// How far a row is indented below its cause, in pixels.
    const indentation = 10;
    list.box.style.setProperty("--indentation", indentation + "px");
    /// In pixels, of the font of names, as this browser has it. A name that is a little longer would be cut at its end.
    const characterWidth = (() => {
      const probe = make("span", { class: "mono", style: "position: absolute; visibility: hidden" }, "0".repeat(100));
      byID("list").append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width / 100 || 7.6;
    })();
    /// How many characters of a name are visible without an indentation.
    let nameRoom = 30;
    list.onresize = () => {
      nameRoom = Math.floor((document.querySelector(".columns").children[2].clientWidth - 6) / characterWidth);
      if (session.follows && !session.filter) list.goTo(list.full);
      list.refresh();
    };
    list.onscroll = () => { session.follows = list.isAtEnd; followNewest(); showCounts(); };

    /// Selects an action. Shift extends the selection, for skipping. An action that somebody picked stays selected when others come.
    function select(number, options = {}) {
      if (number === null || number === undefined) return;
      session.isPicked = options.isPicked ?? true;
      session.anchor = options.extends ? session.anchor ?? session.selected : null;
      session.selected = number;
      const index = indexOf(number);
      if (index >= 0 && !(session.follows && number === session.last)) list.reveal(index);
      byID("rows").setAttribute("aria-activedescendant", "row" + number);
      list.refresh();
      showCounts();
      showTravel();
      if (options.follows) followPanel(); else if (!options.isShown) showPanelLater();
    }
    /// Selects the newest action, unless somebody picked one or looks at another place or time. Returns whether the selection changed.
    function followNewest() {
      const { isPicked, follows, mode, filter, selected, first, last } = session;
      if (isPicked || !follows || mode !== "live" || filter || last < first || selected === last) return false;
      select(last, { isPicked: false, follows: true });
      return true;
    }
    /// A link to an action: it leaves a filter that hides the action.
    function visit(number) {
      if (indexOf(number) < 0) clearFilter();
      select(number);
    }
    function move(steps, extend = false) {
      const index = session.selected === null ? -1 : indexOf(session.selected);
      const next = index < 0 ? (steps > 0 ? 0 : rowCount() - 1) : Math.min(Math.max(index + steps, 0), rowCount() - 1);
      if (rowCount() > 0) select(numberAt(next), { extends: extend });
      session.follows = list.isAtEnd;
    }
    function goToNewest() {
      clearFilter();
      session.follows = true;
      if (session.last >= session.first) select(session.last, { isPicked: false });
      showList();
    }
    function selection() {
      if (session.selected === null) return [];
      const first = Math.min(session.selected, session.anchor ?? session.selected), last = Math.max(session.selected, session.anchor ?? session.selected);
      if (session.filter) return session.filter.numbers.filter(one => one >= first && one <= last);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }
    byID("newest").addEventListener("click", goToNewest);
    byID("flat").addEventListener("click", () => {
      session.isTree = !session.isTree;
      byID("flat").setAttribute("aria-pressed", session.isTree);
      list.refresh();
    });
    """#
}
