// @ts-check
import { byID, fact, heading, make, replace } from "../shared/elements.js";
import { draw } from "./graph.js";
import {
  actions,
  childrenOf,
  effects,
  features,
  kinds,
  map,
  named,
  ownActions,
  parentsOf,
  place,
  shortPlace,
  state,
  unheard,
  unsent,
} from "./model.js";

export const panel = byID("panel");
/**
 * A button that selects a feature or one of its actions. The selection listens to the panel.
 * @param {string} kind
 * @param {{ feature: string, action?: string }} selected
 * @param {Attributes} attributes
 * @param {...Content} content
 */
const selectButton = (kind, { feature, action }, attributes, ...content) =>
  make(
    "button",
    { class: kind, type: "button", "data-feature": feature, "data-action": action, ...attributes },
    content,
  );
/** @param {string} id */
const featureLink = id => (features.has(id) ? selectButton("link", { feature: id }, {}, id) : make("span", {}, id));
/**
 * @param {string} id
 * @param {string} [home] The feature whose name is left out.
 */
function actionLink(id, home) {
  const found = actions.get(id);
  const text = home && id.startsWith(home + ".") ? id.slice(home.length + 1) : id;
  return found
    ? selectButton("link mono", { feature: found.feature.id, action: id }, {}, text)
    : make("span", { class: "mono" }, text);
}
/**
 * The attributes of an element, and of the dots in it, that have the color of a kind.
 * @param {string} kind
 */
const colored = kind => ({ "--dot": `var(--${kind})` });
/**
 * @param {string} kind
 * @param {string} title
 * @param {number} number
 */
const kindHeading = (kind, title, number) =>
  heading([make("span", { class: "dot", ...colored(kind) }), title], String(number));
/**
 * @param {string} title
 * @param {...Content} content
 */
const row = (title, ...content) => make("div", { class: "row" }, make("b", {}, title), make("div", {}, content));
/** @param {...Content} content */
const line = (...content) => make("span", {}, content);
/**
 * @param {Content[]} links
 * @returns {Content[]}
 */
const joined = links => links.flatMap((one, index) => (index === 0 ? [one] : [", ", one]));

export function showPanel() {
  const feature = features.get(state.feature ?? "");
  replace(panel, feature ? featureContent(feature) : overviewContent());
  panel.scrollTop = 0;
  if (state.action) document.getElementById("a:" + state.action)?.scrollIntoView({ block: "nearest" });
}

const kindNames = {
  feature: "feature",
  cases: "enum of features",
  actions: "actions without a reducer here",
  wrapper: "observes other features",
  open: "types of actions",
  reducer: "a reducer of open actions",
};

/**
 * @param {ActionMap.Feature} feature
 * @returns {Content[]}
 */
function featureContent(feature) {
  const above = parentsOf(feature.id),
    below = childrenOf(feature.id);
  /** @type {Content[]} */
  const content = [
    selectButton("close", { feature: "" }, { "aria-label": "Close" }, "×"),
    make("h2", {}, feature.id),
    make("p", { class: "place mono" }, place(feature.location)),
    make(
      "dl",
      { class: "facts" },
      fact("Kind", kindNames[feature.kind]),
      above.length === 0
        ? null
        : fact(
            "In",
            above.map(one => relation(one, one.parent)),
          ),
      below.length === 0
        ? null
        : fact(
            "Contains",
            below.map(one => relation(one, one.child)),
          ),
    ),
  ];
  for (const kind of kinds) {
    const group = feature.actions.filter(one => one.kind === kind);
    if (group.length > 0)
      content.push(
        kindHeading(kind, kind, group.length),
        group.map(one => actionCard(one, feature)),
      );
  }
  if (feature.effects.length > 0) {
    content.push(
      kindHeading("effect", "effects", feature.effects.length),
      feature.effects.map(one => effectCard(one, feature)),
    );
  }
  return content;
}

/**
 * @param {ActionMap.Containment} one
 * @param {string} id
 */
const relation = (one, id) =>
  make(
    "span",
    {},
    featureLink(id),
    " ",
    make("span", { class: "chip" }, `${one.relation}${one.isGated ? " · gated" : ""}`),
  );

/**
 * The types of the values of an action, in parentheses.
 * @param {ActionMap.Action} action
 */
function valuesOf({ values }) {
  const texts = values.map(one => (one.label ? `${one.label}: ${one.type}` : one.type));
  return texts.length === 0 ? "" : `(${texts.join(", ")})`;
}
/**
 * @param {ActionMap.Action} action
 * @param {ActionMap.Feature} feature
 */
function actionCard(action, feature) {
  const isSelected = action.id === state.action,
    lines = reactionLines(action, feature);
  return make(
    "div",
    { class: isSelected ? "card selected" : "card", id: "a:" + action.id, ...colored(action.kind) },
    selectButton(
      "title mono",
      { feature: feature.id, action: action.id },
      { title: place(action.location) },
      named(action),
      make("span", { class: "values" }, valuesOf(action)),
    ),
    action.documentation ? make("p", {}, action.documentation) : null,
    row("sent by", senderLines(action, feature)),
    lines.length > 0 ? row("handled", lines) : null,
    unheard.has(action.id) ? row("", make("span", { class: "warn" }, "No parent handles it.")) : null,
  );
}

/**
 * @param {ActionMap.Action} action
 * @param {ActionMap.Feature} feature
 */
function senderLines(action, feature) {
  if (action.senders.length > 0) return action.senders.map(one => senderLine(one, feature));
  if (unsent.has(action.id)) return [make("span", { class: "warn" }, "nobody")];
  return [line(action.kind === "binding" || action.kind === "presentation" ? "a control" : "not known here")];
}
/**
 * @param {ActionMap.Sender} sender
 * @param {ActionMap.Feature} feature
 */
function senderLine(sender, feature) {
  const where = make("small", {}, " " + shortPlace(sender.location));
  if (sender.role === "view") return line("view", where);
  if (sender.role === "other") return line("code", where);
  const effect = effects.get(sender.effect ?? "");
  const who = effect
    ? (effect.name || effect.cancelID ? "effect " : "") + effectTitle(effect)
    : sender.feature === feature.id
      ? ""
      : sender.feature + " ";
  const causes =
    sender.causes.length > 0
      ? [effect ? " of " : "in ", joined(sender.causes.map(id => actionLink(id, feature.id)))]
      : effect
        ? []
        : ["reducer"];
  return line(who, causes, where);
}

/**
 * @param {ActionMap.Action} action
 * @param {ActionMap.Feature} feature
 */
function reactionLines(action, feature) {
  return action.reactions.map(one => {
    const started = one.effects.flatMap(id => effects.get(id) ?? []).map(effectTitle);
    return line(
      featureLink(one.feature),
      one.effects.length > 0 ? [" starts ", started.join(", ")] : null,
      one.sends.length > 0 ? [" sends ", joined(one.sends.map(id => actionLink(id, feature.id)))] : null,
      one.cancels.length > 0 ? ` cancels ${one.cancels.join(", ")}` : null,
      make("small", {}, " " + shortPlace(one.location)),
    );
  });
}

/** @param {ActionMap.Effect} effect */
const effectTitle = effect => effect.name ?? effect.cancelID ?? "effect at " + shortPlace(effect.location);
/**
 * @param {ActionMap.Effect} effect
 * @param {ActionMap.Feature} feature
 */
function effectCard(effect, feature) {
  const sent = [...new Set(effect.returns.map(one => one.action))];
  /** @param {string} id */
  const actionLine = id => line(actionLink(id, feature.id));
  return make(
    "div",
    { class: "card", ...colored("effect") },
    make("span", { class: "title mono", title: place(effect.location) }, effectTitle(effect)),
    effect.cancelID && effect.name ? row("id", make("span", { class: "mono" }, effect.cancelID)) : null,
    row("started by", effect.causes.length > 0 ? effect.causes.map(actionLine) : line("not known")),
    sent.length > 0 ? row("sends", sent.map(actionLine)) : null,
    effect.isEndless ? row("ends", line("when it is cancelled")) : null,
  );
}

/** @returns {Content[]} */
function overviewContent() {
  const total = map.features.reduce((sum, one) => sum + ownActions(one).length, 0);
  /** @type {(number: number, name: string) => HTMLElement} */
  const tile = (number, name) => make("div", {}, make("b", {}, String(number)), make("span", {}, name));
  /** @param {string} id */
  const item = id => {
    const found = actions.get(id);
    return make("li", {}, actionLink(id), found ? make("small", {}, shortPlace(found.action.location)) : null);
  };
  /** @type {(title: string, entries: HTMLElement[]) => Content[]} */
  const list = (title, entries) =>
    entries.length === 0 ? [] : [heading(title, String(entries.length)), make("ul", { class: "list" }, entries)];
  return [
    make("h2", {}, "Overview"),
    make(
      "div",
      { class: "totals" },
      tile(map.features.length, "features"),
      tile(total, "actions"),
      tile(effects.size, "effects"),
    ),
    heading("Legend"),
    legend(),
    list("Delegate actions that no parent handles", map.unheardDelegates.map(item)),
    list("Actions that no code sends", map.unsentActions.map(item)),
    list(
      "Not resolved",
      map.unresolved.map(one => make("li", {}, one.text, make("small", { class: "mono" }, place(one.location)))),
    ),
  ];
}

function legend() {
  /** @type {(style: string, text: string, marker?: string) => HTMLElement} */
  const sample = (style, text, marker = "open") =>
    make(
      "span",
      {},
      draw(
        "svg",
        { width: 34, height: 12 },
        draw("path", { d: "M1 6 H31", class: style, "marker-end": `url(#${marker})` }),
      ),
      text,
    );
  /** @param {string} kind */
  const dot = kind => make("span", colored(kind), make("span", { class: "dot" }), kind);
  return make(
    "div",
    { class: "legend" },
    kinds.map(dot),
    dot("effect"),
    sample("", "scope"),
    sample("dashed", "optional, presented, case"),
    sample("bold", "stack, each"),
    sample("dotted", "no operator found"),
    sample("", "gated", "gated"),
  );
}
