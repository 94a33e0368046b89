// @ts-check

/**
 * The element of the page with an id. `Scripts/write/pages` checks that the page has it.
 * @template {string} ID
 * @param {ID} id
 * @returns {ID extends keyof PageElements ? PageElements[ID] : HTMLElement}
 */
export function byID(id) {
  return /** @type {any} */ (document.getElementById(id));
}

/**
 * Creates an element. Texts become text nodes, so no text of a session or of a program is read as HTML.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} attributes
 * @param {...Content} content
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes, ...content) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    const isAria = key.startsWith("aria");
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (key.startsWith("--")) element.style.setProperty(key, String(value));
    else if (value === true && !isAria) element.setAttribute(key, "");
    else if (value !== null && value !== undefined && (value !== false || isAria))
      element.setAttribute(key, String(value));
  }
  append(element, content);
  return element;
}

/**
 * @param {Element} element
 * @param {Content[]} content
 */
export function append(element, content) {
  for (const one of content) {
    if (Array.isArray(one)) append(element, one);
    else if (one !== null && one !== undefined && one !== false) element.append(one);
  }
}

/**
 * @param {Element} element
 * @param {...Content} content
 */
export function replace(element, ...content) {
  element.replaceChildren();
  append(element, content);
}

/**
 * @param {Content} content
 * @param {() => unknown} action
 * @param {Attributes} [attributes]
 */
export const button = (content, action, kind = "button", attributes = {}) =>
  make("button", { class: kind, type: "button", onclick: action, ...attributes }, content);

/**
 * The title of a part of a panel, with a number at its end.
 * @param {Content} content
 * @param {string} [number]
 */
export const heading = (content, number) =>
  make("h3", {}, content, number === undefined ? null : make("span", { class: "number" }, number));

/**
 * A name and its value in a list of the class `facts`.
 * @param {string} name
 * @param {...Content} content
 * @returns {Content[]}
 */
export const fact = (name, ...content) => [make("dt", {}, name), make("dd", {}, content)];

/**
 * Writes a text only if it differs: an equal text would cost a layout.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * @param {string} text
 * @param {number} length
 */
export const shorten = (text, length) => (text.length > length ? text.slice(0, length - 1) + "…" : text);
