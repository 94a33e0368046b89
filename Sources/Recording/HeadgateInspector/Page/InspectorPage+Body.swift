extension InspectorPage {
  /// The elements of the page. The script fills them.
  static func body(title: String) -> String {
    """
    <body data-pane="list">
    <header>
      <h1><span class="logo" aria-hidden="true"></span><span id="program">\(title)</span></h1>
      <label id="storeChoice" hidden><span>Store </span><select id="store" aria-label="Store"></select></label>
      <span id="connection" role="status" data-state="connecting">Connecting</span>
      <span class="gap"></span>
      <a id="download" class="button" download title="Download the session as a file">Download</a>
      <button id="export" class="button" type="button" title="Write a test from the session (T)">Export a test</button>
      <button id="other" class="button" type="button" title="Show the stores of another program">Programs</button>
      <button id="help" class="button" type="button" title="Keys (?)" aria-label="Keys">?</button>
    </header>
    <div id="banner" role="alert" hidden><span id="bannerText"></span><button id="retry" class="button" type="button">Try now</button></div>
    <main>
      <section id="list" aria-label="Actions">
        <div class="bar">
          <div class="search"><input id="search" type="search" placeholder="Search names and payloads" autocomplete="off" spellcheck="false"
            aria-label="Search actions"><kbd aria-hidden="true">/</kbd></div>
          <button id="flat" class="button" type="button" title="Indent each action below its cause (F)" aria-pressed="true">Causes</button>
        </div>
        <p id="filter" hidden><span id="filterText"></span><button id="unfilter" class="link" type="button">Show all</button></p>
        <div class="columns" aria-hidden="true"><span>No.</span><span>Kind</span><span>Action</span><span>Cause</span><span>Time</span><span>Took</span></div>
        <p id="noActions" class="none" hidden>No actions yet. Each action appears here when the store receives it.</p>
        <div id="rows" class="window" tabindex="0" role="listbox" aria-label="Actions"></div>
        <p class="foot"><span id="counts" role="status"></span><button id="newest" class="link" type="button" title="Newest action, and follow (End)" hidden>↓ Newest</button></p>
      </section>
      <nav id="tabs" role="tablist" aria-label="Details"></nav>
      <section id="panel" role="tabpanel" tabindex="-1" aria-label="Details"></section>
    </main>
    <footer data-mode="live">
      <div class="place"><span id="mode" role="status">Live</span>
        <input id="slider" type="range" min="1" max="1" value="1" aria-label="Position"><output id="position" for="slider"></output></div>
      <div class="travel">
        <button id="back" class="button" type="button" title="Step back" aria-label="Step back">◀ <kbd>[</kbd></button>
        <button id="forward" class="button" type="button" title="Step forward" aria-label="Step forward">▶ <kbd>]</kbd></button>
        <button id="pause" class="button" type="button" title="Hold all actions">Pause <kbd>space</kbd></button>
        <button id="lock" class="button" type="button" title="Drop all actions">Lock <kbd>L</kbd></button>
        <button id="resume" class="button" type="button" title="Go on">Resume <kbd>R</kbd></button>
        <button id="skip" class="button" type="button" title="Show the state without the selected actions">Skip <kbd>X</kbd></button>
        <button id="unskip" class="button" type="button" hidden>Skip nothing</button>
        <span id="travelProblem" class="warn"></span>
      </div>
    </footer>
    <ul id="errors" aria-live="assertive" aria-label="Errors"></ul>
    <dialog id="keys" aria-labelledby="keysTitle"><h2 id="keysTitle">Keys</h2><div class="scroll" tabindex="0" autofocus><dl id="keyList"></dl></div>
      <button class="button close" type="button">Close</button></dialog>
    <dialog id="programs" aria-labelledby="programsTitle"><h2 id="programsTitle">Programs</h2>
      <ul id="programList" class="rowList"></ul>
      <p>To show another program on this machine, enter the address that it printed. The address contains its token.</p>
      <input id="address" class="field mono" type="text" placeholder="http://127.0.0.1:8765/?token=…" aria-label="Address" spellcheck="false">
      <p id="addressProblem" class="warn" role="alert"></p>
      <div class="bar"><button id="openAddress" class="button strong" type="button">Add</button><button class="button close" type="button">Close</button></div></dialog>
    </body>
    """
  }
}
