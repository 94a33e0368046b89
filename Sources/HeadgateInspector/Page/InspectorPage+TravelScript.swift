extension InspectorPage {
  /// Time travel: position and mode.
  static let travelScript = #"""
    const modeTitles = { live: "Live", paused: "Paused", locked: "Locked" };
    const travel = { wanted: null, isBusy: false };

    function showTravel() {
      const one = current(), slider = byID("slider"), position = travel.wanted ?? session.position;
      const canReplay = one !== undefined && one.isReplayable !== false, isEmpty = session.last < session.first;
      document.querySelector("footer").dataset.mode = session.mode;
      setText(byID("mode"), modeTitles[session.mode] ?? session.mode);
      slider.min = session.first - 1;
      slider.max = Math.max(session.first - 1, session.last);
      slider.value = position;
      slider.ariaValueText = `state after action ${position} of ${session.last}`;
      setText(byID("position"), one === undefined ? "" : `${grouped(position)} of ${grouped(session.last)}`);
      for (const id of ["slider", "back", "forward", "skip"]) byID(id).disabled = !canReplay || isEmpty;
      byID("pause").disabled = !one || session.mode !== "live";
      byID("lock").disabled = !one || session.mode === "locked";
      byID("resume").disabled = !one || session.mode === "live";
      setText(byID("travelProblem"), canReplay ? "" : one?.problem ?? (one ? "This recording cannot be replayed." : ""));
      showSkipped();
      showRunning();
    }
    /// Shows the state after an action in the program. While it works, only the latest wish is kept.
    async function seek(number) {
      if (current()?.isReplayable === false || session.last < session.first) return;
      travel.wanted = Math.min(Math.max(number, session.first - 1), session.last);
      showTravel();
      if (travel.isBusy) return;
      travel.isBusy = true;
      try {
        for (let done = null; travel.wanted !== done && travel.wanted !== null;) {
          done = travel.wanted;
          await command("seek", { number: done });
          if (session.mode !== "live") session.position = done;
        }
      } catch { /* The error is shown. The slider goes back to where the program is. */ }
      Object.assign(travel, { wanted: null, isBusy: false });
      showTravel();
      list.refresh();
    }
    /// Goes to a position, and selects its action: the panels show the same moment as the program.
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
    const step = steps => travelTo((travel.wanted ?? session.position) + steps);
    /// A position that was not asked for yet is dropped: the program would stop again after it went on.
    function changeMode(method) {
      travel.wanted = null;
      return attempt(() => command(method));
    }

    byID("slider").addEventListener("input", event => travelTo(Number(event.target.value)));
    byID("back").addEventListener("click", () => step(-1));
    byID("forward").addEventListener("click", () => step(1));
    for (const method of ["pause", "lock", "resume"]) byID(method).addEventListener("click", () => changeMode(method));
    """#
}
