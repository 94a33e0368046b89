extension MapPage {
  /// The panel: the selected feature with its actions, or the overview.
  static let panelScript = #"""
    const panel = byID("panel");
    const featureLink = id => features.has(id)
      ? make("button", { class: "link", type: "button", onclick: () => select(id) }, id) : make("span", {}, id);
    function actionLink(id, home) {
      const found = actions.get(id);
      const text = home && id.startsWith(home + ".") ? id.slice(home.length + 1) : id;
      return found ? make("button", { class: "link mono", type: "button", onclick: () => select(found.feature.id, id) }, text)
        : make("span", { class: "mono" }, text);
    }
    const heading = (text, number, dot) => make("h3", { dot }, dot ? make("span", { class: "dot" }) : null, text,
      number === undefined ? null : make("span", { class: "number" }, String(number)));
    const row = (title, ...content) => make("div", { class: "row" }, make("b", {}, title), make("div", {}, content));
    const line = (...content) => make("span", {}, content);
    const joined = links => links.flatMap((link, index) => index === 0 ? [link] : [", ", link]);

    function showPanel() {
      const feature = features.get(state.feature);
      panel.replaceChildren(...(feature ? featureContent(feature) : overviewContent()));
      panel.scrollTop = 0;
      if (state.action) document.getElementById("a:" + state.action)?.scrollIntoView({ block: "nearest" });
    }

    const kindNames = { feature: "feature", cases: "enum of features", actions: "actions without a reducer here",
      wrapper: "observes other features", open: "types of actions", reducer: "a reducer of open actions" };

    function featureContent(feature) {
      const above = parents.get(feature.id), below = children.get(feature.id);
      const content = [
        make("button", { class: "close", type: "button", "aria-label": "Close", onclick: () => select(null) }, "×"),
        make("h2", {}, feature.id),
        make("p", { class: "place mono" }, place(feature.location)),
        make("dl", { class: "facts" },
          make("dt", {}, "Kind"), make("dd", {}, kindNames[feature.kind]),
          above.length === 0 ? null : [make("dt", {}, "In"), make("dd", {}, above.map(one => relation(one, one.parent)))],
          below.length === 0 ? null : [make("dt", {}, "Contains"), make("dd", {}, below.map(one => relation(one, one.child)))]),
      ];
      for (const kind of kinds) {
        const group = feature.actions.filter(one => one.kind === kind);
        if (group.length > 0) content.push(heading(kind, group.length, kind), group.map(one => actionCard(one, feature)));
      }
      if (feature.effects.length > 0) {
        content.push(heading("effects", feature.effects.length, "effect"), feature.effects.map(one => effectCard(one, feature)));
      }
      return content.flat();
    }

    const relation = (one, id) => make("span", {}, featureLink(id), " ",
      make("span", { class: "chip" }, `${one.relation}${one.isGated ? " · gated" : ""}`));

    function actionCard(action, feature) {
      const card = make("div", { class: action.id === state.action ? "card selected" : "card", id: "a:" + action.id, dot: action.kind },
        make("button", { class: "title mono", type: "button", title: place(action.location), onclick: () => select(feature.id, action.id) },
          named(action), make("span", { class: "values" }, valuesOf(action))),
        action.documentation ? make("p", {}, action.documentation) : null);
      card.append(row("sent by", senderLines(action, feature)));
      const lines = reactionLines(action, feature);
      if (lines.length > 0) card.append(row("handled", lines));
      if (unheard.has(action.id)) card.append(row("", make("span", { class: "warn" }, "No parent handles it.")));
      return card;
    }

    function senderLines(action, feature) {
      if (action.senders.length === 0) {
        if (unsent.has(action.id)) return [make("span", { class: "warn" }, "nobody")];
        return [line(action.kind === "binding" || action.kind === "presentation" ? "a control" : "not known here")];
      }
      return action.senders.map(sender => {
        const where = make("small", {}, " " + shortPlace(sender.location));
        if (sender.role === "view") return line("view", where);
        if (sender.role === "other") return line("code", where);
        const effect = sender.effect ? effects.get(sender.effect) : null;
        const who = effect ? (effect.effect.name || effect.effect.cancelID ? "effect " : "") + effectTitle(effect.effect)
          : sender.feature === feature.id ? "" : sender.feature + " ";
        const causes = sender.causes.length > 0 ? [effect ? " of " : "in ", joined(sender.causes.map(id => actionLink(id, feature.id)))]
          : effect ? [] : ["reducer"];
        return line(who, causes, where);
      });
    }

    function reactionLines(action, feature) {
      return action.reactions.map(one => line(
        featureLink(one.feature),
        one.effects.length > 0 ? [" starts ", one.effects.map(id => effects.get(id)).filter(Boolean).map(found => effectTitle(found.effect)).join(", ")] : null,
        one.sends.length > 0 ? [" sends ", joined(one.sends.map(id => actionLink(id, feature.id)))] : null,
        one.cancels.length > 0 ? ` cancels ${one.cancels.join(", ")}` : null,
        make("small", {}, " " + shortPlace(one.location))));
    }

    function effectCard(effect, feature) {
      return make("div", { class: "card", dot: "effect" },
        make("span", { class: "title mono", title: place(effect.location) }, effectTitle(effect)),
        effect.cancelID && effect.name ? row("id", make("span", { class: "mono" }, effect.cancelID)) : null,
        row("started by", effect.causes.length > 0 ? effect.causes.map(id => line(actionLink(id, feature.id))) : line("not known")),
        effect.returns.length > 0 ? row("sends", [...new Set(effect.returns.map(one => one.action))].map(id => line(actionLink(id, feature.id)))) : null,
        effect.isEndless ? row("ends", line("when it is cancelled")) : null);
    }

    function overviewContent() {
      const total = map.features.reduce((sum, one) => sum + ownActions(one).length, 0);
      const tile = (number, name) => make("div", {}, make("b", {}, String(number)), make("span", {}, name));
      const item = id => make("li", {}, actionLink(id), make("small", {}, shortPlace(actions.get(id).action.location)));
      const list = (title, entries) => entries.length === 0 ? []
        : [heading(title, entries.length), make("ul", { class: "list" }, entries)];
      return [
        make("h2", {}, "Overview"),
        make("div", { class: "totals" }, tile(map.features.length, "features"), tile(total, "actions"), tile(effects.size, "effects")),
        heading("Legend"), legend(),
        list("Delegate actions that no parent handles", map.unheardDelegates.map(item)),
        list("Actions that no code sends", map.unsentActions.map(item)),
        list("Not resolved", map.unresolved.map(one => make("li", {}, one.text, make("small", { class: "mono" }, place(one.location))))),
      ].flat();
    }

    function legend() {
      const sample = (style, text, marker = "open") => make("span", {}, draw("svg", { width: 34, height: 12 },
        draw("path", { d: "M1 6 H31", class: style, "marker-end": `url(#${marker})` })), text);
      return make("div", { class: "legend" },
        kinds.map(kind => make("span", { dot: kind }, make("span", { class: "dot" }), kind)),
        make("span", { dot: "effect" }, make("span", { class: "dot" }), "effect"),
        sample("", "scope"), sample("dashed", "optional, presented, case"), sample("bold", "stack, each"),
        sample("dotted", "no operator found"), sample("", "gated", "gated"));
    }
    """#
}
