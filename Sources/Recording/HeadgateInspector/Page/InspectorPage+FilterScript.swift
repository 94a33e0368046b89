extension InspectorPage {
  /// The search, and the filter for the actions that changed a value.
  static let filterScript = #"""
    let searchNumber = 0;

    async function search(text, isRepeated = false) {
      const number = ++searchNumber;
      if (text === "") return clearFilter();
      const result = await attempt(() => (isRepeated ? ask : command)("search", { text }));
      if (!result || number !== searchNumber) return;
      const { numbers, isComplete } = result;
      setFilter({ text, numbers, label: `${grouped(numbers.length)}${isComplete ? "" : "+"} of ${count(session.last - session.first + 1, "action")} contain${numbers.length === 1 && isComplete ? "s" : ""} “${text}”` }, isRepeated);
    }
    /// Filters the list to the actions that changed the value. The newest of them gave the value that it has now.
    async function findChanges(path) {
      const number = ++searchNumber;
      byID("search").value = "";
      const numbers = await attempt(() => command("changes", { path }));
      if (!numbers || number !== searchNumber) return;
      setFilter({ numbers, label: `${count(numbers.length, "action")} changed ${pathText(path)}` }, true);
      list.goTo(list.full);
      if (numbers.length > 0) select(numbers.at(-1));
      showPane("list");
      // In a narrow window, the element with the focus is hidden now.
      if (!document.activeElement?.offsetParent) byID("rows").focus();
    }
    function setFilter(filter, keepsSelection = false) {
      session.filter = filter;
      byID("filter").hidden = false;
      setText(byID("filterText"), filter.label);
      byID("filterText").title = filter.label;
      list.setCount(rowCount());
      list.refresh();
      showCounts();
      if (keepsSelection) return;
      list.goTo(0);
      if (filter.numbers.length > 0 && indexOf(session.selected) < 0) select(filter.numbers[0]);
      else if (filter.numbers.length > 0) list.reveal(indexOf(session.selected));
    }
    function clearFilter() {
      searchNumber += 1;
      byID("search").value = "";
      byID("filter").hidden = true;
      if (!session.filter) return;
      session.filter = null;
      list.setCount(rowCount());
      list.refresh();
      const index = indexOf(session.selected);
      if (index >= 0) list.goTo(index * list.height - list.view / 2);
      session.follows = list.isAtEnd;
      showCounts();
    }
    const searchLater = delayed(120, text => search(text));
    /// New actions may contain the text, too.
    const repeatSearch = delayed(500, () => { if (session.filter?.text) search(session.filter.text, true); });
    byID("search").addEventListener("input", event => searchLater(event.target.value.trim()));
    byID("search").addEventListener("keydown", event => {
      if (event.key === "Escape") { clearFilter(); byID("rows").focus(); }
      else if (event.key === "Enter") byID("rows").focus();
      else if (event.key === "ArrowDown") { byID("rows").focus(); move(0); }
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    byID("unfilter").addEventListener("click", clearFilter);
    """#
}
