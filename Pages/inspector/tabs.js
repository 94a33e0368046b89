// @ts-check
import { button, byID, make } from "../shared/elements.js";
import { actions } from "./actions.js";
import { showCommands } from "./connection.js";
import { attempt, delayed } from "./errors.js";
import { list, showCounts } from "./list.js";
import { current, session } from "./model.js";
import { rowOf, select, visit } from "./selection.js";

/**
 * The content of each tab. The start of the page sets them.
 * @type {Record<TabName, Panel>}
 */
export const panels = Object.create(null);
/** @type {Record<TabName, string>} */
const tabTitles = {
  action: "Action",
  changes: "Changes",
  state: "State",
  effects: "Effects",
  map: "Map",
  send: "Send",
  test: "Test",
};
/** @type {TabName[]} */
const tabNames = ["action", "changes", "state", "effects", "map", "send", "test"];
/** @returns {NodeListOf<HTMLElement>} */
const tabs = () => byID("tabs").querySelectorAll("button");
/** @param {string} name */
const tabOf = name => [...tabs()].find(one => one.dataset.tab === name);

export function showTabs() {
  /** @type {(name: string, text: string, isSelected: boolean, open: () => void) => HTMLElement} */
  const tab = (name, text, isSelected, open) =>
    make(
      "button",
      {
        type: "button",
        role: "tab",
        "aria-selected": isSelected,
        "aria-controls": name === "list" ? "list" : "panel",
        "data-tab": name,
        class: name === "list" ? "list" : null,
        onclick: open,
      },
      text,
    );
  byID("tabs").replaceChildren(
    tab("list", "List", document.body.dataset.pane === "list", () => showPane("list")),
    ...tabNames.map(name => tab(name, tabTitles[name], session.tab === name, () => openTab(name))),
  );
  showRunning();
  showPane(document.body.dataset.pane === "panel" ? "panel" : "list");
}
/**
 * In a narrow window the list and the panel share one place.
 * @param {"list" | "panel"} pane
 */
export function showPane(pane) {
  document.body.dataset.pane = pane;
  const listTab = tabOf("list"),
    isNarrow = listTab !== undefined && getComputedStyle(listTab).display !== "none";
  for (const one of tabs()) {
    const isPanel = one.dataset.tab === session.tab && !(isNarrow && pane === "list");
    one.setAttribute("aria-selected", String(isPanel || (isNarrow && pane === "list" && one.dataset.tab === "list")));
  }
  if (pane === "list") list.later();
}
/** @param {TabName} name */
export function openTab(name) {
  session.tab = name;
  showPane("panel");
  showPanel();
}
export function openPanel() {
  showPane("panel");
  showPanel();
  byID("panel").focus();
}
export function showRunning() {
  const number = session.running.size;
  const badge = number > 0 ? [make("span", { class: "badge", title: "running effects" }, String(number))] : [];
  tabOf("effects")?.replaceChildren("Effects", ...badge);
}
/** Returns when the panel has its answer. */
export async function showPanel() {
  const panel = panels[session.tab];
  if (byID("panel").firstChild !== panel.element) byID("panel").replaceChildren(panel.element);
  showCommands();
  // In a narrow window, the list may hide the panel. Then no request is sent for it.
  isPanelBehind = byID("panel").clientHeight === 0;
  if (session.store !== null && !isPanelBehind) await panel.update();
}
export const showPanelLater = delayed(40, () => showPanel());
let isPanelBehind = false;
new ResizeObserver(() => {
  if (isPanelBehind && byID("panel").clientHeight > 0) showPanel();
}).observe(byID("panel"));

/**
 * The tabs that show something of the selected action.
 * @type {TabName[]}
 */
const selectionTabs = ["action", "changes", "state", "send", "test"];
export const showsSelection = () => selectionTabs.includes(session.tab);
/** The tabs that show states, which a session has only if it can be replayed. */
export const showsStates = () => session.tab === "changes" || session.tab === "state";
/**
 * Shows the newest action in the panel. While the program answers, newer actions wait, and the panel then shows the
 * last of them.
 */
const following = { isBusy: false, isWanted: false };
export async function followPanel() {
  following.isWanted = true;
  if (following.isBusy) return;
  following.isBusy = true;
  try {
    while (following.isWanted) {
      following.isWanted = false;
      // The error about a session that cannot be replayed would come back with each action.
      const isPossible = !showsStates() || current()?.isReplayable !== false;
      if (!isPossible) panels[session.tab].failed?.();
      else if (showsSelection()) await showPanel();
    }
  } finally {
    following.isBusy = false;
  }
}
/**
 * A new selection replaces the content of most of these tabs. When somebody begins to use it, the action stays
 * selected, as if somebody had selected it.
 * @param {Event} event
 */
function pickShown(event) {
  if (event.target === byID("panel") && event.type === "focusin") return;
  if (session.selected === null || session.tab === "state" || !showsSelection()) return;
  const { number, latest } = panels[session.tab];
  if (following.isBusy && number && number !== session.selected) {
    // The answer about a newer action is on its way, and would replace what somebody uses.
    following.isWanted = false;
    latest?.forget();
    return select(number, { isShown: true });
  }
  session.isPicked = true;
  showCounts();
}
for (const type of ["pointerdown", "wheel", "focusin"])
  byID("panel").addEventListener(type, pickShown, { passive: true });
list.box.addEventListener("dblclick", event => {
  if (rowOf(event)) openPanel();
});

/**
 * Asks for something that a panel shows.
 * @returns {Latest}
 */
export function latest() {
  let number = 0;
  /** @type {<Result>(work: () => Promise<Result>) => Promise<Result | undefined>} */
  async function ofLatest(work) {
    const mine = ++number,
      result = await attempt(work);
    return mine === number ? result : undefined;
  }
  return Object.assign(ofLatest, {
    forget() {
      number += 1;
    },
  });
}
export const noAction = () => make("p", { class: "none" }, "No action is selected.");
/**
 * A button that shows an action: its number, and its name when it is known.
 * @param {number} number
 */
export function actionLink(number) {
  const name = make("code", {}, actions.get(number)?.name ?? "");
  return button([String(number), " ", name], () => visit(number), "link", { "data-number": number });
}
/**
 * Writes names that were not known when the link was made.
 * @param {Element} element
 */
export function nameLinks(element) {
  /** @type {NodeListOf<HTMLElement>} */
  const links = element.querySelectorAll("[data-number]");
  for (const one of links) {
    const name = one.lastChild,
      action = name?.textContent === "" ? actions.get(Number(one.dataset.number)) : null;
    if (name && action) name.textContent = action.name;
  }
}
