import type { CartLine, LineDiscount, LocalizedText } from "../../../cart/model/cart";
import { listRelations } from "../../../catalogue/model/extra-guarantee";
import { toSellableStock } from "../../../catalogue/model/sellable-stock";
import { type Money, money } from "../../../foundation/money";
import {
  findEnergyRating,
  findNetContent,
  findTexts,
  findValue,
  toAttribute,
  toLabel,
} from "../catalogue/attributes";
import { readCustomText } from "../custom-fields";
import { toRatePermyriad } from "../load-guarantees";
import type { PlatformLineAnswer } from "./cart-documents";
import { type ShopLanguages, toMoney, toText } from "./platform-values";
import { toLineDiscounts } from "./to-cart-discounts";

/** Converts a platform line item to a cart line; `languages`: those that this cart's shop can show. */
export function toCartLine(line: PlatformLineAnswer, languages: ShopLanguages): CartLine {
  const isGift = line.lineItemMode === "GiftLineItem";
  const discounts = toLineDiscounts(line, languages);
  const unitPrice = isGift ? money(0, line.price.value.currencyCode) : toUnitPrice(line, discounts);
  const parentSku = readCustomText(line.custom, "parentSku");
  const attributes = line.variant?.attributesRaw ?? [];
  const attribute = (name: string) => findValue(attributes, name);
  const brand = attribute("brand");
  const sku = line.variant?.sku ?? "";
  const machines = findTexts(attributes, "parentProductsForAccessory");
  return {
    id: line.id,
    sku,
    productId: line.productId,
    name: toLineName(toText(line.nameAllLocales, languages), line.variant?.choices ?? []),
    slug: toText(line.productSlugAllLocales, languages),
    brand: typeof brand === "string" ? brand : "",
    picture: line.variant?.images[0]?.url ?? null,
    kind: isGift ? "gift" : parentSku ? "extra_guarantee" : toKind(line, machines),
    ...(line.productType?.key && { productType: { key: line.productType.key } }),
    priceMode: line.priceMode,
    taxedPrice: line.taxedPrice
      ? { totalNet: toMoney(line.taxedPrice.totalNet), totalGross: toMoney(line.taxedPrice.totalGross) }
      : null,
    quantity: line.quantity,
    listPrice: toMoney(line.price.value),
    unitPrice,
    ...(discounts.length > 0 && { discounts }),
    total: line.totalPrice
      ? toMoney(line.totalPrice)
      : money(unitPrice.centAmount * line.quantity, unitPrice.currency),
    isFreight: attribute("isPackageTypeFreight") === true,
    energyRating: findEnergyRating(attributes),
    ...findNetContent(attributes),
    availableQuantity: parentSku
      ? null
      : toSellableStock(sku, line.variant?.availability?.noChannel?.availableQuantity),
    ...(line.inventoryMode && { inventoryMode: line.inventoryMode }),
    parentSku,
    guaranteePermyriad: parentSku ? toRatePermyriad(attribute("rate")) : null,
    relations: listRelations(sku, machines, findTexts(attributes, "tags")),
  };
}

/** Separates accessories from products as tracking does: by the machines that an article fits. */
function toKind(
  { productType }: Pick<PlatformLineAnswer, "productType">,
  machines: readonly string[],
): CartLine["kind"] {
  const key = productType?.key;
  if (machines.length > 0 || key === "accessory") return "accessory";
  return key === "product" ? "product" : "standard_product";
}

/**
 * The price of a piece before the cart's discounts.
 * For a line with a quantity price or an external total it is derived from the total.
 */
function toUnitPrice(
  { price, quantity, totalPrice }: PlatformLineAnswer,
  discounts: readonly LineDiscount[],
): Money {
  const single = toMoney(price.discounted?.value ?? price.value);
  if (!totalPrice || quantity === 0) return single;
  const before = discounts.reduce((cents, { amount }) => cents + amount.centAmount, totalPrice.centAmount);
  return before % quantity === 0 ? money(before / quantity, single.currency) : single;
}

type Attribute = NonNullable<PlatformLineAnswer["variant"]>["choices"][number];

/**
 * Builds a line's name with the attributes that distinguish its variant.
 * These are the attributes that the merchant declared so (`CombinationUnique`) or, if none are, those with named
 * values that may differ. A line knows no other variant.
 */
export function toLineName(name: LocalizedText, attributes: readonly Attribute[]): LocalizedText {
  const declared = attributes.filter((attribute) => isConstrained(attribute, "CombinationUnique"));
  const mayDiffer = attributes.filter((attribute) => !isConstrained(attribute, "SameForAll"));
  const telling = declared.length > 0 ? declared : mayDiffer.filter(({ value }) => isNamedValue(value));
  return Object.fromEntries(
    Object.entries(name).map(([language, text]) => {
      const values = telling.flatMap((attribute) => toValue(attribute, language) ?? []);
      return [language, [text, ...(values.length > 0 ? [values.join(" · ")] : [])].join(" – ")];
    }),
  );
}

function isConstrained({ attributeDefinition }: Attribute, constraint: string): boolean {
  return attributeDefinition?.attributeConstraint === constraint;
}

function isNamedValue(value: unknown): boolean {
  return typeof value === "object" && value !== null && "key" in value;
}

/** null: no text to show. A boolean means nothing without its label. */
function toValue({ name, value, attributeDefinition }: Attribute, language: string): string | null {
  if (typeof value === "boolean") return null;
  const formatNumber = (number: number) => new Intl.NumberFormat(language).format(number);
  const attributeFormat = { chain: [language, "en"], formatNumber, yes: "", no: "" };
  return toAttribute(toLabel(attributeDefinition?.label ?? name), value, attributeFormat)?.value ?? null;
}
