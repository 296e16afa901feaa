import type { Behaviour } from "./behaviour.ts";
import { address, type Shop } from "./stock-shop.ts";

/** Two items at 12.34 and a freight item at 600.00 ship to Austria; a note is set, a count is not. */
async function askState(shop: Shop, predicate: string) {
  const custom = { type: { typeId: "type", key: shop.name("fields") }, fields: { note: "gift" } };
  const code = await shop.code({ cartPredicate: predicate.replaceAll("PREFIX", shop.prefix) });
  const draft = { shippingAddress: address("AT"), custom, discountCodes: [code] };
  return shop.cart(draft, ["c1234", 2], ["dear", 1]);
}

const predicates: readonly [predicate: string, matches: boolean][] = [
  ["true", true],
  ["1 = 1", true],
  ['totalPrice > "600.00 EUR"', true],
  ['totalPrice < "600.00 EUR"', false],
  ['taxedPrice.net >= "624.68 EUR" and taxedPrice.gross > "700.00 EUR"', true],
  ['currency = "EUR"', true],
  ['currency in ("USD", "GBP")', false],
  ['custom.note = "gift"', true],
  ["custom.count is not defined", true],
  ["custom.note is not defined", false],
  ['custom.type.key = "PREFIX-fields"', true],
  ['lineItemCount(sku = "PREFIX-c1234") = 2', true],
  ['lineItemCount(sku = "PREFIX-c1234") > 2', false],
  ['lineItemTotal(price < "20.00 EUR") = "24.68 EUR"', true],
  ["lineItemExists(attributes.freight = true)", true],
  ["lineItemExists(attributes.`freight` = true) AND NOT (1 = 2)", true],
  ["forAllLineItems(attributes.freight = true)", false],
  ['forAllLineItems(productType.key = "PREFIX-type" and variant.id = 1)', true],
  ['lineItemExists(product.key = "PREFIX-dear" and price.centAmount = 60000 and quantity = 1)', true],
  ["shippingInfoExists", false],
  ['customer.email = "nobody@example.com" or customLineItemCount(1 = 1) > 0', false],
];

/** The language of cart predicates, tested by the state of a code whose discount has them. */
export const predicateBehaviours: readonly Behaviour[] = predicates.map(([predicate, matches]) => ({
  name: `3.7 ${predicate} is ${matches}`,
  ask: (shop) => askState(shop, predicate),
  expected: { discountCodes: [{ state: matches ? "MatchesCart" : "DoesNotMatchCart" }] },
}));
