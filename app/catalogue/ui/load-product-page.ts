type ProductPage = typeof import("./product-page").default;

let loaded: ProductPage | null = null;

/** The script of a product's page: comes when one is shown, or is about to be. */
export async function loadProductPage(): Promise<ProductPage> {
  loaded = (await import("./product-page")).default;
  return loaded;
}

/** null until it has come. A page that is shown at once needs no turn for it. */
export function readProductPage(): ProductPage | null {
  return loaded;
}
