// @ts-check
import { byID, setText } from "../shared/elements.js";
import { actions } from "./actions.js";
import { askProblem, connectTo, link, showBanner, showCommands, showConnection } from "./connection.js";
import { effectsPanel } from "./effectsPanel.js";
import { enable, showError } from "./errors.js";
import { repeatSearch } from "./filter.js";
import { list, showList } from "./list.js";
import { current, home, now, sawTime, session } from "./model.js";
import { programs, showPrograms } from "./programs.js";
import { followNewest, newSearch, select } from "./selection.js";
import { setSkipped } from "./skip.js";
import { panels, showPanel, showsSelection } from "./tabs.js";
import { showTravel, travel } from "./travel.js";

/** The version of the protocol. */
const version = 1;

link.events.hello = message => {
  if (message.version !== version) {
    showError(
      `The program speaks version ${message.version} of the protocol, and this page version ${version}. ` +
        "Open the page of the program.",
    );
  }
  clearTimeout(link.timer);
  Object.assign(link, { attempts: 0, isOpen: true });
  showConnection("open", "Connected");
  if (message.program) {
    setText(byID("program"), message.program);
    document.title = `${message.program} – inspector`;
  }
  link.program.name = message.program ?? "";
  link.program.stores = session.stores = message.stores ?? [];
  choose(session.stores.find(one => one.store === link.program.wanted) ?? current() ?? session.stores[0]);
  showPrograms();
};
/** Stores have come or gone. What the page shows of another one stays, and what somebody writes. */
link.events.stores = message => {
  link.program.stores = session.stores = message.stores ?? [];
  if (!current()) choose(session.stores[0]);
  showPrograms();
};
/**
 * Shows a store. The selection stays when the same store comes back after a reconnection. Without a store, what the
 * page has stays.
 * @param {Protocol.Store | undefined} one
 */
function choose(one) {
  if (!one && session.store !== null) {
    showBanner("The store has ended. The page keeps what it has.");
    return showLink();
  }
  showBanner("");
  actions.clear();
  effectsPanel.clear();
  if (!one || one.store !== session.store || !((session.selected ?? 0) <= one.last)) forgetStore();
  if (!one) {
    Object.assign(session, { store: null, first: 1, last: 0 });
    byID("counts").textContent = "The program has no store.";
    showLink();
    return list.setCount(0);
  }
  const { mode = "live", last = 0 } = one;
  link.program.wanted = one.store;
  Object.assign(now, { time: one.time ?? 0, at: performance.now() });
  Object.assign(session, {
    store: one.store,
    first: Math.max(1, one.first ?? 1),
    last,
    mode,
    position: mode === "live" ? last : (one.position ?? last),
    held: one.held ?? 0,
    running: new Set(one.running ?? []),
  });
  if (session.mode !== "live") session.skipped = link.program.skipped.get(one.store) ?? session.skipped;
  showList();
  showLink();
  if (session.selected === null && session.last >= session.first) select(session.last, { isPicked: false });
  else if (!followNewest()) showPanel();
}
/** Forgets what belongs to the store of before, also the results of its requests. */
function forgetStore() {
  Object.assign(session, {
    selected: null,
    isPicked: false,
    anchor: null,
    skipped: new Set(),
    filter: null,
    follows: true,
    running: new Set(),
  });
  newSearch();
  travel.wanted = null;
  byID("search").value = "";
  byID("filter").hidden = true;
  for (const panel of Object.values(panels)) panel.reset();
}
/**
 * A store of the program that is not shown.
 * @param {number} store
 */
const otherStore = store => session.stores.find(one => one.store === store);
link.events.news = message => {
  const shown = current(),
    { first, last, time, held, running, isReplayable, problem } = message;
  if (message.store !== session.store || !shown) {
    const other = otherStore(message.store);
    if (other) Object.assign(other, { first, last, time, held, running, isReplayable, problem });
    return;
  }
  const removed = Math.max(0, first - session.first);
  session.first = Math.max(1, first);
  session.last = last;
  session.held = held ?? 0;
  session.running = new Set(running ?? []);
  if (time !== undefined) sawTime(time);
  Object.assign(shown, { first: session.first, last: session.last, running, isReplayable, problem });
  if (session.mode === "live") session.position = session.last;
  // A recording of the last minutes loses its oldest actions. The visible rows stay where they are.
  if (removed > 0 && !session.filter && !session.follows) list.goTo(list.top - removed * list.height);
  showList();
  const isFollowed = followNewest();
  if (!isFollowed) showTravel();
  // A tab that shows the selected action asks for the new one already.
  if (!isFollowed || !showsSelection()) panels[session.tab].news?.();
  repeatSearch();
};
link.events.mode = message => {
  // A store that goes on skips no action.
  if (message.mode === "live") link.program.skipped.delete(message.store);
  const shown = current(),
    { mode, position, held = 0 } = message;
  if (message.store !== session.store || !shown) {
    const other = otherStore(message.store);
    if (other) Object.assign(other, { mode, position: position ?? other.position, held });
    return;
  }
  if (mode === "live") setSkipped(new Set());
  Object.assign(session, { mode, position: position ?? session.position, held });
  Object.assign(shown, { mode, position: session.position, held });
  if (!followNewest()) {
    showTravel();
    list.refresh();
  }
  panels[session.tab].mode?.();
};

/** Enables what needs the program, or disables it. What is loaded stays. */
export function showLink() {
  const problem = askProblem(),
    search = byID("search");
  showDownload(problem);
  // A field that is disabled would lose the focus at each short interruption.
  search.readOnly = problem !== "";
  search.title = problem;
  showCommands();
  showTravel();
  panels[session.tab].mode?.();
}
/** @param {string} problem */
function showDownload(problem) {
  const download = byID("download"),
    { host, token } = link.program;
  const place = link.program === home ? "" : `//${host}`;
  if (problem === "") download.href = `${place}/session?store=${session.store}&token=${encodeURIComponent(token)}`;
  // A link without an address cannot be pressed, and shows its title.
  else download.removeAttribute("href");
  download.ariaDisabled = problem === "" ? null : "true";
  enable(download, problem === "", problem);
}

byID("store").addEventListener("change", () => {
  const [index, store] = byID("store").value.split(" "),
    program = programs[Number(index)];
  if (program === link.program) return choose(session.stores.find(one => String(one.store) === store));
  program.wanted = program.stores.find(one => String(one.store) === store)?.store ?? null;
  connectTo(program);
});
