// @ts-check
import { byID } from "../shared/elements.js";
import { ask, command } from "./connection.js";
import { attempt, delayed } from "./errors.js";
import { count, grouped, pathText } from "./format.js";
import { list } from "./list.js";
import { session } from "./model.js";
import { clearFilter, isLatestSearch, move, newSearch, select, setFilter } from "./selection.js";
import { showPane } from "./tabs.js";

/** @param {string} text */
async function search(text, isRepeated = false) {
  const number = newSearch();
  if (text === "") return clearFilter();
  const result = await attempt(() => (isRepeated ? ask("search", { text }) : command("search", { text })));
  if (!result || !isLatestSearch(number)) return;
  const { numbers, isComplete } = result,
    isOne = numbers.length === 1 && isComplete;
  const found = `${grouped(numbers.length)}${isComplete ? "" : "+"}`,
    all = count(session.last - session.first + 1, "action");
  setFilter({ text, numbers, label: `${found} of ${all} contain${isOne ? "s" : ""} “${text}”` }, isRepeated);
}
/**
 * Filters the list to the actions that changed the value. The newest of them gave the value that it has now.
 * @param {Protocol.Path} path
 */
export async function findChanges(path) {
  const number = newSearch();
  byID("search").value = "";
  const numbers = await attempt(() => command("changes", { path }));
  if (!numbers || !isLatestSearch(number)) return;
  setFilter({ numbers, label: `${count(numbers.length, "action")} changed ${pathText(path)}` }, true);
  list.goTo(list.full);
  if (numbers.length > 0) select(numbers.at(-1));
  showPane("list");
  // In a narrow window, the element with the focus is hidden now.
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement && focused.offsetParent)) byID("rows").focus();
}
const searchLater = delayed(120, (/** @type {string} */ text) => search(text));
/** New actions may contain the text, too. */
export const repeatSearch = delayed(500, () => {
  if (session.filter?.text) search(session.filter.text, true);
});
byID("search").addEventListener("input", () => searchLater(byID("search").value.trim()));
byID("search").addEventListener("keydown", event => {
  if (event.key === "Escape") {
    clearFilter();
    byID("rows").focus();
  } else if (event.key === "Enter") byID("rows").focus();
  else if (event.key === "ArrowDown") {
    byID("rows").focus();
    move(0);
  } else return;
  event.preventDefault();
  event.stopPropagation();
});
