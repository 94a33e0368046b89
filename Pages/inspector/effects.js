// @ts-check
import { command } from "./connection.js";
import { attempt } from "./errors.js";
import { duration } from "./format.js";

/** @type {{ [reason: number]: string }} */
const cancelReasons = {
  1: "an effect with the same id started",
  2: "its id was cancelled",
  3: "its feature is gone",
  4: "a person cancelled it",
};
/** @param {Protocol.Effect} one */
export const isRunningEffect = one => one.end === undefined || one.end === null;
/** @param {Protocol.Effect} one */
export const isCancelledEffect = one => one.ending === 1 || one.ending === "cancelled";
/**
 * What cancelled an effect, as a text for people: empty if the program does not know.
 * @param {Protocol.Effect} one
 */
const cancelText = one => cancelReasons[one.cancelReason ?? 0] ?? "";
/** @param {Protocol.Effect} one */
export function endText(one) {
  if (one.end === undefined || one.end === null) return "running";
  const ending = isCancelledEffect(one) ? "cancelled" : "finished";
  const reason = cancelText(one);
  return `${ending} after ${duration(one.end - one.start)}${reason ? `: ${reason}` : ""}`;
}
/** @param {number} effect */
export const cancelEffect = effect => attempt(() => command("cancel", { effect }));
