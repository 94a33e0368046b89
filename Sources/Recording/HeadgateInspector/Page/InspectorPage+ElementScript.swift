extension InspectorPage {
  /// Elements and errors.
  static let elementScript = #"""
    const byID = id => document.getElementById(id);

    /// Creates an element. Texts become text nodes, so no text of a session is read as HTML.
    function make(name, attributes, ...content) {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes ?? {})) {
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (value === true && !key.startsWith("aria")) element.setAttribute(key, "");
        else if (value !== null && value !== undefined && (value !== false || key.startsWith("aria"))) element.setAttribute(key, value);
      }
      element.append(...content.flat(9).filter(one => one !== null && one !== undefined && one !== false));
      return element;
    }
    const button = (text, action, kind = "button") => make("button", { class: kind, type: "button", onclick: action }, text);
    /// Enables an element, or disables it with the reason as its title.
    function enable(element, isEnabled, problem = "") {
      element.usualTitle ??= element.title;
      const title = isEnabled || problem === "" ? element.usualTitle : problem;
      if (element.disabled === isEnabled) element.disabled = !isEnabled;
      if (element.title !== title) element.title = title;
    }
    const heading = (text, number) => make("h3", {}, text, number === undefined ? null : make("span", { class: "number" }, grouped(number)));

    /// Writes a text only if it differs: an equal text would cost a layout.
    function setText(element, text) {
      if (element.textContent !== text) element.textContent = text;
    }

    /// Shows an error until somebody closes it. An error that is already shown is not shown again.
    function showError(error) {
      const text = error?.message ?? String(error), list = byID("errors");
      if ([...list.children].some(one => one.firstChild.textContent === text)) return;
      const item = make("li", {}, make("span", {}, text), make("button", { type: "button", "aria-label": "Close", onclick: () => item.remove() }, "×"));
      list.append(item);
      while (list.children.length > 5) list.firstChild.remove();
    }
    /// Runs something that asks the program. The banner already tells about a lost connection.
    async function attempt(work) {
      try { return await work(); } catch (error) { if (!error.isLost) showError(error); }
    }
    /// Runs the function once, after `delay` milliseconds without another call.
    function delayed(delay, work) {
      let timer = 0;
      return (...values) => { clearTimeout(timer); timer = setTimeout(() => work(...values), delay); };
    }
    """#
}
