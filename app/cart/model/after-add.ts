import type { Cart } from "./cart";

/** A product of an offer, ready to show. */
export type OfferedProductView = {
  readonly sku: string;
  readonly name: string;
  readonly href: string;
  readonly picture: string;
  readonly price: string;
  /** `4,80 €/l`; null where a piece is sold as a piece. */
  readonly unitPrice: string | null;
  /** false: its page sells it. */
  readonly isAddable: boolean;
};

export type GuaranteeSidebarView = {
  readonly kind: "guarantee";
  readonly parentSku: string;
  readonly title: string;
  readonly text: string;
  readonly highlights: readonly string[];
  readonly note: string;
  readonly legend: string;
  /** SKU, name with price. */
  readonly options: readonly (readonly [sku: string, text: string])[];
  readonly add: string;
  readonly decline: string;
};

export type ComplementarySidebarView = {
  readonly kind: "complementary";
  readonly title: string;
  readonly products: readonly OfferedProductView[];
  readonly add: string;
  readonly open: string;
};

export type SidebarView = GuaranteeSidebarView | ComplementarySidebarView;

/** What may be offered after an addition. */
export type AfterAddOffers = {
  readonly guarantee: GuaranteeSidebarView | null;
  readonly complementary: ComplementarySidebarView | null;
};

/**
 * The specification's rule: the guarantee when it is offered and not yet in the cart, else what goes with the product
 * where there is something, else the cart (null).
 */
export function chooseSidebar(
  offers: AfterAddOffers | null,
  sku: string,
  { lines }: Pick<Cart, "lines">,
): SidebarView | null {
  if (!offers) return null;
  const isGuaranteed = lines.some(({ kind, parentSku }) => kind === "extra_guarantee" && parentSku === sku);
  if (offers.guarantee && !isGuaranteed) return offers.guarantee;
  return offers.complementary;
}
