/** Reads the slots of the served document, so that a client-side render would not lose them. */
export function readStaticHtml(): (slot: string) => string | undefined {
  const slots = document.querySelectorAll<HTMLElement>("[data-static]");
  const html = new Map([...slots].map((slot) => [slot.dataset.static, slot.innerHTML]));
  return (slot) => html.get(slot);
}

/** Finds markup that was streamed after `readStaticHtml`; empty on the server. */
export function findStreamedHtml(slot: string): string {
  return globalThis.document?.querySelector(`[data-static="${slot}"]`)?.innerHTML ?? "";
}
