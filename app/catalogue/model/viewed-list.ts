/** Number of stored articles, shown without the current one. */
export const mostViewed = 8;

const sku = /^[A-Z\d][\w.-]{1,39}$/;

/** Parses the SKUs of a stored or sent text, each once, at most `most`; skips invalid ones. */
export function parseViewed(text: string | null, most = mostViewed + 1): readonly string[] {
  const named = (text ?? "").toUpperCase().split(",");
  return [...new Set(named.filter((part) => sku.test(part)))].slice(0, most);
}

/** Adds a viewed article to the list. */
export function withViewed(skus: readonly string[], seen: string): readonly string[] {
  return [seen, ...skus.filter((other) => other !== seen)].slice(0, mostViewed + 1);
}
