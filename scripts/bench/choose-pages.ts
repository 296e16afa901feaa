import { fetchText } from "./fetch-text.ts";
import { type ShopInstance, shopTarget } from "./shop-instances.ts";

export type Pages = { readonly home: string; readonly listing: string; readonly product: string };

/** Home, the first category with a full page of 24 cards, and its first product. */
export async function choosePages(shop: ShopInstance): Promise<Pages> {
  const tree = await fetchText(shopTarget("categories", shop, "/categories"));
  for (const [, path = ""] of tree.matchAll(/href="(\/[a-z0-9-]+\/)"/g)) {
    if (/\d{8}\/$/.test(path)) continue;
    const html = await fetchText(shopTarget("listing", shop, path)).catch(() => "");
    const products = [
      ...new Set([...html.matchAll(/href="(\/[a-z0-9-]+-\d{8}\/)"/g)].map((match) => match[1])),
    ];
    const [product] = products;
    if (products.length >= 24 && product) return { home: "/", listing: path, product };
  }
  throw new Error("No category has a full page of products: seed at least 200.");
}
