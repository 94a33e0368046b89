extension MapPage {
  /// The data, and what all other parts of the script need.
  static let modelScript = #"""
    const map = JSON.parse(document.getElementById("data").textContent);
    const byID = id => document.getElementById(id);
    const features = new Map(map.features.map(feature => [feature.id, feature]));
    const actions = new Map(), effects = new Map(), children = new Map(), parents = new Map();
    for (const feature of map.features) {
      children.set(feature.id, []);
      parents.set(feature.id, []);
      for (const action of feature.actions) actions.set(action.id, { action, feature });
      for (const effect of feature.effects) effects.set(effect.id, { effect, feature });
    }
    for (const one of map.containments) {
      children.get(one.parent)?.push(one);
      parents.get(one.child)?.push(one);
    }
    const unheard = new Set(map.unheardDelegates), unsent = new Set(map.unsentActions);
    const warnings = new Map(map.features.map(feature =>
      [feature.id, feature.actions.filter(one => unheard.has(one.id) || unsent.has(one.id)).length]));
    const kinds = ["view", "binding", "presentation", "delegate", "interface", "internal", "unsorted"];
    const state = { feature: null, action: null, collapsed: new Set() };

    /// Creates an element. Texts become text nodes, so no name or comment is read as HTML.
    function make(name, attributes, ...content) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes ?? {})) {
        if (key === "onclick") element.addEventListener("click", value);
        else if (key === "dot") element.style.setProperty("--dot", `var(--${value})`);
        else if (value !== null && value !== false) element.setAttribute(key, value);
      }
      element.append(...content.flat(9).filter(one => one !== null && one !== undefined && one !== false));
      return element;
    }
    function draw(name, attributes, ...content) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(...content);
      return element;
    }
    const count = (number, name) => `${number} ${name}${number === 1 ? "" : "s"}`;
    const place = location => `${location.path}:${location.line}`;
    const shortPlace = location => `${location.path.split("/").pop()}:${location.line}`;
    const shorten = (text, length) => text.length > length ? text.slice(0, length - 1) + "…" : text;
    const named = action => (action.names.length > 1 && action.names[0] === action.kind ? action.names.slice(1) : action.names).join(".");
    const valuesOf = action => action.values.length === 0 ? ""
      : "(" + action.values.map(one => one.label ? `${one.label}: ${one.type}` : one.type).join(", ") + ")";
    const effectTitle = effect => effect.name ?? effect.cancelID ?? "effect at " + shortPlace(effect.location);
    const ownActions = feature => feature.actions.filter(one => one.kind !== "child");

    /// The features in the order of the tree: each one once, below the first feature that contains it.
    const tree = (() => {
      const order = [], owner = new Map(), seen = new Set();
      function visit(id, depth) {
        seen.add(id);
        order.push({ id, depth });
        for (const one of children.get(id)) {
          if (seen.has(one.child)) continue;
          owner.set(one.child, one);
          visit(one.child, depth + 1);
        }
      }
      const roots = map.features.filter(one => parents.get(one.id).every(edge => edge.parent === one.id));
      for (const feature of [...roots, ...map.features]) if (!seen.has(feature.id)) visit(feature.id, 0);
      return { order, owner, depths: new Map(order.map(one => [one.id, one.depth])) };
    })();
    const ownChildren = id => children.get(id).filter(one => tree.owner.get(one.child) === one);
    """#
}
