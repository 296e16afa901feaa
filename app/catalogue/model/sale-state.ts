/** Properties that decide whether an article is for sale separately. */
export type SaleState = {
  /** Guarantees are sold only with a product, and gifts are part of a discount. */
  readonly kind: "product" | "guarantee" | "gift";
  readonly isPublished: boolean;
  /** Locales (`de-DE`) in which the article is not for sale; without a mark it is. */
  readonly excludedLocales: readonly string[];
};

/** Product types, by key, whose articles are never for sale separately. */
const kindByTypeKey: ReadonlyMap<string, SaleState["kind"]> = new Map([
  ["extra_guarantee", "guarantee"],
  ["gift", "gift"],
]);

/** Maps the key of a product type to the kind of its articles. */
export function toSaleKind(typeKey: string | null | undefined): SaleState["kind"] {
  return kindByTypeKey.get(typeKey ?? "") ?? "product";
}

/**
 * Returns whether an article is for sale separately.
 * Cart, order, quick order and lists share this rule.
 *
 * @param locales locales of the shop; one that is not excluded is enough. The cart of a country with several
 * languages passes all of them, because a cart has no language.
 * Source: DECISIONS, third round, "Eligibility is a rule of the cart"
 */
export function isForSale(
  { kind, isPublished, excludedLocales }: SaleState,
  locales: readonly string[],
): boolean {
  return kind === "product" && isPublished && locales.some((locale) => !excludedLocales.includes(locale));
}
