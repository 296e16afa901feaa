import type { SeenPage } from "../model/tracking-events";

/** The page that the router shows. */
export type ShownPage = {
  /** With the language's prefix, without query. */
  readonly path: string;
  /** null: not tracked. */
  readonly page: SeenPage | null;
};

let shown: ShownPage | null = null;
const listeners = new Set<(next: ShownPage) => void>();

/** Reports the page that the router shows after each navigation. */
export function setShownPage(next: ShownPage): void {
  shown = next;
  for (const listener of listeners) listener(next);
}

/** Calls the listener with the page that is shown now, if one is, and with each page after it. */
export function onShownPage(listener: (next: ShownPage) => void, signal: AbortSignal): void {
  listeners.add(listener);
  signal.addEventListener("abort", () => listeners.delete(listener));
  if (shown) listener(shown);
}
