// @ts-check
import { byID, setText } from "../shared/elements.js";
import { indexOf, list, numberAt, rowCount, selectedRange, showCounts, showList } from "./list.js";
import { session } from "./model.js";

/**
 * - `extends`: extends the selection, for skipping
 * - `isPicked`: whether somebody selected the action
 * - `follows`: the panel follows the newest action
 * - `isShown`: the panel shows the action already
 * @typedef {{ extends?: boolean, isPicked?: boolean, follows?: boolean, isShown?: boolean }} SelectOptions
 */
export const selecting = {
  /**
   * Shows another selection in the panel and below.
   * @param {SelectOptions} options
   */
  onchange(options) {
    void options;
  },
};

/**
 * Selects an action. An action that somebody picked stays selected when others come.
 * @param {number | null | undefined} number
 * @param {SelectOptions} options
 */
export function select(number, options = {}) {
  if (number === null || number === undefined) return;
  session.isPicked = options.isPicked ?? true;
  session.anchor = options.extends ? (session.anchor ?? session.selected) : null;
  session.selected = number;
  const index = indexOf(number);
  if (index >= 0 && !(session.follows && number === session.last)) list.reveal(index);
  byID("rows").setAttribute("aria-activedescendant", "row" + number);
  list.refresh();
  showCounts();
  selecting.onchange(options);
}
/**
 * Selects the newest action, unless somebody picked one or looks at another place or time.
 * Returns whether the selection changed.
 */
export function followNewest() {
  const { isPicked, follows, mode, filter, selected, first, last } = session;
  if (isPicked || !follows || mode !== "live" || filter || last < first || selected === last) return false;
  select(last, { isPicked: false, follows: true });
  return true;
}
/**
 * A link to an action: it leaves a filter that hides the action.
 * @param {number} number
 */
export function visit(number) {
  if (indexOf(number) < 0) clearFilter();
  select(number);
}
/** @param {number} steps */
export function move(steps, extend = false) {
  const index = indexOf(session.selected),
    end = rowCount() - 1;
  const next = index < 0 ? (steps > 0 ? 0 : end) : Math.min(Math.max(index + steps, 0), end);
  if (rowCount() > 0) select(numberAt(next), { extends: extend });
  session.follows = list.isAtEnd;
}
export function goToNewest() {
  clearFilter();
  session.follows = true;
  if (session.last >= session.first) select(session.last, { isPicked: false });
  showList();
}
/** The numbers of the selected actions. */
export function selection() {
  const range = selectedRange();
  if (range === null) return [];
  const { low, high } = range;
  if (session.filter) return session.filter.numbers.filter(one => one >= low && one <= high);
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}

/** The number of the latest search: the results of earlier ones are not shown. */
let searchNumber = 0;
export const newSearch = () => ++searchNumber;
/** @param {number} number */
export const isLatestSearch = number => number === searchNumber;
/** @param {Filter} filter */
export function setFilter(filter, keepsSelection = false) {
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
export function clearFilter() {
  newSearch();
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

/**
 * The row of an event.
 * @param {Event} event
 * @returns {import("./list.js").ActionRow | null}
 */
export const rowOf = event => (event.target instanceof Element ? event.target.closest(".row") : null);
list.box.addEventListener("mousedown", event => {
  if (event.shiftKey && rowOf(event)) event.preventDefault();
});
list.box.addEventListener("click", event => {
  const row = rowOf(event);
  if (row) select(row.number, { extends: event.shiftKey });
});
list.onscroll = () => {
  session.follows = list.isAtEnd;
  followNewest();
  showCounts();
};
byID("newest").addEventListener("click", goToNewest);
byID("unfilter").addEventListener("click", clearFilter);
byID("flat").addEventListener("click", () => {
  session.isTree = !session.isTree;
  byID("flat").setAttribute("aria-pressed", String(session.isTree));
  list.refresh();
});
