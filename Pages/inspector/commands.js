// @ts-check
import { byID } from "../shared/elements.js";
import { commandOf, listKeys, showKeys } from "../shared/keys.js";
import { list, rowCount } from "./list.js";
import { session } from "./model.js";
import { clearFilter, goToNewest, move } from "./selection.js";
import { toggleSkipped } from "./skip.js";
import { openPanel, openTab, showPane } from "./tabs.js";
import { changeMode, seek, step } from "./travel.js";

const rowsOfPage = () => Math.max(1, Math.floor(list.view / list.height) - 1);
/** @type {KeyCommand[]} */
const commands = [
  {
    keys: ["j", "ArrowDown"],
    text: "next action (Shift extends the selection)",
    run: event => move(1, event.shiftKey),
  },
  { keys: ["k", "ArrowUp"], text: "previous action", run: event => move(-1, event.shiftKey) },
  { keys: ["PageDown"], run: () => move(rowsOfPage()) },
  { keys: ["PageUp"], run: () => move(-rowsOfPage()) },
  {
    keys: ["Home"],
    text: "oldest action",
    run: () => {
      session.follows = false;
      move(-rowCount());
    },
  },
  { keys: ["End"], text: "newest action, and follow", run: goToNewest },
  { keys: ["Enter"], text: "go to the tab (Tab goes on in it)", run: openPanel },
  { keys: ["Escape"], text: "close what is open", run: close },
  {
    keys: ["/"],
    text: "search",
    run: () => {
      showPane("list");
      byID("search").focus();
      byID("search").select();
    },
  },
  { keys: ["f"], text: "indent actions below their causes, or not", run: () => byID("flat").click() },
  { keys: ["a"], text: "tab Action", run: () => openTab("action") },
  { keys: ["c"], text: "tab Changes", run: () => openTab("changes") },
  { keys: ["s"], text: "tab State", run: () => openTab("state") },
  { keys: ["e"], text: "tab Effects", run: () => openTab("effects") },
  { keys: ["m"], text: "tab Map", run: () => openTab("map") },
  { keys: ["n"], text: "tab Send", run: () => openTab("send") },
  { keys: ["t"], text: "export a test", run: () => openTab("test") },
  {
    keys: [" "],
    names: ["space"],
    text: "pause, or resume",
    run: () => changeMode(session.mode === "live" ? "pause" : "resume"),
  },
  { keys: ["l"], text: "lock", run: () => changeMode("lock") },
  { keys: ["r"], text: "resume", run: () => changeMode("resume") },
  { keys: ["["], text: "one action back from the state that the program shows", run: () => step(-1) },
  { keys: ["]"], text: "one action forward from the state that the program shows", run: () => step(1) },
  {
    keys: ["g"],
    text: "show the state after the selected action in the program",
    run: () => {
      if (session.selected !== null) seek(session.selected);
    },
  },
  { keys: ["x"], text: "skip the selected actions, or include them again", run: toggleSkipped },
  { keys: ["?"], text: "these keys", run: showKeys },
];
/**
 * The keys of the tabs, where the element with the focus has them.
 * @type {KeyCommand[]}
 */
const tabKeys = [
  { keys: ["↑", "↓", "←", "→"], text: "in State: move, open and close" },
  { keys: ["w"], text: "in State: which actions changed this value" },
  { keys: ["↑", "↓"], text: "in Effects: select an effect" },
  { keys: ["Enter", "Delete"], text: "in Effects: show what started it, cancel it" },
  { keys: ["←", "→", "+", "-"], text: "in Effects: move in time, zoom" },
  { keys: ["Ctrl Enter"], text: "in Send: send the action" },
];

/** Closes the newest error, then the filter, then the panel of a narrow window. */
function close() {
  const error = byID("errors").lastElementChild;
  if (error) return error.remove();
  if (session.filter) return clearFilter();
  session.anchor = null;
  list.refresh();
  showPane("list");
  byID("rows").focus();
}
/**
 * Whether the element with the focus needs the key itself.
 * @param {KeyboardEvent} event
 */
function isTaken({ target, key }) {
  if (!(target instanceof Element)) return false;
  if (target.matches("button, a")) return key === " " || key === "Enter";
  return target.matches("input[type=range]") && /^(Arrow|Page|Home|End)/.test(key);
}

listKeys([...commands, ...tabKeys]);
document.addEventListener("keydown", event => {
  const command = commandOf(commands, event);
  if (!command || isTaken(event)) return;
  const isTyping = event.target instanceof Element && event.target.matches("textarea, select, input:not([type=range])");
  if (isTyping) {
    if (event.key === "Escape") byID("rows").focus();
    return;
  }
  event.preventDefault();
  command.run?.(event);
});
byID("help").addEventListener("click", showKeys);
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.querySelector(".close")?.addEventListener("click", () => dialog.close());
}
