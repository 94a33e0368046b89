// @ts-check
import { button, byID, make } from "../shared/elements.js";
import { ask, commandButton } from "./connection.js";
import { findChanges } from "./filter.js";
import { count, grouped, pathText, preview } from "./format.js";
import { session } from "./model.js";
import { actionLink, latest, nameLinks, noAction } from "./tabs.js";
import { unwrap } from "./tree.js";

const shownChanges = 100;

/** The panel with the values that an action changed. */
export const changesPanel = {
  element: make("div", { class: "page" }, noAction()),
  latest: latest(),
  /**
   * The action whose changes are shown.
   * @type {number | null}
   */
  number: null,

  reset() {
    this.latest.forget();
    this.number = null;
    this.element.replaceChildren(noAction());
  },
  async update() {
    const number = session.selected;
    if (number === null) return;
    if (session.skipped.has(number)) return this.showSkipped(number);
    const result = await this.latest(() => ask("diff", { from: number - 1, to: number }));
    if (result) this.show(number, result.changes, result.isComplete);
    else if (number === session.selected) this.failed();
  },
  /** As that of the tab State. */
  failed() {
    if (session.selected === null || this.number !== null) return;
    this.element.replaceChildren(make("p", { class: "none" }, "The changes of this action cannot be shown."));
  },
  /**
   * @param {number} number
   * @param {Protocol.Change[]} changes
   * @param {boolean} isComplete
   */
  show(number, changes, isComplete) {
    this.number = number;
    byID("panel").scrollTop = 0;
    const title = `${count(changes.length, "change")}${isComplete ? "" : " and more"} by action `;
    this.element.replaceChildren(
      make("div", { class: "title" }, make("h2", {}, title, actionLink(number))),
      ...changes.slice(0, shownChanges).map(one => this.change(one)),
    );
    if (changes.length === 0) this.element.append(make("p", { class: "none" }, "The action did not change the state."));
    if (changes.length <= shownChanges) return;
    const showMore = () => more.replaceWith(...changes.slice(shownChanges).map(one => this.change(one)));
    const more = button(`Show ${grouped(changes.length - shownChanges)} more`, showMore, "link");
    this.element.append(more);
  },
  /**
   * Its state is the one before it, so it seems to change nothing.
   * @param {number} number
   */
  showSkipped(number) {
    this.latest.forget();
    this.number = number;
    const text =
      "The program shows its state as if this action had not happened. " +
      "Include the action again (X) to see what it changed.";
    this.element.replaceChildren(
      make("div", { class: "title" }, make("h2", {}, "Skipped action ", actionLink(number))),
      make("p", { class: "none" }, text),
    );
  },
  /** @param {Protocol.Change} one */
  change(one) {
    /** @type {(kind: string, sign: string, value: Protocol.Value) => HTMLElement} */
    const line = (kind, sign, value) =>
      make(
        "div",
        { class: kind + " mono" },
        make("span", { "aria-label": kind }, sign),
        make("span", {}, preview(unwrapped(value), 4000)),
      );
    // An element of a list that is new or gone. The element that has its index in the other state is another one.
    const index = one.path.at(-1),
      isElement = typeof index === "number" && !("old" in one && "new" in one);
    const path = isElement ? one.path.slice(0, -1) : one.path;
    const where = isElement
      ? make("span", { class: "muted" }, ` ${"new" in one ? "inserted" : "removed"} at ${index}`)
      : null;
    return make(
      "div",
      { class: "change" },
      make(
        "div",
        { class: "path" },
        make("code", {}, pathText(path), where),
        commandButton("Which actions changed this", () => findChanges(path), "link"),
      ),
      "old" in one ? line("old", "−", one.old) : null,
      "new" in one ? line("new", "+", one.new) : null,
    );
  },
  loaded() {
    nameLinks(this.element);
  },
};
/**
 * The content of a shared or redacted value.
 * @param {Protocol.Value} value
 */
function unwrapped(value) {
  const { value: content, tag } = unwrap(value);
  return content === undefined && tag ? tag : content;
}
