// @ts-check
import { button, make, setText } from "../shared/elements.js";
import { actions } from "./actions.js";
import { commandButton } from "./connection.js";
import { cancelEffect, endText, isCancelledEffect, isRunningEffect } from "./effects.js";
import { clock, duration, place } from "./format.js";
import { programTime } from "./model.js";
import { visit } from "./selection.js";

const mostDots = 120;

/** @typedef {{ from: number, to: number, selected: number | null, rows: { refresh(): void } }} Timeline */
/** @typedef {ReturnType<typeof createBar>} BarRow */

/**
 * A link to an action. The keys of the list go to it.
 * @param {string} text
 * @param {() => void} action
 */
const barLink = (text, action) => button(text, action, "link", { tabindex: -1 });

/** @param {Timeline} timeline */
export function createBar(timeline) {
  const starter = barLink("", () => {
    if (row.effect?.action) visit(row.effect.action);
  });
  const name = make("span", {}),
    source = make("span", {}),
    bar = make("div", { class: "barLine" });
  const who = make("div", { class: "who" }, name, make("small", {}, starter, source));
  const lane = make("div", { class: "lane" }, bar),
    end = make("div", { class: "end" });
  const row = Object.assign(make("div", { class: "effectRow", role: "listitem" }, who, lane, end), {
    effect: /** @type {Protocol.Effect | null} */ (null),
    parts: { who, name, starter, source, lane, bar, end },
  });
  row.addEventListener("click", () => {
    timeline.selected = row.effect?.number ?? null;
    timeline.rows.refresh();
  });
  return row;
}
/**
 * @param {BarRow} row
 * @param {Timeline} timeline
 * @param {Protocol.Effect} effect
 */
export function fillBar(row, timeline, effect) {
  const { who, name, starter, source, lane, bar, end } = row.parts,
    { action, cancelAction } = effect;
  const isRunning = isRunningEffect(effect),
    isCancelled = isCancelledEffect(effect);
  row.effect = effect;
  row.classList.toggle("running", isRunning);
  row.classList.toggle("cancelled", isCancelled);
  row.setAttribute("aria-selected", String(effect.number === timeline.selected));
  setText(name, effect.name || `effect ${effect.number}`);
  starter.hidden = !action;
  setText(starter, action ? `by ${action} ${actions.get(action)?.name ?? ""}` : "");
  setText(source, action ? "" : place(effect));
  who.title = place(effect);
  const stop = effect.end ?? Math.max(programTime(), effect.start);
  /** @param {number} time */
  const part = time => ((time - timeline.from) / (timeline.to - timeline.from)) * 100;
  const left = Math.max(part(effect.start), -1),
    right = Math.min(part(stop), 101);
  bar.style.left = left + "%";
  bar.style.width = Math.max(0, right - left) + "%";
  bar.title = `${clock(effect.start)} – ${isRunning ? "running" : clock(stop)}, ${endText(effect)}`;
  end.title = isCancelled ? endText(effect) : "";
  lane.replaceChildren(bar, ...dotsOf(effect, part));
  const shown = end.firstChild;
  if (isRunning && !(shown instanceof HTMLElement && shown.dataset.effect === String(effect.number))) {
    end.replaceChildren(
      commandButton("Cancel", () => cancelEffect(effect.number), "button small", {
        tabindex: -1,
        "data-effect": effect.number,
      }),
    );
  } else if (isCancelled) {
    const canceller = cancelAction
      ? make(
          "small",
          {},
          barLink(`by ${cancelAction}`, () => visit(cancelAction)),
        )
      : "";
    end.replaceChildren(make("span", {}, "cancelled"), canceller);
  } else if (!isRunning) setText(end, duration(stop - effect.start));
}

/**
 * What the effect sent. A dot leads to its action, which the store may have reduced later. Close dots become one.
 * @param {Protocol.Effect} effect
 * @param {(time: number) => number} part
 */
function dotsOf(effect, part) {
  /** @type {Map<number, HTMLElement>} */
  const dots = new Map();
  for (const [index, time] of (effect.emissions ?? []).entries()) {
    const number = effect.sent?.[index];
    const position = part(time),
      key = Math.round((position * mostDots) / 100);
    if (position < 0 || position > 100 || dots.has(key)) continue;
    const dot =
      number === undefined
        ? make("span", { class: "dot", title: clock(time) })
        : button("", () => visit(number), "dot", {
            tabindex: -1,
            title: `${number} ${actions.get(number)?.name ?? ""}`,
            "aria-label": `Action ${number}`,
          });
    dot.style.left = position + "%";
    dots.set(key, dot);
  }
  return dots.values();
}
