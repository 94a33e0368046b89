extension InspectorPage {
  /// What caused an action: its kind, its parent, and its depth in the tree.
  static let causesScript = #"""
    const deepest = 8;
    /// The effects that are known: the action that started each one, and its name.
    const owners = new Map();
    /// The actions in the cache that effects sent: for each effect, times by number.
    const sent = new Map();
    /// The program's time when something last told it, to continue the bars of running effects.
    const now = { time: 0, at: 0 };
    const programTime = () => now.time + (performance.now() - now.at) * 1e6;

    function note(action) {
      for (const effect of action.effects ?? []) own(effect, action.number);
      const effect = action.cause?.effect;
      if (effect !== undefined) {
        if (!sent.has(effect)) sent.set(effect, new Map());
        sent.get(effect).set(action.number, action.time);
      }
      sawTime(action.time);
    }
    function own(effect, action, name) {
      const known = owners.get(effect) ?? {};
      owners.set(effect, { action: action ?? known.action ?? null, name: name ?? known.name });
    }
    function sawTime(time) {
      if (time > now.time) Object.assign(now, { time, at: performance.now() });
    }
    /// Asks for the effects that sent actions of a page and are not known yet.
    async function nameEffects(page) {
      const unknown = page.filter(one => one.cause?.effect !== undefined && owners.get(one.cause.effect)?.name === undefined);
      if (unknown.length === 0) return;
      const { generation } = actions;
      const result = await attempt(() => ask("effects", { from: Math.max(0, unknown[0].time - 1e9), to: unknown.at(-1).time }));
      if (!result || generation !== actions.generation) return;
      for (const one of result) own(one.number, one.action, one.name ?? "");
      list.refresh();
    }
    const kinds = ["view", "delegate", "interface", "internal"];
    const kindPattern = /\.(view|delegate|interface|internal)\b/;
    function kindOf(action) {
      return kindPattern.exec(action.name)?.[1] ?? (action.cause?.effect !== undefined ? "effect" : "action");
    }
    const kindMark = kind => make("span", { class: "kind", "data-kind": kind }, kind);

    /// The number of the action that caused this one: null if none did, undefined if the program did not say so yet.
    function parentOf(action) {
      const cause = action.cause ?? {};
      if (cause.action !== undefined) return cause.action;
      if (cause.effect === undefined) return null;
      return owners.has(cause.effect) ? owners.get(cause.effect).action : undefined;
    }
    /// How many actions led to this one. Deep chains are not followed further than the page can indent.
    function depthOf(action) {
      let depth = 0;
      for (let one = action; one && depth < deepest;) {
        const parent = parentOf(one);
        if (parent === null) break;
        depth += 1;
        one = parent === undefined || parent < session.first ? null : actions.get(parent);
      }
      return depth;
    }
    function causeText(action) {
      const cause = action.cause ?? {};
      if (cause.action !== undefined) return `↳ ${cause.action}`;
      if (cause.effect === undefined) return "";
      const name = owners.get(cause.effect)?.name;
      return name ? `⚡ ${name}` : `⚡ effect ${cause.effect}`;
    }
    """#
}
