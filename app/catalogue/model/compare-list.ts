/** The maximum of a shopper's own comparison. */
export const maxCompared = 5;

const sku = /^[A-Z\d][\w.-]{1,39}$/i;

/**
 * Parses `?skus=EX10010000,EX20020000`: each SKU once and at most five; skips invalid ones.
 * The shop's own SKUs may be given by their eight digits, as pages show no more.
 */
export function parseCompared(text: string | null): readonly string[] {
  const named = (text ?? "").split(/[\s,]+/).map((part) =>
    part
      .trim()
      .toUpperCase()
      .replace(/^(?=\d{8}$)/, "EX"),
  );
  return [...new Set(named.filter((part) => sku.test(part)))].slice(0, maxCompared);
}

/** The URL path of a comparison; without products that of the page that explains how to choose some. */
export function toComparePath(prefix: string, skus: readonly string[]): string {
  return skus.length > 0 ? `${prefix}/compare?skus=${skus.join(",")}` : `${prefix}/compare`;
}

/** Adds a SKU, or removes it if present; `isFull`: the list has reached its maximum. */
export function toggleCompared(
  skus: readonly string[],
  chosen: string,
): { readonly skus: readonly string[]; readonly change: "added" | "removed" | "full" } {
  if (skus.includes(chosen)) return { skus: skus.filter((other) => other !== chosen), change: "removed" };
  if (skus.length >= maxCompared) return { skus, change: "full" };
  return { skus: [...skus, chosen], change: "added" };
}

/** Part of a route's `handle`: its page shows the comparison of these SKUs. */
export type ComparisonRoute<Data> = { readonly toComparedSkus: (data: Data) => readonly string[] };

export function isComparisonRoute(handle: unknown): handle is ComparisonRoute<unknown> {
  return typeof handle === "object" && handle !== null && "toComparedSkus" in handle;
}
