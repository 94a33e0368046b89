// @ts-check
import { byID, make, setText } from "../shared/elements.js";
import { actions } from "./actions.js";
import { branchOf, causeTexts, kindOf } from "./causes.js";
import { clock, count, duration, grouped, shortName } from "./format.js";
import { session } from "./model.js";
import { Rows } from "./rows.js";

/** @typedef {ReturnType<typeof createRow>} ActionRow */

export const list = new Rows(byID("rows"), 28, createRow, fillRow);
export const rowCount = () =>
  session.filter ? session.filter.numbers.length : Math.max(0, session.last - session.first + 1);
/** @param {number} index */
export const numberAt = index => (session.filter ? session.filter.numbers[index] : session.first + index);
/**
 * The row of an action; -1 when the filter hides it.
 * @param {number | null} number
 */
export function indexOf(number) {
  if (number === null) return -1;
  if (!session.filter) return number >= session.first && number <= session.last ? number - session.first : -1;
  return session.filter.numbers.indexOf(number);
}
/** The first and the last number of the selected actions. */
export function selectedRange() {
  const { selected, anchor } = session;
  if (selected === null) return null;
  const other = anchor ?? selected;
  return { low: Math.min(selected, other), high: Math.max(selected, other) };
}
function createRow() {
  /** @param {string} name */
  const cell = name => make("span", { class: name });
  const cause = { cell: cell("cause"), start: make("span", {}), end: make("span", {}) };
  cause.cell.append(cause.start, cause.end);
  const cells = {
    label: cell("number"),
    kind: cell("kind"),
    name: cell("name mono"),
    cause: cause.cell,
    time: cell("time"),
    took: cell("took"),
    branch: make("i", { class: "branch" }),
  };
  const row = make("div", { class: "row", role: "option" }, ...Object.values(cells));
  return Object.assign(row, { number: 0, parts: { ...cells, cause } });
}
/**
 * @param {ActionRow} row
 * @param {number} index
 */
function fillRow(row, index) {
  const number = numberAt(index),
    action = actions.get(number),
    range = selectedRange();
  const { label, kind, name, cause, time, took, branch } = row.parts;
  row.number = number;
  row.id = "row" + number;
  row.ariaPosInSet = String(index + 1);
  row.ariaSetSize = String(rowCount());
  row.setAttribute("aria-selected", String(range !== null && number >= range.low && number <= range.high));
  row.classList.toggle("active", number === session.selected);
  row.classList.toggle("current", session.mode !== "live" && number === session.position);
  row.classList.toggle("later", session.mode !== "live" && number > session.position);
  row.classList.toggle("skipped", session.skipped.has(number));
  row.classList.toggle("missing", !action);
  setText(label, String(number));
  const tree =
    action && session.isTree && !session.filter ? branchOf(action) : { cause: null, depth: 0, isComplete: true };
  const kindName = action ? kindOf(action) : "";
  kind.dataset.kind = kindName;
  setText(kind, kindName);
  const room = nameRoom - Math.ceil((tree.depth * indentation) / characterWidth);
  setText(name, action ? shortName(action.name, room) : (actions.error(number) ?? "…"));
  name.title = action?.name ?? "";
  row.style.setProperty("--depth", String(tree.depth));
  const [causeStart, causeEnd] = action ? causeTexts(action) : ["", ""];
  setText(cause.start, causeStart);
  setText(cause.end, causeEnd);
  cause.cell.title = causeStart + causeEnd;
  // The name that is read aloud is not shortened.
  row.ariaLabel = action ? [number, kindName, action.name, causeStart + causeEnd].join(" ").trim() : null;
  setText(time, action ? clock(action.time) : "");
  setText(took, action ? duration(action.duration) : "");
  branch.hidden = tree.depth === 0;
  branch.classList.toggle("far", tree.cause === null);
  branch.style.height = tree.cause === null ? "" : (number - tree.cause) * list.height - 10 + "px";
  return action !== null && tree.isComplete;
}
export function showList() {
  list.setCount(rowCount());
  if (session.follows && !session.filter) list.goTo(list.full);
  list.later();
  showCounts();
}
export function showCounts() {
  const total = Math.max(0, session.last - session.first + 1);
  const text = session.first > 1 ? `${count(total, "action")}, from ${grouped(session.first)}` : count(total, "action");
  setText(byID("counts"), session.store === null ? "" : text);
  byID("newest").hidden = (session.follows && !session.isPicked) || session.filter !== null;
  byID("noActions").hidden = session.store === null || total > 0;
}
/** How far a row is indented below its cause, in pixels. */
const indentation = 10;
list.box.style.setProperty("--indentation", indentation + "px");
/** In pixels, of the font of names, as this browser has it. A name that is a little longer would be cut at its end. */
const characterWidth = (() => {
  const probe = make("span", { class: "mono", style: "position: absolute; visibility: hidden" }, "0".repeat(100));
  byID("list").append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width / 100 || 7.6;
})();
/** How many characters of a name are visible without an indentation. */
let nameRoom = 30;
list.onresize = () => {
  const column = document.querySelector(".columns")?.children[2].clientWidth ?? 0;
  nameRoom = Math.floor((column - 6) / characterWidth);
  if (session.follows && !session.filter) list.goTo(list.full);
  list.refresh();
};
