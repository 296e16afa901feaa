/** So many articles are remembered, and shown without the one that is open. */
export const mostViewed = 8;

const sku = /^[A-Z\d][\w.-]{1,39}$/;

/** The SKUs of a stored or sent text, each once; what can be none is left out. */
export function parseViewed(text: string | null): readonly string[] {
  const named = (text ?? "").toUpperCase().split(",");
  return [...new Set(named.filter((part) => sku.test(part)))].slice(0, mostViewed + 1);
}

/** The list after an article was looked at. */
export function withViewed(skus: readonly string[], seen: string): readonly string[] {
  return [seen, ...skus.filter((other) => other !== seen)].slice(0, mostViewed + 1);
}
