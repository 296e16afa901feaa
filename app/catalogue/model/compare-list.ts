/** A shopper's own comparison holds so many products. */
export const mostCompared = 5;

const sku = /^[A-Z\d][\w.-]{1,39}$/i;

/**
 * The SKUs of `?skus=EX10010000,EX10020000`, each once and at most five; what can be none is left out. Of the shop's
 * own the eight digits are enough, since no more of them is shown.
 */
export function parseCompared(text: string | null): readonly string[] {
  const named = (text ?? "").split(/[\s,]+/).map((part) =>
    part
      .trim()
      .toUpperCase()
      .replace(/^(?=\d{8}$)/, "EX"),
  );
  return [...new Set(named.filter((part) => sku.test(part)))].slice(0, mostCompared);
}

/** The address of a comparison; without products the one that says how to choose some. */
export function toComparePath(prefix: string, skus: readonly string[]): string {
  return skus.length > 0 ? `${prefix}/compare?skus=${skus.join(",")}` : `${prefix}/compare`;
}

/** With one more, or without it where it was there; `isFull`: there is no place left. */
export function toggleCompared(
  skus: readonly string[],
  chosen: string,
): { readonly skus: readonly string[]; readonly change: "added" | "removed" | "full" } {
  if (skus.includes(chosen)) return { skus: skus.filter((other) => other !== chosen), change: "removed" };
  if (skus.length >= mostCompared) return { skus, change: "full" };
  return { skus: [...skus, chosen], change: "added" };
}
