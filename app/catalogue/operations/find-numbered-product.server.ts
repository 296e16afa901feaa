import type { RouterContextProvider } from "react-router";
import { gatewaysContext } from "../../request/context";

const ownNumber = /^(?:EX)?(\d{8})$/;

/**
 * The path of the product with exactly this article number or EAN, on the variant that has it, without language prefix;
 * null: the text is none. While the search does not answer, the platform knows the shop's own numbers.
 */
export async function findNumberedProduct(
  context: Readonly<RouterContextProvider>,
  text: string,
): Promise<string | null> {
  const { search, catalogue } = context.get(gatewaysContext);
  const owner = await search.findByNumber(text);
  if (owner.ok) return owner.value && toPath(owner.value.slug, owner.value.sku);
  const digits = ownNumber.exec(text.replaceAll(/[\s./_-]/g, "").toUpperCase())?.[1];
  if (digits === undefined) return null;
  const product = await catalogue.loadProductBySku(`EX${digits}`);
  return product.ok && product.value ? toPath(product.value.slug, `EX${digits}`) : null;
}

/** A slug that ends in the number's digits is that variant's own. */
function toPath(slug: string, sku: string | null): string {
  const isOwn = sku === null || slug.endsWith(sku.replace(/^EX/, ""));
  return isOwn ? `/${slug}/` : `/${slug}/?variant=${encodeURIComponent(sku)}`;
}
