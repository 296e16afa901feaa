import type { FeedName, FeedRecord } from "../../../app/catalogue/model/feed-record";
import type { Country } from "../../../app/countries/model/country";
import type { Locale } from "../../../app/countries/model/locale";
import { type Money, toDecimalText } from "../../../app/foundation/money";
import type { Translate } from "../../../app/i18n/translate";

/** What a format needs to know besides the records. */
export type FeedScope = {
  readonly country: Country;
  readonly locale: Locale;
  readonly translate: Translate;
  /** Origin and language prefix. */
  readonly base: string;
  /** Absolute URLs of the shop's texts. */
  readonly pages: { readonly returns: string; readonly privacy: string; readonly terms: string };
};

/** How a feed is written: `head`, one text per record, `tail`. */
export type FeedFormat = {
  readonly name: FeedName;
  readonly contentType: string;
  readonly head: (scope: FeedScope) => string;
  /** Empty: the format cannot describe the record. */
  readonly write: (record: FeedRecord, scope: FeedScope) => string;
  readonly tail: string;
};

/** `749.00 EUR` */
export function toPriceText(amount: Money): string {
  return `${toDecimalText(amount)} ${amount.currency}`;
}

/** The period of a reduction, `2026-11-01T00:00Z/2026-12-01T00:00Z`; null without both ends. */
export function toPeriod({ from, until }: { readonly from: string | null; readonly until: string | null }) {
  if (from === null || until === null) return null;
  const toMinute = (date: string) => `${new Date(date).toISOString().slice(0, 16)}Z`;
  return `${toMinute(from)}/${toMinute(until)}`;
}

/** Cuts a text at a word's end; `longest` in characters. */
export function cutText(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const cut = characters.slice(0, longest - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > longest / 2 ? cut.lastIndexOf(" ") : undefined)}…`;
}

/** A row of a CSV file (RFC 4180). */
export function toCsvRow(values: readonly (string | null)[]): string {
  const quoted = values.map((value) =>
    value !== null && /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : (value ?? ""),
  );
  return `${quoted.join(",")}\r\n`;
}
