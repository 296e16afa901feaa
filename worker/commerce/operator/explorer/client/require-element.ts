/** The element of an id that the page's markup has. Throws when it has none of that kind. */
export function requireElement<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The page has no #${id}: explorer-page.ts must give it.`);
}
