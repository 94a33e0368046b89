// Types that both pages use.

/** The elements with an id that are more than an `HTMLElement`. Each page adds its own. */
interface PageElements {
  keys: HTMLDialogElement;
  search: HTMLInputElement;
}

/** A text becomes a text node. What is missing is left out. */
type Content = Node | string | null | undefined | false | Content[];

/**
 * A function is a listener, as that of `onclick`. The name of a property of the style begins with `--`.
 * Without a value there is no attribute; `true` is an attribute without a value.
 */
type Attributes = { [name: string]: string | number | boolean | null | undefined | ((event: Event) => unknown) };

/** A command for keys, and how the dialog "Keys" tells about it. Without a text it does not. */
interface KeyCommand {
  /** As in `KeyboardEvent.key`, in lowercase. */
  keys: string[];
  /** How the dialog writes the keys, if not as they are. */
  names?: string[];
  text?: string;
  /** Whether the keys have a meaning now. */
  when?: () => boolean;
  run?: (event: KeyboardEvent) => unknown;
}
