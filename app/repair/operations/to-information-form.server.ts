import type { RouterContextProvider } from "react-router";
import type { Product } from "../../catalogue/model/product";
import type { TypicalRepair } from "../../catalogue/model/product-repair";
import { formatPrice } from "../../catalogue/operations/format-price.server";
import { toRepairPath } from "../../catalogue/operations/to-repair-view.server";
import { brand } from "../../countries/model/brand";
import { toLegalTokens } from "../../countries/model/legal-facts";
import { findServiceLine } from "../../countries/model/service-lines";
import type { Money } from "../../foundation/money";
import { nameRegion } from "../../i18n/display-names";
import { formatDate, formatNumber } from "../../i18n/formats";
import { readPathPrefix, requestContext } from "../../request/context";
import type { InformationFormView } from "../model/repair-view";

/** Days for which the repairer may not change the conditions. Source: Directive (EU) 2024/1799, Art. 4(5) */
const validDays = 30;
const dayMs = 86_400_000;

/**
 * Fills the European Repair Information Form for a product and one of its typical defects; the shop is the repairer.
 * Source: Directive (EU) 2024/1799, Art. 4(4), Annex I, in its order
 */
export function toInformationForm(
  context: Readonly<RouterContextProvider>,
  product: Product,
  { defect, name, price, maximum, workingDays }: TypicalRepair,
): InformationFormView {
  const { translate, duties } = context.get(requestContext);
  const { locale } = translate;
  const format = (amount: Money) => formatPrice(amount, { locale, duties });
  const row = (key: string, value: string) => ({ label: translate(key), value });
  const hasReplacement = product.repair?.hasReplacement === true;
  return {
    title: translate("repair.form.title"),
    rows: [
      ...listRepairer(context),
      row("repair.form.good", `${product.name} (${product.productNumber})`),
      row("repair.defect", defect),
      row("repair.form.type", name),
      row("repair.form.price", format(price)),
      ...(maximum
        ? [row("repair.form.method", translate("repair.form.methodText", { maximum: format(maximum) }))]
        : []),
      row("repair.form.time", formatNumber(workingDays, locale)),
      row(
        "repair.form.replacement",
        translate(hasReplacement ? "repair.form.replacementYes" : "repair.form.replacementNo"),
      ),
      row("repair.form.place", translate("repair.form.placeText")),
      row("repair.form.ancillary", translate("repair.form.ancillaryText")),
      row("repair.form.validity", translate("repair.form.validityText", { date: toLastDay(context) })),
    ],
    print: translate("repair.form.print"),
    back: {
      text: translate("repair.ask"),
      href: toRepairPath(readPathPrefix(context), product.productNumber),
    },
  };
}

function listRepairer(context: Readonly<RouterContextProvider>): InformationFormView["rows"] {
  const { translate, locale, country } = context.get(requestContext);
  const { companyName = "", companyAddress = "" } = toLegalTokens(locale, nameRegion("SK", locale));
  const phone = findServiceLine(country.code);
  return [
    { label: translate("repair.form.repairer"), value: companyName },
    { label: translate("repair.form.address"), value: companyAddress },
    ...(phone ? [{ label: translate("support.field.phoneNumber"), value: phone }] : []),
    { label: translate("support.field.customerEmail"), value: brand.serviceMail },
  ];
}

function toLastDay(context: Readonly<RouterContextProvider>): string {
  const { now, locale, country } = context.get(requestContext);
  const last = new Date(now.getTime() + validDays * dayMs);
  return formatDate(last, locale, country.timeZone, "date");
}
