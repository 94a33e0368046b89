extension InspectorPage {
  /// The chosen store, and the events of the program.
  static let sessionScript = #"""
    const session = { store: null, stores: [], first: 1, last: 0, mode: "live", position: 0, held: 0, running: new Set(),
      selected: null, isPicked: false, anchor: null, skipped: new Set(), filter: null, follows: true, isTree: true, tab: "action" };
    const current = () => session.stores.find(one => one.store === session.store);

    link.events.hello = message => {
      if (message.version !== version) {
        showError(`The program speaks version ${message.version} of the protocol, and this page version ${version}. Open the page of the program.`);
      }
      clearTimeout(link.timer);
      Object.assign(link, { attempts: 0, isOpen: true });
      showConnection("open", "Connected");
      if (message.program) { setText(byID("program"), message.program); document.title = `${message.program} – inspector`; }
      link.program.name = message.program ?? "";
      link.program.stores = session.stores = message.stores ?? [];
      choose(session.stores.find(one => one.store === link.program.wanted) ?? current() ?? session.stores[0]);
      showPrograms();
    };
    /// Stores have come or gone. What the page shows of another one stays, and what somebody writes.
    link.events.stores = message => {
      link.program.stores = session.stores = message.stores ?? [];
      if (!current()) choose(session.stores[0]);
      showPrograms();
    };
    /// Shows a store. The selection stays when the same store comes back after a reconnection. Without a store, what the page has stays.
    function choose(one) {
      if (!one && session.store !== null) {
        showBanner("The store has ended. The page keeps what it has.");
        return showLink();
      }
      showBanner("");
      actions.clear();
      effectsPanel.clear();
      if (!one || one.store !== session.store || !(session.selected <= one.last)) forgetStore();
      if (!one) {
        Object.assign(session, { store: null, first: 1, last: 0 });
        byID("counts").textContent = "The program has no store.";
        showLink();
        return list.setCount(0);
      }
      const { mode = "live", last = 0 } = one;
      link.program.wanted = one.store;
      Object.assign(now, { time: one.time ?? 0, at: performance.now() });
      Object.assign(session, { store: one.store, first: Math.max(1, one.first ?? 1), last, mode, position: mode === "live" ? last : one.position ?? last, held: one.held ?? 0, running: new Set(one.running ?? []) });
      if (session.mode !== "live") session.skipped = link.program.skipped?.get(one.store) ?? session.skipped;
      showList();
      showLink();
      if (session.selected === null && session.last >= session.first) select(session.last, { isPicked: false });
      else if (!followNewest()) showPanel();
    }
    /// Forgets what belongs to the store of before, also the results of its requests.
    function forgetStore() {
      Object.assign(session, { selected: null, isPicked: false, anchor: null, skipped: new Set(), filter: null, follows: true, running: new Set() });
      searchNumber += 1;
      travel.wanted = null;
      byID("search").value = "";
      byID("filter").hidden = true;
      for (const panel of Object.values(panels)) panel.reset();
    }
    link.events.news = message => {
      if (message.store !== session.store || !current()) {
        const other = session.stores.find(one => one.store === message.store);
        const { first, last, time, held, running, isReplayable, problem } = message;
        return other ? void Object.assign(other, { first, last, time, held, running, isReplayable, problem }) : undefined;
      }
      const removed = Math.max(0, message.first - session.first);
      session.first = Math.max(1, message.first);
      session.last = message.last;
      session.held = message.held ?? 0;
      session.running = new Set(message.running ?? []);
      if (message.time !== undefined) sawTime(message.time);
      Object.assign(current(), { first: session.first, last: session.last, running: message.running, isReplayable: message.isReplayable, problem: message.problem });
      if (session.mode === "live") session.position = session.last;
      // A recording of the last minutes loses its oldest actions. The visible rows stay where they are.
      if (removed > 0 && !session.filter && !session.follows) list.goTo(list.top - removed * list.height);
      showList();
      const isFollowed = followNewest();
      if (!isFollowed) showTravel();
      // A tab that shows the selected action asks for the new one already.
      if (!isFollowed || !selectionTabs.includes(session.tab)) panels[session.tab].news?.();
      repeatSearch();
    };
    link.events.mode = message => {
      // A store that goes on skips no action.
      if (message.mode === "live") link.program.skipped?.delete(message.store);
      if (message.store !== session.store || !current()) {
        const other = session.stores.find(one => one.store === message.store);
        return other ? void Object.assign(other, { mode: message.mode, position: message.position ?? other.position, held: message.held ?? 0 }) : undefined;
      }
      if (message.mode === "live") setSkipped(new Set());
      Object.assign(session, { mode: message.mode, position: message.position ?? session.position, held: message.held ?? 0 });
      Object.assign(current(), { mode: session.mode, position: session.position, held: session.held });
      if (!followNewest()) { showTravel(); list.refresh(); }
      panels[session.tab].mode?.();
    };
    """#
}
