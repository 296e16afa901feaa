import { parse } from "node-html-parser";
import { array, create, is, optional, string, type } from "superstruct";
import { readPage } from "../crawl/read-page.ts";
import type { Offer } from "./offer.ts";

const Specification = type({ price: string(), priceType: optional(string()) });
const DataOffer = type({
  url: string(),
  price: string(),
  priceCurrency: string(),
  availability: string(),
  itemCondition: string(),
  priceSpecification: optional(array(Specification)),
});
const DataProduct = type({ sku: string(), offers: DataOffer });
const DataGroup = type({ hasVariant: array(DataProduct) });

/** Reads the offers of a page's structured data: one, or one for each variant. */
export function readDataOffers(html: string): readonly Offer[] {
  const { jsonLd } = readPage(html);
  return jsonLd
    .flatMap((data) => {
      if (is(data, DataGroup)) return create(data, DataGroup).hasVariant;
      return is(data, DataProduct) ? [data] : [];
    })
    .map(({ sku, offers }) => ({
      id: sku,
      price: offers.price,
      before: offers.priceSpecification?.find(({ priceType }) => priceType)?.price ?? null,
      currency: offers.priceCurrency,
      isInStock: offers.availability === "https://schema.org/InStock",
      isRefurbished: offers.itemCondition === "https://schema.org/RefurbishedCondition",
      url: offers.url,
    }));
}

/** What a shopper sees: prices as their digits, and whether the article can be added to the cart. */
export type SeenOffer = {
  readonly price: string;
  readonly before: string | null;
  readonly isForSale: boolean;
};

const toDigits = (text: string) => text.replace(/\D/g, "");

/** Reads price, crossed-out price and form of the article that a product page shows. */
export function readSeenOffer(html: string, sku: string): SeenOffer {
  const price = parse(html).querySelector('section strong[aria-live="polite"]');
  const box = price?.closest("section");
  const crossed = price?.parentNode?.querySelector("s");
  const skus = box?.querySelectorAll('input[name="sku"]').map((input) => input.getAttribute("value")) ?? [];
  return {
    price: toDigits(price?.text ?? ""),
    before: crossed ? toDigits(crossed.text) : null,
    isForSale: skus.includes(sku),
  };
}

/** The digits of an amount as pages show it: whole forints have no decimals. */
export function toSeenDigits(amount: string, currency: string): string {
  const isWhole = currency === "HUF" && amount.endsWith(".00");
  return toDigits(isWhole ? amount.slice(0, -3) : amount);
}
