extension InspectorPage {
  /// The panel that writes a test from the session.
  static let testPanelScript = #"""
    /// What the manifest of a package needs for a written test.
    const manifest = ["HeadgateTesting", "HeadgateReplayTesting"].map(name => `.product(name: "${name}", package: "headgate"),`).join("\n");

    panels.test = (() => {
      const field = (label, attributes) => make("input", { class: "field mono", type: "text", spellcheck: "false", "aria-label": label, placeholder: label, ...attributes });
      const name = field("Name of the test", {}), feature = field("Expression that creates the feature", {});
      const problem = make("p", { class: "warn", role: "alert" }), result = make("p", { class: "muted", role: "status" });
      const notes = make("ul", { class: "rowList" }), preview = make("pre", { class: "text mono grow", tabindex: "0", "aria-label": "Test", hidden: true });
      const whole = make("input", { type: "checkbox" });
      let written = null, isWriting = false, generation = 0;

      async function write(numbers) {
        if (isWriting) return;
        isWriting = true;
        setText(problem, "");
        setText(result, "The program writes the test.");
        const members = { wholeStates: whole.checked, ...numbers };
        if (name.value.trim() !== "") members.name = name.value;
        if (feature.value.trim() !== "") members.feature = feature.value;
        const started = generation;
        try {
          const test = await ask("test", members);
          if (started !== generation) return;
          show(test);
          setText(result, "");
        } catch (error) {
          if (started !== generation) return;
          // The previous test stays if the program did not answer.
          if (!error.isLost) show(null);
          setText(problem, error.message);
          setText(result, "");
        }
        isWriting = false;
      }
      function show(test) {
        written = test;
        if (test) { feature.value = test.feature; name.value = test.file.replace(/\.swift$/, ""); }
        preview.hidden = test === null;
        preview.textContent = test?.text ?? "";
        notes.replaceChildren(...(test?.notes ?? []).map(one => make("li", { class: "warn" }, one)));
        copyButton.disabled = saveButton.disabled = test === null;
      }
      function writeSelected() {
        const numbers = selection();
        if (numbers.length > 0) write({ from: numbers[0], to: numbers[numbers.length - 1] });
      }
      async function copy(text, message) {
        setText(problem, "");
        try {
          await navigator.clipboard.writeText(text);
          setText(result, message);
        } catch (error) {
          getSelection().selectAllChildren(text === manifest ? root.querySelector(".manifest") : preview);
          setText(problem, `The browser does not copy: ${error.message} The text is selected.`);
        }
      }
      function save() {
        const address = URL.createObjectURL(new Blob([written.text], { type: "text/plain" }));
        const link = make("a", { href: address, download: written.file, hidden: true });
        document.body.append(link);
        link.click();
        link.remove();
        setTimeout(() => URL.revokeObjectURL(address), 200);
      }
      const rangeButton = button("", writeSelected, "button strong"), allButton = button("Whole session", () => write({}));
      const copyButton = button("Copy", () => copy(written.text, "The test is copied.")), saveButton = button("Download", save);
      copyButton.disabled = saveButton.disabled = true;
      const root = make("div", { class: "page fill" }, make("h2", {}, "Export a test"),
          make("p", { class: "muted" }, "The test sends the actions and asserts the states. Effects do not run in it: it sends what they sent."),
          make("div", { class: "tools" }, make("span", { class: "muted" }, "The test target needs these products in Package.swift:"),
            make("pre", { class: "text mono manifest", tabindex: "0", "aria-label": "Products" }, manifest), button("Copy the products", () => copy(manifest, "The products are copied."), "button small")),
          make("div", { class: "tools" }, name, feature), make("div", { class: "tools" }, rangeButton, allButton, copyButton, saveButton,
            make("label", { title: "For properties that a test cannot set" }, whole, " Whole states")),
          problem, result, notes, preview);
      return {
        element: root,
        /// Forgets the test of another store, and a request for one.
        reset() {
          generation += 1;
          isWriting = false;
          for (const input of [name, feature]) input.value = "";
          whole.checked = false;
          for (const line of [problem, result]) setText(line, "");
          show(null);
        },
        mode() { this.update(); },
        update() {
          const numbers = selection(), problem = askProblem(), canWrite = problem === "" && session.last >= session.first;
          setText(rangeButton, numbers.length > 1 ? `Actions ${numbers[0]} to ${numbers[numbers.length - 1]}` : `Action ${numbers[0] ?? ""}`);
          enable(rangeButton, canWrite && numbers.length > 0, problem);
          enable(allButton, canWrite, problem);
        },
      };
    })();
    byID("export").addEventListener("click", () => openTab("test"));
    """#
}
