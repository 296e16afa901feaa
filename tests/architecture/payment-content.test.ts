import { readFileSync } from "node:fs";
import path from "node:path";
import { create } from "superstruct";
import { describe, expect, it } from "vitest";
import { listPaymentMethods } from "../../app/checkout/model/payment-method";
import { ContentPageStruct } from "../../app/content/model/content-page";
import { countryTable } from "../../app/countries/model/country-table";
import { toLocaleVariant } from "../../app/countries/model/locale";
import { createTranslate } from "../../app/i18n/create-translate";
import { toMethodName } from "../../app/orders/ui/to-method-name";
import { root } from "./source-files";

const shops = countryTable.flatMap(({ code, cashOnDelivery, locales }) =>
  locales.map((locale) => ({ code, cashOnDelivery, locale })),
);

function readPage(locale: string) {
  const file = path.join(root, `public/content/page/payment.${locale}.json`);
  return create(JSON.parse(readFileSync(file, "utf8")), ContentPageStruct);
}

describe("the payment page", () => {
  it.each(shops)(
    "names in $locale the methods of the checkout, in its order, and no other",
    ({ code, locale }) => {
      const translate = createTranslate(locale);
      const wanted = listPaymentMethods(code).map((method) => toMethodName(method, translate));
      const rows = readPage(toLocaleVariant(locale)).sections.flatMap(({ table }) => table?.rows ?? []);
      expect(rows.map(([name]) => name)).toEqual(wanted);
    },
  );

  it.each(shops)("names in $locale the limits of cash on delivery", ({ locale, cashOnDelivery }) => {
    const limits = readPage(toLocaleVariant(locale)).sections.flatMap(({ list }) => list ?? []);
    const { itemLimit, allowsFreight } = cashOnDelivery;
    expect(limits.filter((text) => text.includes("{{codLimit}}")).length).toBe(1);
    expect(limits.filter((text) => text.includes("{{codPieces}}")).length).toBe(itemLimit > 0 ? 1 : 0);
    expect(limits.length).toBe(1 + (itemLimit > 0 ? 1 : 0) + (allowsFreight ? 0 : 1));
  });
});
