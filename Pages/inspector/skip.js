// @ts-check
import { byID, setText } from "../shared/elements.js";
import { command, link } from "./connection.js";
import { attempt } from "./errors.js";
import { grouped } from "./format.js";
import { list } from "./list.js";
import { current, session } from "./model.js";
import { selection } from "./selection.js";
import { showPanel, showsStates } from "./tabs.js";

/**
 * Skips the selected actions: the state is as if they had not happened. If all of them are skipped already, they happen
 * again.
 */
export async function toggleSkipped() {
  const numbers = selection(),
    skipped = new Set(session.skipped);
  if (numbers.length === 0 || current()?.isReplayable === false) return;
  const isBack = numbers.every(one => skipped.has(one));
  for (const one of numbers)
    if (isBack) skipped.delete(one);
    else skipped.add(one);
  await skip(skipped);
}
/** @param {Set<number>} skipped */
async function skip(skipped) {
  const { store } = session;
  await attempt(async () => {
    await command("skip", { numbers: [...skipped].sort((one, two) => one - two) });
    if (store === session.store) setSkipped(skipped);
  });
  showSkipped();
  list.refresh();
}
/**
 * The states of some panels depend on which actions are skipped.
 * @param {Set<number>} skipped
 */
export function setSkipped(skipped) {
  const isChanged = skipped.size + session.skipped.size > 0;
  session.skipped = skipped;
  // The program goes on to skip them while the page shows another store.
  if (session.store !== null) link.program.skipped.set(session.store, skipped);
  if (isChanged && showsStates()) showPanel();
}
export function showSkipped() {
  const numbers = selection(),
    label = byID("skip").firstChild;
  const isBack = numbers.length > 0 && numbers.every(one => session.skipped.has(one));
  if (label) label.textContent = isBack ? "Include " : "Skip ";
  byID("unskip").hidden = session.skipped.size === 0;
  setText(byID("unskip"), `Skip nothing (${grouped(session.skipped.size)})`);
}
byID("skip").addEventListener("click", toggleSkipped);
byID("unskip").addEventListener("click", () => skip(new Set()));
