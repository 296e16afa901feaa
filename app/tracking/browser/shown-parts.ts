import { trackedParts } from "../../foundation/browser/tracked-parts";
import { partAttribute, type TrackedPart } from "../../foundation/tracked-part";
import { onShownPage } from "./shown-page";

export type ShownParts = ReadonlyMap<Element, TrackedPart>;

/** A page changes in many steps; its parts are read when this time has passed since the first of them. */
const settleMs = 100;

/** Calls the listener with the tracked parts of the page, now and after each change of the parts or of the URL. */
export function onShownParts(listener: (parts: ShownParts) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    // Served markup is replaced without an update of its component.
    changes.disconnect();
    for (const [element, { kind }] of trackedParts.get())
      if (kind === "served") changes.observe(element, { childList: true, subtree: true });
    listener(listShownParts());
  };
  const readSoon = () => {
    timer ??= setTimeout(read, settleMs);
  };
  const changes = new MutationObserver(readSoon);
  const stop = trackedParts.subscribe(readSoon);
  onShownPage(readSoon, signal);
  signal.addEventListener("abort", () => {
    stop();
    changes.disconnect();
    clearTimeout(timer);
  });
  read();
}

/** Returns the tracked parts of the page now; in served markup elements have only the keys of their parts. */
export function listShownParts(): ShownParts {
  const parts = new Map<Element, TrackedPart>();
  for (const [element, registered] of trackedParts.get()) {
    if (registered.kind !== "served") {
      parts.set(element, registered);
      continue;
    }
    for (const marked of element.querySelectorAll(`[${partAttribute}]`)) {
      const part = registered.parts[marked.getAttribute(partAttribute) ?? ""];
      if (part) parts.set(marked, part);
    }
  }
  return parts;
}
