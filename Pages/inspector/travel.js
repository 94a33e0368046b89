// @ts-check
import { byID, setText } from "../shared/elements.js";
import { askProblem, command, hasEnded, link } from "./connection.js";
import { attempt, enable } from "./errors.js";
import { grouped } from "./format.js";
import { indexOf, list } from "./list.js";
import { current, session } from "./model.js";
import { clearFilter, select } from "./selection.js";
import { showSkipped } from "./skip.js";
import { showRunning } from "./tabs.js";

const modeTitles = { live: "Live", paused: "Paused", locked: "Locked" };
/** What the program does: only it knows that, so without a connection the page says so instead. */
function modeText() {
  if (hasEnded()) return "Ended";
  if (!link.isOpen) return link.attempts === 0 ? "Connecting" : link.attempts < 4 ? "Lost" : "Ended";
  const title = modeTitles[session.mode] ?? session.mode;
  return session.held > 0 ? `${title}, ${grouped(session.held)} held` : title;
}
export const travel = {
  /** @type {number | null} */
  wanted: null,
  isBusy: false,
};

export function showTravel() {
  const one = current(),
    slider = byID("slider"),
    position = travel.wanted ?? session.position;
  const canReplay = one !== undefined && one.isReplayable !== false,
    isEmpty = session.last < session.first;
  const replayProblem = canReplay ? "" : (one?.problem ?? (one ? "This recording cannot be replayed." : ""));
  const problem = askProblem(),
    isOpen = problem === "";
  byID("travel").dataset.mode = isOpen ? session.mode : "none";
  setText(byID("mode"), modeText());
  slider.min = String(session.first - 1);
  slider.max = String(Math.max(session.first - 1, session.last));
  slider.value = String(position);
  slider.ariaValueText = `state after action ${position} of ${session.last}`;
  setText(byID("position"), session.store === null ? "" : `${grouped(position)} of ${grouped(session.last)}`);
  const isUsable = { slider: true, back: true, forward: position < session.last, skip: true };
  for (const [id, isNow] of Object.entries(isUsable))
    enable(byID(id), isOpen && canReplay && !isEmpty && isNow, problem || replayProblem);
  enable(byID("pause"), isOpen && session.mode === "live", problem);
  enable(byID("lock"), isOpen && session.mode !== "locked", problem);
  enable(byID("unskip"), isOpen, problem);
  enable(byID("resume"), isOpen && session.mode !== "live", problem);
  setText(byID("travelProblem"), replayProblem);
  showSkipped();
  showRunning();
}
/**
 * Shows the state after an action in the program. While it works, only the latest wish is kept.
 * @param {number} number
 */
export async function seek(number) {
  if (current()?.isReplayable === false || session.last < session.first) return;
  travel.wanted = Math.min(Math.max(number, session.first - 1), session.last);
  showTravel();
  if (travel.isBusy) return;
  travel.isBusy = true;
  try {
    for (let done = null; travel.wanted !== done && travel.wanted !== null; ) {
      const { store } = session;
      done = travel.wanted;
      await command("seek", { number: done });
      if (store === session.store && session.mode !== "live") session.position = done;
    }
  } catch {
    /* The error is shown. The slider goes back to where the program is. */
  }
  Object.assign(travel, { wanted: null, isBusy: false });
  showTravel();
  list.refresh();
}
/**
 * Goes to a position, and selects its action: the panels show the same moment as the program.
 * @param {number} number
 */
function travelTo(number) {
  const next = Math.min(Math.max(number, session.first - 1), session.last);
  if (session.last < session.first || current()?.isReplayable === false) return;
  seek(next);
  // The state before the first action belongs to no action.
  if (next < session.first) return;
  if (indexOf(next) < 0) clearFilter();
  session.follows = next === session.last;
  select(next);
}
/**
 * After the newest action there is no state to show, and the program would stop.
 * @param {number} steps
 */
export function step(steps) {
  const position = travel.wanted ?? session.position;
  if (steps < 0 || position < session.last) travelTo(position + steps);
}
/**
 * A position that was not asked for yet is dropped: the program would stop again after it went on.
 * @param {"pause" | "lock" | "resume"} method
 */
export function changeMode(method) {
  travel.wanted = null;
  return attempt(() => command(method, {}));
}

byID("slider").addEventListener("input", () => travelTo(Number(byID("slider").value)));
byID("back").addEventListener("click", () => step(-1));
byID("forward").addEventListener("click", () => step(1));
byID("pause").addEventListener("click", () => changeMode("pause"));
byID("lock").addEventListener("click", () => changeMode("lock"));
byID("resume").addEventListener("click", () => changeMode("resume"));
