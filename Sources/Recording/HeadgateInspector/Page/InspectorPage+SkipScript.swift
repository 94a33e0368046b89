extension InspectorPage {
  /// Skipping actions: the state as if they had not happened.
  static let skipScript = #"""
    /// Skips the selected actions. If all of them are skipped already, they happen again.
    async function toggleSkipped() {
      const numbers = selection(), skipped = new Set(session.skipped);
      if (numbers.length === 0 || current()?.isReplayable === false) return;
      const isBack = numbers.every(one => skipped.has(one));
      for (const one of numbers) if (isBack) skipped.delete(one); else skipped.add(one);
      await skip(skipped);
    }
    async function skip(skipped) {
      const { store } = session;
      await attempt(async () => {
        await command("skip", { numbers: [...skipped].sort((one, two) => one - two) });
        if (store === session.store) setSkipped(skipped);
      });
      showSkipped();
      list.refresh();
    }
    /// The states of these panels depend on which actions are skipped.
    function setSkipped(skipped) {
      const isChanged = skipped.size + session.skipped.size > 0;
      session.skipped = skipped;
      // The program goes on to skip them while the page shows another store.
      link.program.skipped ??= new Map();
      link.program.skipped.set(session.store, skipped);
      if (isChanged && ["changes", "state"].includes(session.tab)) showPanel();
    }
    function showSkipped() {
      const numbers = selection();
      byID("skip").firstChild.textContent = numbers.length > 0 && numbers.every(one => session.skipped.has(one)) ? "Include " : "Skip ";
      byID("unskip").hidden = session.skipped.size === 0;
      setText(byID("unskip"), `Skip nothing (${grouped(session.skipped.size)})`);
    }
    byID("skip").addEventListener("click", toggleSkipped);
    byID("unskip").addEventListener("click", () => skip(new Set()));
    """#
}
