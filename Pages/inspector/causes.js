// @ts-check
import { make } from "../shared/elements.js";
import { actions } from "./actions.js";
import { session } from "./model.js";

/** The page cannot indent further. */
const deepest = 6;
/** How many rows are between a row and the row of its cause at most, if the row is indented below it. */
const farCause = 40;

export const kinds = ["view", "delegate", "interface", "internal"];
const kindPattern = /\.(view|delegate|interface|internal)\b/;
/** @param {Protocol.Action} action */
export function kindOf(action) {
  return kindPattern.exec(action.name)?.[1] ?? (action.cause?.effect !== undefined ? "effect" : "action");
}
/** @param {string} kind */
export const kindMark = kind => make("span", { class: "kind", "data-kind": kind }, kind);

/** @param {Protocol.Action} action */
const parentOf = action => action.origin ?? null;
/**
 * The cause, if all rows between it and the action follow from it, too. With other rows between them a line would cross
 * their names: then the row has the start of a line only, and its column "Cause" has the number.
 * @param {Protocol.Action} action
 */
function rowAbove(action) {
  const cause = parentOf(action);
  let isKnown = true;
  if (cause === null || cause < session.first || action.number - cause > farCause) return { cause: null, isKnown };
  for (let number = action.number - 1; number >= cause; number--) {
    const other = actions.get(number);
    if (!other && actions.error(number) === null) isKnown = false;
    if (!other || (number > cause && (parentOf(other) ?? 0) < cause)) return { cause: null, isKnown };
  }
  return { cause, isKnown };
}
/**
 * The row to which the line of a row leads, the depth of the row, and whether the rows that decide this are loaded.
 * @param {Protocol.Action} action
 */
export function branchOf(action) {
  const wholeDepth = action.depth ?? 0,
    depth = Math.min(wholeDepth, deepest);
  if (depth === 0) return { cause: null, depth, isComplete: true };
  const { cause, isKnown } = rowAbove(action);
  // Rows that are deeper stand side by side. A line between them would have no room.
  return { cause: wholeDepth > deepest ? null : cause, depth, isComplete: isKnown };
}
/**
 * The cause in two parts: the first one is shortened, the second one is always visible.
 * @param {Protocol.Action} action
 */
export function causeTexts(action) {
  const cause = action.cause ?? {};
  if (cause.action !== undefined) return ["↳", ` ${cause.action}`];
  if (cause.effect === undefined) return ["", ""];
  if (action.effectName) return [`⚡ ${action.effectName}`, action.origin ? ` of ${action.origin}` : ""];
  // "effect 2 of 5" would be the second one of five.
  return [`effect ${cause.effect}`, action.origin ? `, action ${action.origin}` : ""];
}
