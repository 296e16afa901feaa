import { chooseText } from "../../cart/model/cart";
import type { Article } from "../../catalogue/model/article";
import { toPassportPath } from "../../catalogue/model/passport";
import { toProductNumber } from "../../catalogue/model/product-number";
import type { RecallView } from "../../catalogue/model/recall-view";
import type { Country } from "../../countries/model/country";
import type { Money } from "../../foundation/money";
import { formatDate, formatMoney } from "../../i18n/formats";
import { listPieces, type Machine } from "../model/machine";
import type { MachineView, MyMachinesView, SerialsFormView } from "../model/my-machines-view";
import { type HistoryI18n, orderHistoryPath } from "./to-order-history-view";

export type MachinesI18n = HistoryI18n & {
  readonly country: Pick<Country, "timeZone">;
  /** Years of the consumer's legal guarantee; null: a company's, which has none. */
  readonly guaranteeYears: number | null;
};

type Machines = {
  readonly machines: readonly Machine[];
  /** What fits them and is sold here, at most `shownParts` each, and the machines themselves. */
  readonly articles: ReadonlyMap<string, Article>;
  readonly shownParts: number;
  readonly toRecalls: (machine: Machine) => readonly RecallView[];
};

/** Formats a customer's machines; null: they are unavailable. */
export function toMyMachinesView(machines: Machines | null, i18n: MachinesI18n): MyMachinesView {
  const { translate, frame } = i18n;
  const say = (key: string) => translate(`machines.mine.${key}`);
  return {
    title: translate("profile.nav.my-machines"),
    frame,
    lead: say("lead"),
    note: machines === null ? say("down") : machines.machines.length === 0 ? say("none") : null,
    machines: machines?.machines.map((machine) => toMachineView(machine, machines, i18n)) ?? [],
  };
}

function toMachineView(machine: Machine, machines: Machines, i18n: MachinesI18n): MachineView {
  const { translate, prefix } = i18n;
  const { language } = translate;
  const { lineId, orderId, orderNumber, sku, picture } = machine;
  const slug = chooseText(machine.slug, language);
  const [known] = machine.serials;
  return {
    id: lineId,
    orderId,
    name: chooseText(machine.name, language),
    picture,
    facts: listFacts(machine, i18n),
    order: {
      text: translate("my-orders.number", { number: orderNumber }),
      href: `${prefix}${orderHistoryPath}/${orderNumber}`,
    },
    passport: {
      text: translate("machines.passport.title"),
      href: prefix + toPassportPath({ slug, sku }, machine.quantity === 1 ? known : undefined),
    },
    recalls: machines.toRecalls(machine),
    serials: toSerialsForm(machine, i18n),
    parts: {
      title: translate("machines.mine.parts"),
      list: machine.partSkus.slice(0, machines.shownParts).flatMap((partSku) => {
        const part = machines.articles.get(partSku);
        return part?.offer ? [toPartLink(part, part.offer.price, i18n)] : [];
      }),
    },
    again: machines.articles.has(sku)
      ? { action: `${prefix}/checkout/cart`, sku, text: translate("my-orders.again.button") }
      : null,
  };
}

function toPartLink({ name, slug }: Article, price: Money, { translate, prefix }: MachinesI18n) {
  return { text: name, href: `${prefix}/${slug}/`, price: formatMoney(price, translate.locale) };
}

function listFacts(machine: Machine, i18n: MachinesI18n): MachineView["facts"] {
  const { translate, guaranteeYears } = i18n;
  const { sku, boughtAt, quantity, extraYears } = machine;
  const years = (guaranteeYears ?? 0) + extraYears;
  return [
    { label: translate("catalogue.product.number"), value: toProductNumber(sku) },
    { label: translate("orders.thankYou.date"), value: formatDay(boughtAt, 0, i18n) },
    ...(quantity > 1 ? [{ label: translate("catalogue.quantity.label"), value: String(quantity) }] : []),
    ...(guaranteeYears === null
      ? []
      : [{ label: translate("machines.mine.guarantee"), value: formatDay(boughtAt, guaranteeYears, i18n) }]),
    ...(extraYears > 0
      ? [{ label: translate("machines.mine.extra"), value: formatDay(boughtAt, years, i18n) }]
      : []),
  ];
}

/** The day `years` after a day. */
function formatDay(day: string, years: number, { translate, country }: MachinesI18n): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return formatDate(date, translate.locale, country.timeZone, "date");
}

function toSerialsForm(machine: Machine, { translate }: MachinesI18n): SerialsFormView {
  const pieces = listPieces(machine);
  const label = translate("machines.serial.label");
  return {
    help: translate("machines.serial.help"),
    save: translate("machines.mine.save"),
    fields: pieces.map((serial, at) => ({
      label: pieces.length === 1 ? label : `${label} ${at + 1}`,
      value: serial ?? "",
    })),
  };
}
