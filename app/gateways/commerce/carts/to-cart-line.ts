import type { CartLine, LocalizedText } from "../../../cart/model/cart";
import { listRelations } from "../../../catalogue/model/extra-guarantee";
import { toSellableStock } from "../../../catalogue/model/sellable-stock";
import { type Money, money } from "../../../foundation/money";
import { findEnergyRating, findNetContent, findTexts, findValue } from "../catalogue/attributes";
import { readCustomText } from "../custom-fields";
import { toRatePermyriad } from "../load-guarantees";
import type { PlatformLineAnswer } from "./cart-shape";
import { toLineName } from "./to-line-name";

/** A platform line item as a line of the shop's cart; `languages`: those that the shop of this cart can show. */
export function toCartLine(line: PlatformLineAnswer, languages: ReadonlySet<string>): CartLine {
  const isGift = line.lineItemMode === "GiftLineItem";
  const price = toMoney(line.price.discounted?.value ?? line.price.value);
  const unitPrice = isGift ? money(0, price.currency) : price;
  const parentSku = readCustomText(line.custom, "parentSku");
  const attributes = line.variant?.attributesRaw ?? [];
  const attribute = (name: string) => findValue(attributes, name);
  const brand = attribute("brand");
  const sku = line.variant?.sku ?? "";
  return {
    id: line.id,
    sku,
    productId: line.productId,
    name: toLineName(toText(line.nameAllLocales, languages), line.variant?.choices ?? []),
    slug: toText(line.productSlugAllLocales, languages),
    brand: typeof brand === "string" ? brand : "",
    picture: line.variant?.images[0]?.url ?? null,
    kind: isGift ? "gift" : parentSku ? "extra_guarantee" : "standard_product",
    quantity: line.quantity,
    listPrice: toMoney(line.price.value),
    unitPrice,
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
    relations: listRelations(
      sku,
      findTexts(attributes, "parentProductsForAccessory"),
      findTexts(attributes, "tags"),
    ),
  };
}

export function toMoney(answer: { centAmount: number; currencyCode: Money["currency"] }): Money {
  return money(answer.centAmount, answer.currencyCode);
}

/** Words of the shop's languages; all of them when none fits, so that a name is never empty. */
export function toText(
  list: readonly { locale: string; value: string }[] | null | undefined,
  languages: ReadonlySet<string>,
): LocalizedText {
  const all = list ?? [];
  const shown = all.filter(({ locale }) => languages.has(locale));
  return Object.fromEntries((shown.length > 0 ? shown : all).map(({ locale, value }) => [locale, value]));
}
