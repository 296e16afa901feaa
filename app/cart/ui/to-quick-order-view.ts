import { isLowStock } from "../../catalogue/model/is-low-stock";
import { toProductNumber } from "../../catalogue/model/product-number";
import { toNet } from "../../catalogue/model/to-net";
import { dropFullStop, toStockText } from "../../catalogue/model/to-stock-text";
import type { Country } from "../../countries/model/country";
import { money } from "../../foundation/money";
import { formatMoney, formatNumber } from "../../i18n/formats";
import type { Translate } from "../../i18n/translate";
import { type ShownOwnNumbers, toOwnNumberField } from "../../lists/model/own-numbers";
import { toPiecesFields } from "../model/change-pieces";
import type { CheckedLine } from "../model/check-order-lines";
import { mostListCharacters, mostOrderLines } from "../model/parse-order-lines";
import type { PriceTerms } from "../model/price-terms";
import type {
  QuickOrderNotice,
  QuickOrderResult,
  QuickOrderRow,
  QuickOrderView,
} from "../model/quick-order-view";

export type QuickOrderI18n = {
  readonly translate: Translate;
  readonly prefix: string;
  readonly country: Pick<Country, "currency" | "lowStock">;
};

/** An article of the demo catalogue that every shop sells. */
const exampleLine = "10010000;2";

/**
 * Returns a list to fill in, as CSV: a heading and an example.
 * It begins with a byte order mark, by which Excel recognises UTF-8.
 */
export function toListTemplate(translate: Translate): string {
  const heading = `${translate("quick-order.examples.number")};${translate("quick-order.column.pieces")}`;
  return `\uFEFF${heading}\r\n${exampleLine}\r\n`;
}

/** Returns the page with a list and its result. */
export function toQuickOrderView(
  { translate }: Pick<QuickOrderI18n, "translate">,
  shown: {
    readonly list: string;
    /** An error of the whole list. */
    readonly problem?: "tooLong" | "empty";
    readonly notice?: QuickOrderNotice | null;
    readonly result?: QuickOrderResult | null;
  },
): QuickOrderView {
  const word = (key: string) => translate(`quick-order.${key}`, { most: mostOrderLines });
  return {
    title: word("title"),
    lead: word("lead"),
    list: {
      label: word("list"),
      hint: translate("quick-order.listHint", { most: mostOrderLines, example: exampleLine }),
      text: shown.list,
      error: shown.problem
        ? translate(`quick-order.notice.${shown.problem}`, {
            most: formatNumber(mostListCharacters, translate.locale),
          })
        : null,
    },
    file: {
      label: word("file"),
      choose: word("fileChoose"),
      hint: word("fileHint"),
      drop: word("fileDrop"),
      template: word("template"),
    },
    examples: {
      title: word("examples.title"),
      lines: [
        { line: exampleLine, meaning: word("examples.number") },
        { line: word("examples.units"), meaning: word("examples.model") },
        { line: "4260123456788, 5", meaning: "EAN" },
      ],
      more: word("examples.more"),
    },
    check: word("check"),
    add: word("add"),
    notice: shown.notice ?? null,
    result: shown.result ?? null,
  };
}

/** Formats the checked lines as a table. */
export function toQuickOrderResult(
  i18n: QuickOrderI18n,
  {
    lines,
    terms,
    own,
  }: {
    readonly lines: readonly CheckedLine[];
    readonly terms: PriceTerms;
    /** The customer's own numbers; null: a guest. */
    readonly own: ShownOwnNumbers | null;
  },
  formKey: string,
): QuickOrderResult {
  const { translate } = i18n;
  const shown = new Set<string>();
  return {
    title: translate("quick-order.result"),
    columns: {
      line: translate("quick-order.column.line"),
      article: translate("quick-order.column.article"),
      own: translate("quick-order.column.own"),
      price: translate("quick-order.column.price"),
      stock: translate("quick-order.column.stock"),
      pieces: translate("quick-order.column.pieces"),
      total: translate("quick-order.column.total"),
    },
    ownHint: own && translate("quick-order.ownHint"),
    rows: lines.map((line) => {
      const sku = line.article?.sku;
      const isFirst = sku !== undefined && !shown.has(sku);
      if (sku) shown.add(sku);
      return { ...toRow(i18n, line, terms), own: own && isFirst ? toOwn(line, own, translate) : null };
    }),
    sum: toSum(i18n, lines, terms),
    formKey,
  };
}

function toOwn(
  { article }: CheckedLine,
  { numbers, unsaved }: ShownOwnNumbers,
  translate: Translate,
): QuickOrderRow["own"] {
  if (!article) return null;
  return {
    field: toOwnNumberField(article.sku),
    number: numbers[article.sku] ?? "",
    label: `${translate("quick-order.column.own")}: ${article.name}`,
    problem: unsaved.includes(article.sku) ? translate("profile.unavailable.save") : null,
  };
}

function toSum(
  i18n: QuickOrderI18n,
  lines: readonly CheckedLine[],
  { showsNet, netNumber }: PriceTerms,
): QuickOrderResult["sum"] {
  const { translate } = i18n;
  const orderable = lines.filter(({ pieces }) => pieces > 0);
  if (orderable.length === 0) return null;
  const count = (value: number) => formatNumber(value, translate.locale);
  const [gross, net] = [toTotal(i18n, orderable, false), toTotal(i18n, orderable, true)];
  const text = translate("quick-order.sum", {
    lines: count(orderable.length),
    all: count(lines.length),
    pieces: count(orderable.reduce((all, { pieces }) => all + pieces, 0)),
    sum: netNumber ? net : gross,
  });
  const vat = netNumber
    ? translate("cart.totals.netSale", { number: netNumber })
    : translate("catalogue.price.includesVat");
  const label = translate("cart.totals.net");
  return {
    text,
    note: `${vat}, ${translate("catalogue.price.plusDelivery")}`,
    net: showsNet && !netNumber ? translate("cart.labelled", { label, text: net }) : null,
  };
}

/** Sums up the lines; without VAT per line, like the cart. */
function toTotal(
  { translate, country: { currency } }: QuickOrderI18n,
  lines: readonly CheckedLine[],
  isNet: boolean,
): string {
  const cents = lines.map(({ article, pieces, unitPrice }) => {
    if (!article?.offer || !unitPrice) return 0;
    const gross = money(unitPrice.centAmount * pieces, currency);
    return (isNet ? toNet(gross, article.offer.taxPermyriad) : gross).centAmount;
  });
  const all = cents.reduce((sum, each) => sum + each, 0);
  return formatMoney(money(all, currency), translate.locale);
}

function toRow(
  i18n: QuickOrderI18n,
  line: CheckedLine,
  { showsNet, netNumber }: PriceTerms,
): Omit<QuickOrderRow, "own"> {
  const { article, pieces, quantity, refusal, number, text, unitPrice } = line;
  const { translate, prefix, country } = i18n;
  const { locale } = translate;
  const offer = article?.offer ?? null;
  const isClamped = refusal === null && quantity !== null && pieces < quantity;
  const count = (value: number) => formatNumber(value, locale);
  const net =
    offer &&
    unitPrice &&
    translate("catalogue.price.net", {
      amount: formatMoney(toNet(unitPrice, offer.taxPermyriad), locale),
    });
  const isLow = offer !== null && isLowStock(offer.price.centAmount, offer.stock, country.lowStock);
  return {
    line: number,
    typed: text,
    article: article && {
      name: article.name,
      number: toProductNumber(article.sku),
      href: toProductPath(prefix, article),
    },
    price: netNumber ? net : unitPrice && formatMoney(unitPrice, locale),
    net: showsNet && !netNumber ? net : null,
    total: pieces > 0 ? toTotal(i18n, [line], netNumber !== null) : null,
    stock: offer && dropFullStop(toStockText(offer.stock, isLow, translate, count)),
    pieces: count(pieces),
    edit:
      article && (refusal === null || refusal === "quantity")
        ? { ...toPiecesFields(number), label: `${translate("quick-order.column.pieces")}: ${article.name}` }
        : null,
    note: refusal
      ? translate(`quick-order.refusal.${refusal}`, { most: mostOrderLines })
      : isClamped
        ? translate("quick-order.clamped", { asked: count(quantity), count: count(pieces) })
        : null,
    look: refusal ? "bad" : isClamped ? "warn" : "ok",
  };
}

/** A slug that ends in the number's digits belongs to that variant alone. */
function toProductPath(
  prefix: string,
  { slug, sku }: { readonly slug: string; readonly sku: string },
): string {
  const isOwn = slug.endsWith(sku.replace(/^EX/, ""));
  return `${prefix}/${slug}/${isOwn ? "" : `?variant=${encodeURIComponent(sku)}`}`;
}
