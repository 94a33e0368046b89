extension InspectorPage {
  /// The socket: requests, answers, events, and what happens when the connection is lost or the store ends.
  static let connectionScript = #"""
    const version = 1;
    /// How long a program may take to greet the page, in milliseconds.
    const patience = 5000;
    const link = { program: home, socket: null, next: 1, waiting: new Map(), attempts: 0, timer: 0, isOpen: false, events: {} };

    function connect() {
      clearTimeout(link.timer);
      showConnection("connecting", "Connecting");
      showLink();
      // The server accepts the page on any thread. The stores answer on the main actor, which may be waiting for something else.
      link.timer = setTimeout(() => showBanner("The program does not answer: its main actor may be blocked, such as by readLine() or at a breakpoint."), patience);
      let socket;
      try { socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${link.program.host}/socket?token=${encodeURIComponent(link.program.token)}`); } catch (error) { showError(error); return lost(); }
      link.socket = socket;
      socket.onmessage = event => { if (socket === link.socket) receive(event.data); };
      socket.onclose = () => { if (socket === link.socket) lost(); };
    }
    function forgetRequests() {
      const error = Object.assign(new Error("The connection to the program was lost before it answered."), { isLost: true });
      for (const { reject } of link.waiting.values()) reject(error);
      link.waiting.clear();
    }
    function lost() {
      Object.assign(link, { socket: null, isOpen: false });
      forgetRequests();
      clearTimeout(link.timer);
      const delay = Math.min(5000, 300 * 2 ** link.attempts++);
      showConnection("lost", "Not connected");
      showBanner(hasEnded() ? "The store has ended. If the program was started again, open the address that it printed."
        : link.attempts < 4 ? "The connection to the program is lost. The page reconnects."
        : "The program does not answer. If it was started again, open the address that it printed.");
      showLink();
      link.timer = setTimeout(connect, delay);
    }
    /// Connects to another program.
    function connectTo(program) {
      const { socket } = link;
      // Each program numbers its stores from 1: the store of another one is never the chosen one.
      session.store = null;
      Object.assign(link, { program, socket: null, attempts: 0, isOpen: false });
      socket?.close();
      forgetRequests();
      showBanner("");
      connect();
    }
    /// Whether the shown store has ended, and no other one is there.
    const hasEnded = () => session.store !== null && !current();
    /// Why the program cannot be asked about the shown store; empty if it can.
    function askProblem() {
      if (hasEnded()) return "The store has ended.";
      if (!link.isOpen) return "The program is not connected.";
      return session.store === null ? "The program has no store." : "";
    }
    /// Enables what needs the program, or disables it. What is loaded stays.
    function showLink() {
      const problem = askProblem(), search = byID("search");
      showDownload(problem);
      // A field that is disabled would lose the focus at each short interruption.
      search.readOnly = problem !== "";
      search.title = problem;
      showCommands();
      showTravel();
      panels[session.tab].mode?.();
    }
    function showDownload(problem) {
      const download = byID("download"), { host, token } = link.program;
      if (problem === "") download.href = `${link.program === home ? "" : `//${host}`}/session?store=${encodeURIComponent(session.store)}&token=${encodeURIComponent(token)}`;
      // A link without an address cannot be pressed, and shows its title.
      else download.removeAttribute("href");
      download.ariaDisabled = problem === "" ? null : "true";
      enable(download, problem === "", problem);
    }
    /// A button that asks the program.
    function commandButton(text, action, kind = "button small") {
      const element = button(text, action, `${kind} command`), problem = askProblem();
      enable(element, problem === "", problem);
      return element;
    }
    function showCommands() {
      const problem = askProblem();
      for (const one of document.querySelectorAll(".command")) enable(one, problem === "", problem);
    }
    /// Shows a problem above the page. An empty text hides the last one.
    function showBanner(text) {
      setText(byID("bannerText"), text);
      byID("banner").hidden = text === "";
      byID("retry").hidden = link.isOpen;
    }
    function showConnection(state, text) {
      byID("connection").dataset.state = state;
      setText(byID("connection"), text);
    }
    /// Sends a request. `action` is JSON that is sent as it was typed, because JavaScript would round large numbers.
    function ask(method, members = {}, action = null) {
      return new Promise((resolve, reject) => {
        const problem = askProblem() || (link.socket?.readyState !== WebSocket.OPEN ? "The program is not connected." : "");
        if (problem !== "") return reject(Object.assign(new Error(`"${method}" was not sent: ${problem[0].toLowerCase()}${problem.slice(1)}`), { isLost: true }));
        const id = link.next++;
        const text = JSON.stringify({ id, method, store: session.store ?? undefined, ...members });
        const message = action === null ? text : `${text.slice(0, -1)},"action":${action}}`, limit = \#(InspectorRequest.limit);
        // The program ends the connection of a page that sends much more.
        if (new Blob([message]).size > limit) return reject(new Error(`"${method}" was not sent: it has more than ${limit.toLocaleString("en-US")} bytes.`));
        link.waiting.set(id, { resolve, reject });
        link.socket.send(message);
      });
    }
    /// As `ask`, for what somebody asked for with a key or a button: a lost connection is an error here, too.
    async function command(method, members, action) {
      try { return await ask(method, members, action); } catch (error) { showError(error); throw Object.assign(error, { isLost: true }); }
    }
    function receive(text) {
      let message;
      try { message = parse(text); } catch { return showError(`The program sent a message that is not JSON: ${shorten(String(text), 200)}`); }
      if (message.event !== undefined) return void link.events[message.event]?.(message);
      const waiting = link.waiting.get(message.id);
      if (!waiting) return message.error ? showError(message.error) : undefined;
      link.waiting.delete(message.id);
      // If the store has ended, the error says only that, and the page shows it already.
      if (message.error !== undefined) waiting.reject(Object.assign(new Error(String(message.error)), { isLost: hasEnded() }));
      else waiting.resolve(message.result);
    }
    byID("retry").addEventListener("click", () => {
      const { socket } = link;
      link.attempts = 0;
      connect();
      // A program that has not answered may still hold the last one.
      socket?.close();
    });
    """#
}
