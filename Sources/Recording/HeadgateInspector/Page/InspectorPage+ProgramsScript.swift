extension InspectorPage {
  /// The programs of this page: the one that served it, and those on this machine whose addresses somebody entered.
  static let programsScript = #"""
    const home = { host: location.host, token: new URLSearchParams(location.search).get("token") ?? "", name: "", stores: [], wanted: null };
    const programs = [home, ...rememberedPrograms()];

    /// What was entered in this tab before the page was loaded again.
    function rememberedPrograms() {
      try { return JSON.parse(sessionStorage.getItem("programs") ?? "[]").map(({ host, token }) => ({ host, token, name: "", stores: [], wanted: null })); } catch { return []; }
    }
    function rememberPrograms() {
      try { sessionStorage.setItem("programs", JSON.stringify(programs.slice(1).map(({ host, token }) => ({ host, token })))); } catch { /* A page without storage forgets them. */ }
    }
    const programName = program => program.name || program.host;

    /// The program whose address was entered. Throws an error with what is wrong with the address.
    function programAt(text) {
      let target;
      try { target = new URL(text.trim()); } catch { throw new Error("This is not an address. It begins with http://, as in http://127.0.0.1:8765/?token=…"); }
      if (target.protocol !== "http:") throw new Error("The address of an inspector begins with http://.");
      const token = target.searchParams.get("token");
      if (!token) throw new Error("The address has no token. Copy the whole address that the program printed.");
      if (!["127.0.0.1", "localhost"].includes(target.hostname)) throw new Error("This page shows programs of this machine only. Open the address in a tab of its own.");
      return { host: target.host, token, name: "", stores: [], wanted: null };
    }
    function addProgram() {
      let program;
      try { program = programAt(byID("address").value); } catch (error) { return setText(byID("addressProblem"), error.message); }
      const known = programs.findIndex(one => one.host === program.host);
      // A program that was started again on the same port has a new token.
      if (known < 0) programs.push(program); else Object.assign(programs[known], { token: program.token });
      rememberPrograms();
      byID("address").value = "";
      byID("programs").close();
      connectTo(known < 0 ? program : programs[known]);
      showPrograms();
    }
    function removeProgram(program) {
      programs.splice(programs.indexOf(program), 1);
      rememberPrograms();
      if (link.program === program) connectTo(home);
      showPrograms();
    }
    /// The choice of stores has those of all programs. A program whose stores are not known yet stands for itself.
    function showPrograms() {
      const option = (program, one) => make("option", { value: `${programs.indexOf(program)} ${one?.store ?? ""}`,
        selected: program === link.program && (!one || one.store === session.store) }, one?.name ?? "…");
      const options = program => program.stores.length > 0 ? program.stores.map(one => option(program, one)) : [option(program)];
      byID("store").replaceChildren(...programs.length === 1 ? options(home) : programs.map(one => make("optgroup", { label: programName(one) }, options(one))));
      byID("storeChoice").hidden = programs.length < 2 && home.stores.length < 2;
      byID("programList").replaceChildren(...programs.map(one => make("li", {},
        button(programName(one), () => { byID("programs").close(); if (one !== link.program) connectTo(one); }, "link"),
        make("code", { class: "muted" }, one.host), make("span", { class: "gap" }), one === link.program ? make("span", { class: "muted" }, "shown") : null,
        one === home ? null : make("button", { class: "button small", type: "button", "aria-label": `Remove ${programName(one)}`, onclick: () => removeProgram(one) }, "Remove"))));
    }

    byID("store").addEventListener("change", event => {
      const [index, store] = event.target.value.split(" "), program = programs[Number(index)];
      if (program === link.program) return choose(session.stores.find(one => String(one.store) === store));
      program.wanted = program.stores.find(one => String(one.store) === store)?.store ?? null;
      connectTo(program);
    });
    byID("other").addEventListener("click", () => { setText(byID("addressProblem"), ""); showPrograms(); byID("programs").showModal(); byID("address").focus(); });
    byID("openAddress").addEventListener("click", addProgram);
    byID("address").addEventListener("keydown", event => { if (event.key === "Enter") addProgram(); });
    """#
}
