// @ts-check
import { byID, make, replace } from "../shared/elements.js";
import { kinds } from "./causes.js";
import { ask } from "./connection.js";
import { delayed } from "./errors.js";
import { count } from "./format.js";
import { current, session } from "./model.js";
import { actionLink, latest, nameLinks } from "./tabs.js";

/** Only actions are marked: a feature would be marked with each of its actions. */
const recentActions = 5,
  mostCases = 1000;

/** The panel with the features and their actions as a tree, and what just happened in them. */
export const mapPanel = {
  element: make("div", { class: "page" }),
  latest: latest(),
  /** How many cases can still be shown. */
  room: mostCases,

  reset() {
    this.latest.forget();
    this.element.replaceChildren();
  },
  async update() {
    const root = await this.latest(() => ask("map", {}));
    if (!root) return;
    this.room = mostCases;
    const position = byID("panel").scrollTop;
    replace(
      this.element,
      make("h2", {}, "Features and their actions"),
      make("p", { class: "muted legend" }, `one of the last ${recentActions} actions`),
      this.feature({ ...root, name: current()?.name ?? "" }, "", true),
    );
    if (session.tab === "map") byID("panel").scrollTop = position;
  },
  /**
   * The kind of an action is the name of a case that contains it, as for the rows of the list.
   * @param {Protocol.Case} node
   * @param {string} kind
   * @returns {HTMLElement}
   */
  feature(node, kind, isRoot = false) {
    const own = kind || (kinds.includes(node.name) ? node.name : ""),
      cases = node.children ?? [];
    this.room -= 1;
    const isRecent = cases.length === 0 && node.last > session.last - recentActions;
    return make(
      "div",
      { class: isRoot ? "feature root" : "feature" },
      make(
        "div",
        { class: isRecent ? "card now" : "card", "data-kind": own || null },
        make(
          "div",
          {},
          make("b", { class: own ? "kind" : null, "data-kind": own || null }, node.name),
          make("span", { class: "muted" }, count(node.count, "action")),
          node.last > 0 ? [make("span", { class: "muted" }, ", last "), actionLink(node.last)] : null,
        ),
      ),
      cases.map(one => (this.room > 0 ? this.feature(one, own) : null)),
    );
  },
  loaded() {
    nameLinks(this.element);
  },
  news: delayed(200, () => {
    if (session.tab === "map") mapPanel.update();
  }),
};
