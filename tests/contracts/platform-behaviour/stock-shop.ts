import type { Answer, Body, ProjectClient } from "./project-client.ts";

export const eur = (centAmount: number) => ({ currencyCode: "EUR", centAmount });

const rate = (country: string, amount: number, includedInPrice: boolean) => ({
  name: `VAT ${country}`,
  country,
  amount,
  includedInPrice,
});

export const address = (country: string) => ({ country, city: "Town" });

export interface PriceDraft {
  readonly value: { readonly currencyCode: string; readonly centAmount: number };
  readonly country?: string;
  readonly channel?: object;
  readonly customerGroup?: object;
  readonly validFrom?: string;
  readonly tiers?: readonly object[];
  readonly discounted?: object;
}

/** The resources that the behaviours need. Each key, SKU and code starts with the run's prefix. */
export class Shop {
  readonly client: ProjectClient;
  readonly prefix: string;
  #serial = 0;

  constructor(client: ProjectClient, prefix: string) {
    this.client = client;
    this.prefix = prefix;
  }

  /** Returns a key, SKU or code of this run. */
  name(word: string): string {
    return `${this.prefix}-${word}`;
  }

  /** Returns another name with each call. */
  newName(): string {
    this.#serial += 1;
    return this.name(`n${this.#serial}`);
  }

  /** Returns an order unique in the project, as the platform requires of discounts; later ones are lower. */
  newSortOrder(): string {
    this.#serial += 1;
    return `0.0${900_000 - this.#serial}${this.prefix.replace(/\D/g, "")}1`;
  }

  /** Creates a published product of one variant whose SKU is `name(word)`. */
  product(word: string, prices: readonly PriceDraft[], more: object = {}): Promise<Body> {
    const sku = this.name(word);
    return this.client.create("products", {
      key: sku,
      productType: { typeId: "product-type", key: this.name("type") },
      taxCategory: { typeId: "tax-category", key: this.name("standard") },
      name: { en: word },
      slug: { en: sku },
      masterVariant: { sku, prices, ...more },
      publish: true,
    });
  }

  cart(draft: object, ...words: readonly [word: string, quantity: number][]): Promise<Body> {
    const lineItems = words.map(([word, quantity]) => ({ sku: this.name(word), quantity }));
    return this.client.create("carts", { currency: "EUR", lineItems, ...draft });
  }

  update(cart: Body, ...actions: object[]): Promise<Answer> {
    return this.client.update("carts", cart, ...actions);
  }

  order(cart: Body, more: object = {}): Promise<Answer> {
    const { id, version } = cart;
    return this.client.send("POST", "orders", { cart: { typeId: "cart", id }, version, ...more });
  }

  /** Creates a code of one discount: by default ten per cent off all lines of any cart. Returns the code's text. */
  async code(discount: object = {}, draft: object = {}): Promise<string> {
    const code = this.newName();
    const { id } = await this.client.create("cart-discounts", {
      key: code,
      name: { en: code },
      value: { type: "relative", permyriad: 1000 },
      target: { type: "lineItems", predicate: "1 = 1" },
      cartPredicate: "1 = 1",
      sortOrder: this.newSortOrder(),
      isActive: true,
      requiresDiscountCode: true,
      ...discount,
    });
    const cartDiscounts = [{ typeId: "cart-discount", id }];
    await this.client.create("discount-codes", { code, cartDiscounts, isActive: true, ...draft });
    return code;
  }
}

/**
 * Creates taxes, products, shipping and custom fields for all behaviours: Germany 12 % included, France 14 %, Austria
 * 19 % on top.
 */
export async function stockShop(client: ProjectClient): Promise<Shop> {
  const shop = new Shop(client, `pb${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`);
  const key = (word: string) => ({ key: shop.name(word), name: shop.name(word) });
  const taxCategory = { typeId: "tax-category", key: shop.name("standard") };
  await client.create("tax-categories", {
    ...key("standard"),
    rates: [rate("DE", 0.12, true), rate("FR", 0.14, false), rate("AT", 0.19, false)],
  });
  const freight = { name: "freight", label: { en: "Freight" }, type: { name: "boolean" }, isRequired: false };
  await client.create("product-types", { ...key("type"), description: "", attributes: [freight] });
  await client.create("zones", { ...key("zone"), locations: [{ country: "DE" }, { country: "AT" }] });
  const zone = { typeId: "zone", key: shop.name("zone") };
  const zoneRates = [{ zone, shippingRates: [{ price: eur(490), freeAbove: eur(50_000) }] }];
  const method = { taxCategory, zoneRates, isDefault: false };
  await client.create("shipping-methods", { ...key("parcel"), ...method });
  await client.create("shipping-methods", {
    ...key("heavy"),
    ...method,
    predicate: "lineItemExists(attributes.freight = true)",
  });
  await client.create("types", {
    key: shop.name("fields"),
    name: { en: "Fields" },
    resourceTypeIds: ["order"],
    fieldDefinitions: [
      { name: "note", label: { en: "Note" }, required: false, type: { name: "String" } },
      { name: "count", label: { en: "Count" }, required: false, type: { name: "Number" } },
    ],
  });
  const prices: Readonly<Record<string, number>> = { c14: 14, c25: 25, c108: 108, c1234: 1234, c101: 101 };
  for (const [word, centAmount] of Object.entries(prices))
    await shop.product(word, [{ value: eur(centAmount) }]);
  const attributes = [{ name: "freight", value: true }];
  await shop.product("dear", [{ value: eur(60_000) }], { attributes });
  return shop;
}
