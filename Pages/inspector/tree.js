// @ts-check
import { make, setText } from "../shared/elements.js";
import { commandButton } from "./connection.js";
import { findChanges } from "./filter.js";
import { count, preview } from "./format.js";
import { Rows } from "./rows.js";

/** @param {Protocol.Path} path */
export const keyOf = path => path.join("\u0000");
/**
 * A value with what the protocol says about it: redacted values have no content, shared values have a name.
 * @param {Protocol.Value} value
 * @returns {{ value: Protocol.Value, tag?: string, step?: string }}
 */
export function unwrap(value) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return { value };
  if ("$redacted" in value) return { value: undefined, tag: "redacted" };
  if ("$shared" in value) return { value: value.value, tag: `shared ${value.key ?? value.$shared}`, step: "value" };
  return { value };
}
/**
 * How many members or elements a value has.
 * @param {Protocol.Value} value
 */
function sizeOf(value) {
  if (value === null || typeof value !== "object") return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}
/**
 * The names and values of the members, or the indices and elements; none of a value that is no object and no list.
 * @param {Protocol.Value} value
 * @returns {[string | number, Protocol.Value][]}
 */
export function partsOf(value) {
  if (value === null || typeof value !== "object") return [];
  return Array.isArray(value) ? value.map((one, index) => [index, one]) : Object.entries(value);
}

/**
 * @typedef {object} TreeItem
 * @property {string | number | null} name
 * @property {Protocol.Value} value
 * @property {string | undefined} tag
 * @property {Protocol.Path} path
 * @property {string} key
 * @property {number} depth
 * @property {number} size
 * @property {boolean} isOpen
 * @property {Protocol.Value} before The element before it in a list.
 */
/**
 * @typedef {object} TreePart
 * @property {string | number | null} name
 * @property {Protocol.Value} content
 * @property {Protocol.Path} path
 * @property {number} depth
 * @property {Protocol.Value} [before]
 */
/** @typedef {ReturnType<Tree["create"]>} TreeRow */

/** A value as a tree that can be opened and closed. */
export class Tree {
  /**
   * With `finds`, each value has a button that finds the actions that changed it. With `most`, the height follows the
   * content.
   * @param {{ finds?: boolean, most?: number, openDepth?: number, label: string }} options
   */
  constructor({ finds = false, most = 0, openDepth = 1, label }) {
    this.finds = finds;
    this.most = most;
    this.openDepth = openDepth;
    /** @type {Set<string>} */
    this.foundNames = new Set();
    /** @type {Set<string>} */
    this.foundValues = new Set();
    this.opened = new Set([""]);
    /** @type {Set<string>} */
    this.closed = new Set();
    /** @type {TreeItem[]} */
    this.items = [];
    this.selected = "";
    /** @type {Protocol.Value} */
    this.value = undefined;
    this.box = make("div", { class: "window tree mono", tabindex: 0, role: "tree", "aria-label": label });
    /** @type {Rows<TreeRow>} */
    this.rows = new Rows(
      this.box,
      24,
      () => this.create(),
      (row, index) => this.fill(row, index),
    );
    this.box.addEventListener("keydown", event => this.key(event));
  }
  /** Shows no value, and forgets what was opened in the one of before. */
  clear() {
    this.opened = new Set([""]);
    this.closed = new Set();
    this.items = [];
    this.selected = "";
    this.value = undefined;
    this.rows.setCount(0);
  }
  /**
   * Shows another value. The selected row stays visible if it is.
   * @param {Protocol.Value} value
   */
  show(value) {
    const wasVisible = this.rows.isVisible(this.indexOfSelected);
    this.value = value;
    this.layOut();
    if (wasVisible && this.indexOfSelected >= 0) this.rows.reveal(this.indexOfSelected);
  }
  get indexOfSelected() {
    return this.items.findIndex(one => one.key === this.selected);
  }
  /**
   * Small values at the top are open until somebody closes them. Elements of lists are closed.
   * @param {string} key
   * @param {number} depth
   * @param {number} size
   * @param {boolean} isElement
   */
  isOpen(key, depth, size, isElement) {
    return this.opened.has(key) || (depth <= this.openDepth && size <= 20 && !isElement && !this.closed.has(key));
  }
  layOut() {
    this.items = [];
    /** @type {TreePart[]} */
    const stack = [{ name: null, content: this.value, path: [], depth: -1 }];
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { name, content, path, depth, before } = next,
        { value, tag, step } = unwrap(content);
      const key = keyOf(path),
        size = sizeOf(value);
      const isOpen = size > 0 && this.isOpen(key, depth, size, typeof name === "number");
      // The root has no name: its members stand for it.
      if (depth >= 0 || !isOpen) {
        this.items.push({ name, value, tag, path, key, depth: Math.max(0, depth), size, isOpen, before });
      }
      if (!isOpen) continue;
      const isList = Array.isArray(value),
        home = step ? [...path, step] : path,
        parts = partsOf(value);
      for (let index = size - 1; index >= 0; index--) {
        const [part, content] = parts[index];
        // The first element has no element before it, and is compared with the next one.
        const before = isList ? (value[index === 0 ? 1 : index - 1] ?? null) : undefined;
        stack.push({ name: part, content, path: [...home, part], depth: depth + 1, before });
      }
    }
    if (this.most) this.box.style.height = Math.min(this.items.length * 24 + 2, this.most) + "px";
    this.rows.setCount(this.items.length);
    this.rows.refresh();
  }
  create() {
    const parts = {
      arrow: make("span", { class: "arrow" }),
      key: make("span", { class: "key" }),
      tag: make("span", { class: "tag" }),
      value: make("span", { class: "value" }),
    };
    const element = make("div", { class: "treeRow", role: "treeitem" }, ...Object.values(parts));
    const row = Object.assign(element, { item: /** @type {TreeItem | null} */ (null), parts });
    const find = () => row.item && findChanges(row.item.path);
    if (this.finds) row.append(commandButton("Which actions changed this", find, "link who"));
    row.addEventListener("click", event => {
      const isButton = event.target instanceof Element && event.target.closest("button");
      if (row.item && !isButton) this.choose(row.item, true);
    });
    return row;
  }
  /**
   * @param {TreeRow} row
   * @param {number} index
   */
  fill(row, index) {
    const item = (row.item = this.items[index]),
      { arrow, key, tag, value } = row.parts;
    row.style.setProperty("--depth", String(item.depth));
    row.ariaLevel = String(item.depth + 1);
    row.ariaExpanded = item.size > 0 ? String(item.isOpen) : null;
    row.setAttribute("aria-selected", String(item.key === this.selected));
    key.classList.toggle("found", this.foundNames.has(item.key));
    setText(arrow, item.size === 0 ? "" : item.isOpen ? "▼" : "▶");
    key.hidden = item.name === null;
    setText(key, item.name === null ? "" : `${item.name}:`);
    tag.hidden = !item.tag;
    setText(tag, item.tag ?? "");
    const type =
      typeof item.value === "object" ? "empty" : typeof item.value === "bigint" ? "number" : typeof item.value;
    value.className = `value ${type}${this.foundValues.has(item.key) ? " found" : ""}`;
    const size = Array.isArray(item.value) ? count(item.size, "element") : "";
    const text = () => (item.isOpen ? size : preview(item.value, 200, unwrap(item.before).value));
    setText(value, item.value === undefined ? "" : text());
  }
  /**
   * @param {TreeItem} item
   * @param {boolean} toggles
   */
  choose(item, toggles) {
    this.selected = item.key;
    if (toggles && item.size > 0) {
      this.opened.delete(item.key);
      this.closed.delete(item.key);
      (item.isOpen ? this.closed : this.opened).add(item.key);
      this.layOut();
    } else this.rows.refresh();
  }
  /** @param {KeyboardEvent} event */
  key(event) {
    const index = Math.max(0, this.indexOfSelected),
      item = this.items[index];
    if (!item || event.ctrlKey || event.metaKey || event.altKey) return;
    const opens = event.key === "ArrowRight" && item.size > 0 && !item.isOpen,
      closes = event.key === "ArrowLeft" && item.isOpen;
    let next = index;
    if (event.key === "ArrowDown") next = Math.min(index + 1, this.items.length - 1);
    else if (event.key === "ArrowUp") next = Math.max(index - 1, 0);
    else if (opens || closes || event.key === "Enter") this.choose(item, true);
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
