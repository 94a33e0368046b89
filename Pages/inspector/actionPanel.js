// @ts-check
import { button, byID, fact, heading, make, replace } from "../shared/elements.js";
import { actions } from "./actions.js";
import { kindMark, kindOf } from "./causes.js";
import { ask, askProblem, commandButton } from "./connection.js";
import { cancelEffect, endText, isRunningEffect } from "./effects.js";
import { delayed } from "./errors.js";
import { clock, duration, grouped, hasReason, isDump, place, preview, recorded } from "./format.js";
import { session } from "./model.js";
import { actionLink, latest, nameLinks, noAction } from "./tabs.js";
import { seek } from "./travel.js";
import { Tree } from "./tree.js";

const mostEntries = 100;

/** The panel with everything about one action. */
export const actionPanel = {
  element: make("div", { class: "page" }, noAction()),
  latest: latest(),
  /** @type {Protocol.ActionDetail | null} */
  shown: null,

  /** The action that is shown. */
  get number() {
    return this.shown?.action.number ?? null;
  },
  reset() {
    this.latest.forget();
    this.shown = null;
    this.element.replaceChildren(noAction());
  },
  async update() {
    const { selected } = session;
    if (selected === null) return;
    if (askProblem() !== "") {
      const loaded = this.number === selected ? null : actions.get(selected);
      return loaded ? this.show({ action: loaded }) : undefined;
    }
    const detail = await this.latest(() => ask("action", { number: selected }));
    if (detail) this.show(detail);
  },
  /** @param {Protocol.ActionDetail} detail */
  show(detail) {
    const { action } = detail,
      effects = detail.effects ?? [],
      isSame = this.number === action.number;
    // Texts are replaced while an effect runs. What somebody scrolled to stays there.
    const position = isSame ? byID("panel").scrollTop : 0;
    this.shown = detail;
    replace(
      this.element,
      make(
        "div",
        { class: "title" },
        kindMark(kindOf(action)),
        make("h2", { class: "mono" }, action.name),
        commandButton("Show this state", () => seek(action.number)),
      ),
      make("dl", { class: "facts" }, this.facts(action)),
      this.payload(action),
      this.list("Effects started", effects, one => this.effect(one)),
      this.list("Actions that followed", detail.followers ?? [], one => make("li", {}, actionLink(one))),
      this.list("Answers of dependencies", detail.answers ?? [], one =>
        make(
          "li",
          {},
          make("span", {}, one.name),
          make(
            "code",
            { class: one.isError ? "warn" : null },
            (one.isError ? "error " : "") + preview(recorded(one.value), 2000),
          ),
        ),
      ),
      this.list("Changes of shared values", detail.sharedChanges ?? [], one =>
        make("li", {}, make("span", {}, one.name), make("code", {}, preview(recorded(one.value, one.coding), 2000))),
      ),
    );
    byID("panel").scrollTop = position;
  },
  /** @param {Protocol.Action} action */
  facts(action) {
    return [
      fact("Number", grouped(action.number)),
      fact("Cause", this.cause(action)),
      fact("Time", clock(action.time)),
      fact("Took", duration(action.duration)),
      action.file ? fact("Sent at", make("code", {}, place(action))) : null,
    ];
  },
  /**
   * @param {Protocol.Action} action
   * @returns {Content}
   */
  cause(action) {
    const cause = action.cause ?? {};
    if (cause.action !== undefined) return ["action ", actionLink(cause.action)];
    if (cause.effect === undefined) return "outside of the store, such as a view";
    return [
      `effect ${action.effectName ?? cause.effect}`,
      action.origin ? [" of action ", actionLink(action.origin)] : null,
    ];
  },
  /** @param {Protocol.Action} action */
  payload(action) {
    const value = action.payload;
    const section = make("section", {}, heading("Payload"));
    if (value === undefined) return null;
    if (isDump(action.coding)) {
      const reason = hasReason(value)
        ? "The action could not be encoded; the text ends with the reason. It can be read, but not replayed."
        : "The type of the action is not Codable: this text can be read, but not replayed.";
      section.append(make("p", { class: "muted" }, reason), make("div", { class: "text mono" }, String(value)));
    } else {
      const tree = new Tree({ most: 340, openDepth: 6, label: "Payload" });
      tree.show(value);
      section.append(tree.box);
    }
    return section;
  },
  /** @param {Protocol.Effect} one */
  effect(one) {
    return make(
      "li",
      {},
      make("span", {}, one.name || `effect ${one.number}`),
      make("span", { class: "muted" }, endText(one)),
      one.cancelAction ? make("span", { class: "muted" }, "by action ", actionLink(one.cancelAction)) : null,
      make("code", { class: "muted" }, place(one)),
      make("span", { class: "gap" }),
      isRunningEffect(one) ? commandButton("Cancel", () => cancelEffect(one.number)) : null,
    );
  },
  /**
   * @template Entry
   * @param {string} title
   * @param {Entry[]} entries
   * @param {(entry: Entry) => HTMLElement} row
   */
  list(title, entries, row) {
    if (entries.length === 0) return null;
    const box = make("ul", { class: "rowList" }, entries.slice(0, mostEntries).map(row));
    if (entries.length > mostEntries) {
      const more = make("li", {});
      const showMore = () => more.replaceWith(...entries.slice(mostEntries, 2000).map(row));
      more.append(button(`Show ${grouped(entries.length - mostEntries)} more`, showMore, "link"));
      box.append(more);
    }
    return make("section", {}, heading(title, grouped(entries.length)), box);
  },
  loaded() {
    nameLinks(this.element);
  },
  news: delayed(250, () => {
    const isOpen = actionPanel.shown?.effects?.some(isRunningEffect);
    if (session.tab === "action" && isOpen) actionPanel.update();
  }),
};
