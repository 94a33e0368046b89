// @ts-check
import { make, setText } from "../shared/elements.js";
import { grouped } from "./format.js";
import { keyOf, partsOf, unwrap } from "./tree.js";

const mostFound = 1000;

/** @typedef {{ paths: Protocol.Path[], inNames: Set<string>, inValues: Set<string>, isComplete: boolean }} Found */
/** @returns {Found} */
const nothing = () => ({ paths: [], inNames: new Set(), inValues: new Set(), isComplete: true });

/**
 * The paths of the members and values that contain the text, the keys of those whose name or value does, and whether
 * these are all.
 * @param {Protocol.Value} root
 * @param {string} text
 */
function findInValue(root, text) {
  const needle = text.toLowerCase(),
    found = nothing();
  /** @type {{ content: Protocol.Value, path: Protocol.Path }[]} */
  const stack = [{ content: root, path: [] }];
  while (found.paths.length < mostFound) {
    const next = stack.pop();
    if (!next) return found;
    const { content, path } = next,
      { value, step } = unwrap(content),
      name = path.at(-1);
    const isPart = value !== null && typeof value === "object";
    const isInName = typeof name === "string" && name.toLowerCase().includes(needle);
    const isInValue = !isPart && value !== undefined && String(value).toLowerCase().includes(needle);
    if (isInName) found.inNames.add(keyOf(path));
    if (isInValue) found.inValues.add(keyOf(path));
    if (isInName || isInValue) found.paths.push(path);
    const home = step ? [...path, step] : path;
    for (const [part, content] of partsOf(value).reverse()) stack.push({ content, path: [...home, part] });
  }
  found.isComplete = stack.length === 0;
  return found;
}

/**
 * A field that searches a tree. Enter goes to the next place, with Shift to the previous one. Escape ends the search.
 * @param {import("./tree.js").Tree} tree
 */
export function treeSearch(tree) {
  const field = make("input", {
    type: "search",
    placeholder: "Search the state",
    "aria-label": "Search the state",
    spellcheck: "false",
  });
  const label = make("span", { class: "muted", role: "status" });
  let result = nothing(),
    position = 0,
    timer = 0;
  /** @param {Protocol.Path} path */
  function open(path) {
    for (let length = 0; length < path.length; length++) {
      const key = keyOf(path.slice(0, length));
      tree.opened.add(key);
      tree.closed.delete(key);
    }
  }
  function showLabel() {
    const { paths, isComplete } = result,
      all = `${grouped(paths.length)}${isComplete ? "" : "+"}`;
    const text = paths.length === 0 ? "Nothing found" : `${grouped(position + 1)} of ${all}`;
    setText(label, field.value.trim() === "" ? "" : text);
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
    result = text === "" ? nothing() : findInValue(tree.value, text);
    tree.foundNames = result.inNames;
    tree.foundValues = result.inValues;
  }
  function search() {
    clearTimeout(timer);
    timer = 0;
    find();
    position = 0;
    visitPlace();
  }
  /**
   * Finds the text in another state. The place that was found stays the same one, and the tree where somebody scrolled
   * it.
   */
  function repeat() {
    if (field.value.trim() === "") return;
    const { length } = result.paths,
      key = length > 0 ? keyOf(result.paths[position]) : "";
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
