import { type Administrator, type Body, dataOf } from "./administrator.ts";

export const money = (centAmount: number, currencyCode = "EUR") => ({ centAmount, currencyCode });

let number = 0;

/** Creates the product type `priced` and the category `sale` of the products here. */
export async function makePricedWorld(admin: Administrator): Promise<void> {
  await admin.make("product-types", { key: "priced", name: "Priced", description: "" });
  await admin.make("categories", { key: "sale", name: { en: "Sale" }, slug: { en: "sale" } });
}

/** Creates a published product with one variant; returns it with its SKU. */
export async function makeProduct(
  admin: Administrator,
  draft: object,
  prices: readonly object[] = [],
): Promise<Body & { sku: string }> {
  number += 1;
  const sku = `PRICED-${number}`;
  const made = await admin.make("products", {
    key: `priced-${number}`,
    productType: { key: "priced" },
    name: { en: "Priced" },
    slug: { en: `priced-${number}` },
    publish: true,
    masterVariant: { sku, prices },
    ...draft,
  });
  return { ...made, sku };
}

/** Returns the price that a buyer sees. */
export async function priceOf(admin: Administrator, sku: string, choice: string): Promise<unknown> {
  const query = `{ product(sku: "${sku}") { masterData { current { masterVariant {
    price(${choice}) { value { centAmount } discounted { value { centAmount } discount { key } } } } } } } }`;
  const { product } = dataOf(await admin.graphql(query)) as unknown as {
    product: { masterData: { current: { masterVariant: { price: unknown } } } };
  };
  return product.masterData.current.masterVariant.price;
}

/** Returns the prices of the published master variant. */
export function pricesOf(product: Body): readonly { readonly id: string }[] {
  const { masterData } = product as unknown as {
    masterData: { current: { masterVariant: { prices: readonly { readonly id: string }[] } } };
  };
  return masterData.current.masterVariant.prices;
}
