// @ts-check
import { button, byID, make, setText } from "../shared/elements.js";
import { ask, askProblem } from "./connection.js";
import { enable, errorOf } from "./errors.js";
import { session } from "./model.js";
import { selection } from "./selection.js";
import { openTab } from "./tabs.js";

/** What the manifest of a package needs for a written test. */
const manifest = ["HeadgateTesting", "HeadgateReplayTesting"]
  .map(name => `.product(name: "${name}", package: "headgate"),`)
  .join("\n");

/** The panel that writes a test from the session. */
export const testPanel = (() => {
  /** @param {string} label */
  const field = label =>
    make("input", { class: "field mono", type: "text", spellcheck: "false", "aria-label": label, placeholder: label });
  const name = field("Name of the test"),
    feature = field("Expression that creates the feature");
  const problem = make("p", { class: "warn", role: "alert" }),
    result = make("p", { class: "muted", role: "status" });
  const notes = make("ul", { class: "rowList" });
  const products = make("pre", { class: "text mono manifest", tabindex: "0", "aria-label": "Products" }, manifest);
  const text = make("pre", { class: "text mono grow", tabindex: "0", "aria-label": "Test", hidden: true });
  const whole = make("input", { type: "checkbox" });
  /** @type {Protocol.Test | null} */
  let written = null;
  let isWriting = false,
    generation = 0;

  /** @param {{ from?: number, to?: number }} numbers */
  async function writeTest(numbers) {
    if (isWriting) return;
    isWriting = true;
    setText(problem, "");
    setText(result, "The program writes the test.");
    /** @type {Protocol.TestMembers} */
    const members = { wholeStates: whole.checked, ...numbers };
    if (name.value.trim() !== "") members.name = name.value;
    if (feature.value.trim() !== "") members.feature = feature.value;
    const started = generation;
    try {
      const test = await ask("test", members);
      if (started !== generation) return;
      show(test);
      setText(result, "");
    } catch (thrown) {
      const error = errorOf(thrown);
      if (started !== generation) return;
      // The previous test stays if the program did not answer.
      if (!error.isLost) show(null);
      setText(problem, error.message);
      setText(result, "");
    }
    isWriting = false;
  }
  /** @param {Protocol.Test | null} test */
  function show(test) {
    written = test;
    if (test) {
      feature.value = test.feature;
      name.value = test.file.replace(/\.swift$/, "");
    }
    text.hidden = test === null;
    text.textContent = test?.text ?? "";
    notes.replaceChildren(...(test?.notes ?? []).map(one => make("li", { class: "warn" }, one)));
    copyButton.disabled = saveButton.disabled = test === null;
  }
  function writeSelected() {
    const numbers = selection();
    if (numbers.length > 0) writeTest({ from: numbers[0], to: numbers[numbers.length - 1] });
  }
  /**
   * @param {HTMLElement} element
   * @param {string} message
   */
  async function copy(element, message) {
    setText(problem, "");
    try {
      await navigator.clipboard.writeText(element.textContent ?? "");
      setText(result, message);
    } catch (error) {
      getSelection()?.selectAllChildren(element);
      setText(problem, `The browser does not copy: ${errorOf(error).message} The text is selected.`);
    }
  }
  function save() {
    if (!written) return;
    const address = URL.createObjectURL(new Blob([written.text], { type: "text/plain" }));
    const anchor = make("a", { href: address, download: written.file, hidden: true });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
    setTimeout(() => URL.revokeObjectURL(address), 200);
  }
  const rangeButton = button("", writeSelected, "button strong"),
    allButton = button("Whole session", () => writeTest({}));
  const copyButton = button("Copy", () => copy(text, "The test is copied.")),
    saveButton = button("Download", save);
  copyButton.disabled = saveButton.disabled = true;

  return {
    element: make(
      "div",
      { class: "page fill" },
      make("h2", {}, "Export a test"),
      make(
        "p",
        { class: "muted" },
        "The test sends the actions and asserts the states. Effects do not run in it: it sends what they sent.",
      ),
      make(
        "div",
        { class: "tools" },
        make("span", { class: "muted" }, "The test target needs these products in Package.swift:"),
        products,
        button("Copy the products", () => copy(products, "The products are copied."), "button small"),
      ),
      make("div", { class: "tools" }, name, feature),
      make(
        "div",
        { class: "tools" },
        rangeButton,
        allButton,
        copyButton,
        saveButton,
        make("label", { title: "For properties that a test cannot set" }, whole, " Whole states"),
      ),
      problem,
      result,
      notes,
      text,
    ),
    /** Forgets the test of another store, and a request for one. */
    reset() {
      generation += 1;
      isWriting = false;
      for (const input of [name, feature]) input.value = "";
      whole.checked = false;
      for (const line of [problem, result]) setText(line, "");
      show(null);
    },
    mode() {
      this.update();
    },
    update() {
      const numbers = selection(),
        problem = askProblem(),
        canWrite = problem === "" && session.last >= session.first;
      setText(
        rangeButton,
        numbers.length > 1 ? `Actions ${numbers[0]} to ${numbers[numbers.length - 1]}` : `Action ${numbers[0] ?? ""}`,
      );
      enable(rangeButton, canWrite && numbers.length > 0, problem);
      enable(allButton, canWrite, problem);
    },
  };
})();
byID("export").addEventListener("click", () => openTab("test"));
