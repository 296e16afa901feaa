import type { Cart } from "./cart";

/** A product of an offer, ready for display. */
export type OfferedProductView = {
  readonly sku: string;
  readonly name: string;
  readonly href: string;
  readonly picture: string;
  readonly price: string;
  /** `4,80 €/l`; null if it is sold by the piece. */
  readonly unitPrice: string | null;
  /** false: it is sold on its page. */
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
  readonly options: readonly (readonly [sku: string, name: string, price: string])[];
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

/** What the sidebar may offer after an addition. */
export type AfterAddOffers = {
  readonly guarantee: GuaranteeSidebarView | null;
  readonly complementary: ComplementarySidebarView | null;
};

/**
 * Chooses the sidebar after an addition, by the specification's rule.
 * The guarantee when it is offered and not yet in the cart, else complementary products if any, else the cart (null).
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
