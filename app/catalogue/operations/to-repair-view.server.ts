import type { Money } from "../../foundation/money";
import { formatYears } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import type { Product } from "../model/product";
import type { TypicalRepair } from "../model/product-repair";
import type { RepairView } from "../model/product-view";
import { formatPrice } from "./format-price.server";
import type { PageI18n } from "./page-i18n.server";

/** The page to ask for a repair, without language prefix. */
const repairPage = "/repair";

/**
 * Formats what the law demands to state about the repair of a product; null: nothing on this day, or the product's data
 * say nothing.
 */
export function toRepairView(
  { repair, productNumber }: Pick<Product, "repair" | "productNumber">,
  { duties, translate, prefix }: Pick<PageI18n, "duties" | "translate" | "prefix">,
): RepairView | null {
  if (!repair || !duties.has("repair-obligation")) return null;
  const { partYears, parts, repairs } = repair;
  const format = (price: Money) => formatPrice(price, { locale: translate.locale, duties });
  return {
    title: translate("repair.section"),
    lead: translate("repair.obligation"),
    parts: {
      title: translate("repair.parts"),
      rows: parts.map(({ name, price }) => ({ label: name, value: format(price) })),
    },
    ...(partYears !== null && {
      years: translate("repair.years", { years: formatYears(partYears, translate.locale) }),
    }),
    repairs: {
      title: translate("repair.repairs"),
      rows: repairs.map((one) => ({ label: one.name, value: toPriceText(one, format, translate) })),
    },
    note: translate("repair.note"),
    ask: { text: translate("repair.ask"), href: toRepairPath(prefix, productNumber) },
  };
}

/** The URL of the page to ask for a repair of a product. */
export function toRepairPath(prefix: string, productNumber: string): string {
  return `${prefix}${repairPage}?product=${productNumber}`;
}

/** `149,00 €`, or `149,00 €, at most 249,00 €`. */
function toPriceText(
  { price, maximum }: TypicalRepair,
  format: (price: Money) => string,
  translate: Translate,
): string {
  if (!maximum) return format(price);
  return translate("repair.most", { price: format(price), maximum: format(maximum) });
}
