// @ts-check
import { byID, make } from "../shared/elements.js";

/**
 * The error that was thrown. Only its text is shown.
 * @param {unknown} error
 * @returns {PageError}
 */
export const errorOf = error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Shows an error until somebody closes it. An error that is already shown is not shown again.
 * @param {unknown} error
 */
export function showError(error) {
  const text = errorOf(error).message,
    list = byID("errors");
  if ([...list.children].some(one => one.firstChild?.textContent === text)) return;
  const item = make("li", {}, make("span", {}, text));
  item.append(make("button", { type: "button", "aria-label": "Close", onclick: () => item.remove() }, "×"));
  list.append(item);
  while (list.children.length > 5) list.firstChild?.remove();
}
/**
 * Runs something that asks the program. The banner already tells about a lost connection.
 * @template Result
 * @param {() => Promise<Result>} work
 */
export async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    if (!errorOf(error).isLost) showError(error);
    return undefined;
  }
}
/**
 * Runs the function once, after `delay` milliseconds without another call.
 * @template {unknown[]} Values
 * @param {number} delay
 * @param {(...values: Values) => unknown} work
 */
export function delayed(delay, work) {
  let timer = 0;
  /** @param {Values} values */
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(() => work(...values), delay);
  };
}
/** @type {WeakMap<HTMLElement, string>} */
const usualTitles = new WeakMap();
/**
 * Enables an element, or disables it with the reason as its title.
 * @param {HTMLElement} element
 * @param {boolean} isEnabled
 */
export function enable(element, isEnabled, problem = "") {
  const usual = usualTitles.get(element) ?? element.title;
  usualTitles.set(element, usual);
  const title = isEnabled || problem === "" ? usual : problem;
  if ((element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.disabled === isEnabled) {
    element.disabled = !isEnabled;
  }
  if (element.title !== title) element.title = title;
}
