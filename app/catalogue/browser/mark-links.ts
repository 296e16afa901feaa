/** Marks the links that save or compare one of these products, in all markup of the page, hydrated or not. */
export function markLinks(action: "save" | "compare", skus: readonly string[]): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[data-${action}]`))
    link.ariaCurrent = skus.includes(link.dataset[action] ?? "") ? "true" : null;
}
