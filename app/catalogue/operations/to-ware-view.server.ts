import { subtractMoney } from "../../foundation/money";
import { formatMoney } from "../../i18n/formats";
import type { Product } from "../model/product";
import type { ProductCard } from "../model/product-card";
import type { BuyView, WareView } from "../model/product-view";
import type { PageI18n } from "./page-i18n.server";

/** The same article new, next to the price of a used one. */
export function toFreshView(
  product: Product,
  otherWare: ProductCard | null,
  i18n: PageI18n,
): Pick<BuyView, "fresh"> {
  if (!otherWare || !product.tags.includes("bware")) return {};
  const { href, price, difference } = toWareView(product, otherWare, i18n);
  const saved = difference && i18n.translate("product.ware.usedDifference", { amount: difference });
  const text = [i18n.translate("product.ware.new", { price }), saved].filter(Boolean).join(" – ");
  return { fresh: { text, href } };
}

/** The same article in the other condition. Includes what the used one of the two saves. */
export function toWareView(product: Product, other: ProductCard, { locale, prefix }: PageI18n): WareView {
  const isUsed = product.tags.includes("bware");
  const [used, fresh] = isUsed ? [product.price, other.price] : [other.price, product.price];
  const saved = subtractMoney(fresh.value, used.value);
  return {
    href: `${prefix}/${other.slug}/`,
    price: formatMoney(other.price.value, locale),
    ...(saved.centAmount > 0 && { difference: formatMoney(saved, locale) }),
  };
}
