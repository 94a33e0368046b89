// Types of several parts of the page of the inspector.

interface PageElements {
  address: HTMLInputElement;
  download: HTMLAnchorElement;
  programs: HTMLDialogElement;
  slider: HTMLInputElement;
  store: HTMLSelectElement;
}

/** A program whose stores the page shows, and what the page knows of it. */
interface Program {
  host: string;
  token: string;
  name: string;
  stores: Protocol.Store[];
  /** The store that was shown last. */
  wanted: number | null;
  /** The skipped actions of each store. */
  skipped: Map<number, Set<number>>;
}

interface Filter {
  /** The text that was searched for; none if the filter has the actions that changed a value. */
  text?: string;
  numbers: number[];
  label: string;
}

interface Session {
  store: number | null;
  stores: Protocol.Store[];
  first: number;
  last: number;
  mode: Protocol.Mode;
  position: number;
  held: number;
  running: Set<number>;
  selected: number | null;
  /** Whether somebody selected the action: then it stays selected. */
  isPicked: boolean;
  /** The other end of a selection of several actions. */
  anchor: number | null;
  skipped: Set<number>;
  filter: Filter | null;
  /** Whether the list shows the newest action. */
  follows: boolean;
  isTree: boolean;
  tab: TabName;
}

type TabName = "action" | "changes" | "state" | "effects" | "map" | "send" | "test";

/** Asks, and returns undefined after an error, and when something else was asked for since. */
interface Latest {
  <Result>(work: () => Promise<Result>): Promise<Result | undefined>;
  forget(): void;
}

/** The content of a tab. */
interface Panel {
  element: HTMLElement;
  latest?: Latest;
  /** The action that the panel shows. */
  readonly number?: number | null;
  /** Forgets what belongs to another store. */
  reset(): void;
  /** Shows what is selected now. */
  update(): unknown;
  /** The mode or the connection has changed. */
  mode?(): void;
  /** Actions were loaded. */
  loaded?(): void;
  /** Something happened in the program. */
  news?(): void;
  /** What is selected cannot be shown. */
  failed?(): void;
}

/** An error that the banner tells about, if the connection is lost. */
interface PageError extends Error {
  isLost?: boolean;
}

/** The element of a row of a list, and its parts. */
type Row<Parts> = HTMLElement & { parts: Parts };
