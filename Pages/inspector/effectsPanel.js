// @ts-check
import { make, setText } from "../shared/elements.js";
import { actions } from "./actions.js";
import { ask, askProblem, commandButton } from "./connection.js";
import { cancelEffect, isRunningEffect } from "./effects.js";
import { attempt, delayed } from "./errors.js";
import { clock, count, grouped } from "./format.js";
import { programTime, sawTime, session } from "./model.js";
import { Rows } from "./rows.js";
import { visit } from "./selection.js";
import { latest } from "./tabs.js";
import { createBar, fillBar } from "./timeline.js";

const bars = make("div", { id: "bars", class: "window", tabindex: 0, role: "list", "aria-label": "Effects" });
const marks = make("div", { class: "marks", "aria-hidden": "true" });
const effectsTitle = make("h2", {}),
  noEffects = make("p", { class: "none" });

/** @returns {import("./timeline.js").BarRow} */
function newBar() {
  return createBar(effectsPanel);
}
/**
 * @param {import("./timeline.js").BarRow} row
 * @param {number} index
 */
function showBar(row, index) {
  fillBar(row, effectsPanel, effectsPanel.effects[index]);
}

/** The panel with the effects of a time. */
export const effectsPanel = {
  element: make("div", { class: "page fill" }),
  latest: latest(),
  rows: new Rows(bars, 34, newBar, showBar),
  /** @type {Protocol.Effect[]} */
  effects: [],
  from: 0,
  to: 1e9,
  span: 20e9,
  follows: true,
  /** @type {number | null} */
  selected: null,

  reset() {
    this.latest.forget();
    this.clear();
    this.draw();
  },
  clear() {
    Object.assign(this, { effects: [], follows: true, selected: null });
  },
  async update() {
    if (askProblem() !== "") return;
    if (this.follows) this.lookAtNow();
    const [from, to] = [Math.max(0, Math.floor(this.from)), Math.ceil(this.to)];
    const result = await this.latest(() => ask("effects", { from, to }));
    if (!result) return;
    for (const one of result) sawTime(one.end ?? one.start);
    this.effects = result.sort(
      (one, two) =>
        Number(isRunningEffect(two)) - Number(isRunningEffect(one)) || two.start - one.start || two.number - one.number,
    );
    this.draw();
  },
  /** The state of the panel without effects tells what to do. */
  emptyText() {
    return this.follows
      ? "No effect ran in the last seconds. “Whole session” shows all."
      : "No effect ran in this time.";
  },
  draw() {
    this.effects = this.effects.filter(one => (one.end ?? this.to) >= this.from);
    setText(effectsTitle, `${count(this.effects.length, "effect")}, ${grouped(session.running.size)} running`);
    marks.replaceChildren(...this.times());
    noEffects.hidden = this.effects.length > 0;
    setText(noEffects, this.emptyText());
    this.rows.setCount(this.effects.length);
    this.rows.refresh();
  },
  /** Marks at round times, wide enough apart for their texts. */
  times() {
    const length = this.to - this.from,
      wish = length / Math.max(1, Math.floor(marks.clientWidth / 90));
    const power = 10 ** Math.floor(Math.log10(wish)),
      distance = power * ([1, 2, 5].find(one => power * one >= wish) ?? 10);
    const times = [];
    for (let time = Math.max(0, Math.ceil(this.from / distance) * distance); time <= this.to; time += distance) {
      const mark = make("span", {}, clock(Math.round(time)));
      mark.style.left = ((time - this.from) / length) * 100 + "%";
      times.push(mark);
    }
    return times;
  },
  lookAtNow() {
    this.to = Math.max(programTime(), 1e6) + this.span / 20;
    this.from = Math.max(-this.span / 20, this.to - this.span);
  },
  /**
   * Shows another time.
   * @param {number} from
   * @param {number} to
   */
  look(from, to) {
    // The bars stay where they are, if others cannot be asked for.
    if (askProblem() !== "") return;
    this.span = Math.max(1e6, to - from);
    this.from = Math.max(-this.span / 20, from);
    this.to = this.from + this.span;
    this.follows = false;
    this.update();
  },
  /** @param {number} part */
  pan(part) {
    this.look(this.from + part * this.span, this.to + part * this.span);
  },
  /** @param {number} factor */
  zoom(factor) {
    if (this.follows) {
      this.span *= factor;
      this.update();
      return;
    }
    const middle = (this.from + this.to) / 2,
      half = (this.span * factor) / 2;
    this.look(middle - half, middle + half);
  },
  lookAtSelected() {
    const action = session.selected === null ? null : actions.get(session.selected);
    if (action) this.look(action.time - this.span / 4, action.time + (this.span * 3) / 4);
  },
  lookAtNewest() {
    this.follows = true;
    this.update();
  },
  async lookAtAll() {
    const action = await attempt(() => ask("actions", { from: session.first, to: session.first }));
    const start = action?.[0]?.time ?? 0,
      length = Math.max(1e6, programTime() - start);
    this.look(start - length / 40, programTime() + length / 40);
  },
  loaded() {
    this.rows.refresh();
  },
  news: delayed(200, () => {
    // An effect that is shown as running may have ended, also when no effect runs any more.
    const isOpen = session.running.size > 0 || effectsPanel.effects.some(isRunningEffect);
    if (session.tab === "effects" && (effectsPanel.follows || isOpen)) effectsPanel.update();
  }),
};

/** @type {(sign: string, name: string, action: () => void) => HTMLElement} */
const tool = (sign, name, action) =>
  make(
    "button",
    { class: "button small command", type: "button", title: name, "aria-label": name, onclick: action },
    sign,
  );
effectsPanel.element.append(
  make("div", { class: "title" }, effectsTitle),
  make(
    "div",
    { class: "tools" },
    tool("−", "Show a longer time", () => effectsPanel.zoom(2)),
    tool("+", "Show a shorter time", () => effectsPanel.zoom(1 / 2)),
    tool("‹", "Earlier", () => effectsPanel.pan(-0.5)),
    tool("›", "Later", () => effectsPanel.pan(0.5)),
    commandButton("Newest", () => effectsPanel.lookAtNewest()),
    commandButton("Selected action", () => effectsPanel.lookAtSelected()),
    commandButton("Whole session", () => effectsPanel.lookAtAll()),
  ),
  make("div", { class: "axis" }, marks),
  noEffects,
  bars,
);

/**
 * Selects another effect, and shows it.
 * @param {number} steps
 */
function moveEffect(steps) {
  const { effects, rows } = effectsPanel,
    index = effects.findIndex(one => one.number === effectsPanel.selected);
  const next = Math.min(Math.max(index < 0 ? 0 : index + steps, 0), effects.length - 1);
  effectsPanel.selected = effects[next]?.number ?? null;
  rows.reveal(Math.max(0, next));
  rows.refresh();
}
bars.addEventListener("keydown", event => {
  const chosen = effectsPanel.effects.find(one => one.number === effectsPanel.selected);
  const cancel = () => {
    if (chosen && isRunningEffect(chosen)) cancelEffect(chosen.number);
  };
  /** @type {{ [key: string]: () => void }} */
  const keys = {
    ArrowLeft: () => effectsPanel.pan(-0.25),
    ArrowRight: () => effectsPanel.pan(0.25),
    "+": () => effectsPanel.zoom(1 / 2),
    "-": () => effectsPanel.zoom(2),
    ArrowDown: () => moveEffect(1),
    ArrowUp: () => moveEffect(-1),
    Enter: () => {
      if (chosen?.action) visit(chosen.action);
    },
    Delete: cancel,
    Backspace: cancel,
  };
  if (!keys[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
  keys[event.key]();
  event.preventDefault();
  event.stopPropagation();
});
/** Running effects grow while nothing else happens. */
setInterval(() => {
  if (
    session.tab !== "effects" ||
    document.hidden ||
    askProblem() !== "" ||
    !effectsPanel.effects.some(isRunningEffect)
  )
    return;
  if (effectsPanel.follows) effectsPanel.lookAtNow();
  effectsPanel.draw();
}, 500);
