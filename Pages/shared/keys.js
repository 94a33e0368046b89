// @ts-check
import { byID, make } from "./elements.js";

/** @type {{ [key: string]: string }} */
const arrows = { ArrowDown: "↓", ArrowUp: "↑", ArrowLeft: "←", ArrowRight: "→" };

/**
 * Writes the keys into the dialog.
 * @param {KeyCommand[]} commands
 */
export function listKeys(commands) {
  for (const { keys, names, text } of commands) {
    if (!text) continue;
    const written = names ?? keys.map(key => arrows[key] ?? key);
    const marks = written.flatMap((key, index) => [index > 0 ? " " : null, make("kbd", {}, key)]);
    byID("keyList").append(make("div", {}, make("dt", {}, marks), make("dd", {}, text)));
  }
}

export const showKeys = () => byID("keys").showModal();

/**
 * The command of a key that was pressed. None while a dialog is open, and of keys that belong to the browser.
 * @template {KeyCommand} Command
 * @param {Command[]} commands
 * @param {KeyboardEvent} event
 */
export function commandOf(commands, event) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  if (document.querySelector("dialog[open]")) return undefined;
  const lower = /^[A-Z]$/.test(key) ? key.toLowerCase() : key;
  return commands.find(one => (one.keys.includes(key) || one.keys.includes(lower)) && (one.when?.() ?? true));
}
