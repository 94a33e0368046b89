extension InspectorPage {
  /// What caused an action, and what kind it is.
  static let causesScript = #"""
    /// The page cannot indent further.
    const deepest = 8;
    /// The program's time when something last told it, to continue the bars of running effects.
    const now = { time: 0, at: 0 };
    const programTime = () => now.time + (performance.now() - now.at) * 1e6;
    function sawTime(time) {
      if (time > now.time) Object.assign(now, { time, at: performance.now() });
    }

    const kinds = ["view", "delegate", "interface", "internal"];
    const kindPattern = /\.(view|delegate|interface|internal)\b/;
    function kindOf(action) {
      return kindPattern.exec(action.name)?.[1] ?? (action.cause?.effect !== undefined ? "effect" : "action");
    }
    const kindMark = kind => make("span", { class: "kind", "data-kind": kind }, kind);

    const parentOf = action => action.origin ?? null;
    const depthOf = action => Math.min(action.depth ?? 0, deepest);
    function causeText(action) {
      const cause = action.cause ?? {};
      if (cause.action !== undefined) return `↳ ${cause.action}`;
      return cause.effect === undefined ? "" : `⚡ ${action.effectName ?? `effect ${cause.effect}`}`;
    }

    const cancelReasons = { 1: "an effect with the same id started", 2: "its id was cancelled", 3: "its feature is gone", 4: "a person cancelled it" };
    const isRunningEffect = one => one.end === undefined || one.end === null;
    const isCancelledEffect = one => one.ending === 1 || one.ending === "cancelled";
    /// What cancelled an effect, as a text for people: empty if the program does not know.
    const cancelText = one => cancelReasons[one.cancelReason] ?? "";
    """#
}
