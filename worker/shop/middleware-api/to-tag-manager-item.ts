import type { Product } from "../../../app/catalogue/model/product";
import { isInStock } from "../../../app/catalogue/model/sellable-stock";
import type { Country } from "../../../app/countries/model/country";
import { type Locale, toLanguage } from "../../../app/countries/model/locale";

type Shop = { readonly country: Country; readonly locale: Locale };

/** The fields of an item in the specification's names; amounts in major units, as tag managers count them. */
export function toTagManagerItem(product: Product, { country, locale }: Shop) {
  const { value, reduction } = product.price;
  const levels = product.categories.map(({ name }, index) => [`item_category${index + 1}`, name] as const);
  return {
    item_id: product.sku,
    item_name: product.name,
    item_brand: product.brand,
    item_variant: product.variants.find(({ sku }) => sku === product.sku)?.name ?? null,
    price: value.centAmount / 100,
    discount: reduction ? Math.max(0, reduction.before.centAmount - value.centAmount) / 100 : 0,
    currency: value.currency,
    quantity: 1,
    in_stock: isInStock(product.availableQuantity),
    shipping_type: product.isFreight ? "freight" : "parcel",
    item_type: product.parentSkus.length > 0 ? "accessory" : "product",
    gtin: product.ean,
    language: toLanguage(locale),
    country: country.code,
    ...Object.fromEntries(levels),
  };
}
