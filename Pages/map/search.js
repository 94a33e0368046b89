// @ts-check
import { byID, make } from "../shared/elements.js";
import { graph } from "./graph.js";
import { count, map, named, ownActions } from "./model.js";
import { select } from "./selection.js";

/** @typedef {{ text: string, where: string, feature: string, action: string | null, color: string }} Entry */

export const search = byID("search");
const results = byID("results");
/** @type {Entry[]} */
const found = [
  ...map.features.map(one => ({
    text: one.id,
    where: count(ownActions(one).length, "action"),
    feature: one.id,
    action: null,
    color: "accent",
  })),
  ...map.features.flatMap(one =>
    ownActions(one).map(action => ({
      text: named(action),
      where: one.id,
      feature: one.id,
      action: action.id,
      color: action.kind,
    })),
  ),
];
const entries = found.map(one => ({
  ...one,
  key: one.text.toLowerCase(),
  full: (one.action ?? one.text).toLowerCase(),
}));
/** @type {typeof entries} */
let matches = [];
let current = 0;

function find() {
  const query = search.value.trim().toLowerCase();
  /** @param {typeof entries[number]} one */
  const rank = ({ key, full }) =>
    key === query ? 0 : key.startsWith(query) ? 1 : key.includes(query) ? 2 : full.includes(query) ? 3 : 4;
  const ranked = query === "" ? [] : entries.map(one => ({ one, rank: rank(one) })).filter(({ rank }) => rank < 4);
  matches = ranked
    .sort((one, two) => one.rank - two.rank)
    .slice(0, 30)
    .map(({ one }) => one);
  current = 0;
  results.replaceChildren(
    ...matches.map((one, index) =>
      make(
        "li",
        { role: "option", id: "r" + index, "--dot": `var(--${one.color})`, onclick: () => choose(index) },
        make("i", { class: "dot" }),
        make("span", { class: "mono" }, one.text),
        make("span", { class: "where" }, one.where),
      ),
    ),
  );
  if (query !== "" && matches.length === 0) results.append(make("li", { class: "none" }, "Nothing found"));
  showResults(query !== "");
}
/** @param {boolean} isOpen */
function showResults(isOpen) {
  results.hidden = !isOpen;
  search.setAttribute("aria-expanded", String(isOpen));
  [...results.children].forEach((item, index) => item.setAttribute("aria-selected", String(index === current)));
  search.setAttribute("aria-activedescendant", isOpen && matches.length > 0 ? "r" + current : "");
  if (isOpen) results.children[current]?.scrollIntoView({ block: "nearest" });
}
function closeSearch() {
  search.value = "";
  showResults(false);
}
/** @param {number} index */
function choose(index) {
  const one = matches[index];
  if (!one) return;
  closeSearch();
  select(one.feature, one.action);
  graph.focus();
}
search.addEventListener("input", find);
search.addEventListener("focus", () => {
  if (search.value !== "") find();
});
search.addEventListener("blur", () => setTimeout(() => showResults(false), 150));
search.addEventListener("keydown", event => {
  event.stopPropagation();
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    current = Math.max(0, Math.min(matches.length - 1, current + (event.key === "ArrowDown" ? 1 : -1)));
    showResults(matches.length > 0);
  } else if (event.key === "Enter") choose(current);
  else if (event.key === "Escape") {
    closeSearch();
    graph.focus();
  }
});
