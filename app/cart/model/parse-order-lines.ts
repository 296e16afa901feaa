import { toCompactNumber } from "../../lists/model/own-numbers";

/** A parsed line of a pasted list; it can be incomplete. */
export type OrderLine = {
  /** The line's number in the list, from 1, empty lines and headings counted. */
  readonly number: number;
  readonly text: string;
  /** Possible numbers of the article, the most likely first; empty: no field looks like a number. */
  readonly articles: readonly string[];
  /** null: not a whole number from 1. */
  readonly quantity: number | null;
};

export const mostOrderLines = 200;

/** Of a whole list: more than two hundred lines with all their columns have. */
export const mostListCharacters = 40_000;

/** Longer than any order line; the rest is ignored. */
const maximumCharacters = 200;
/** Words for pieces after a number, in the languages of the shops: `10 Stk.`, `2pcs`. */
const pieceUnit =
  /(?<=(?:^|[\s;,|\t])[x×]?)(\d{1,7})\s*(?:x|×|stk|stck|stück|st|pcs?|pieces?|ks|szt|buc|db|бр|τεμ|uds?|pzs?|pz|vnt|kpl|kos|kom|un|stuks?|pi[eè]ces?)\.?(?=$|[\s;,|\t])/giu;
const maximumPieces = 999_999;

/** Lists come from spreadsheets, shop systems and mails: column separators, tried in this order. */
const separators = ["\t", ";", "|", ","] as const;

/**
 * Parses a list of article numbers and quantities.
 * They can be in either order, separated by tab, semicolon, bar, comma or space, as in `2 x EX10012874`, and with
 * further columns. The default quantity is 1. Headings are omitted. `own`: SKUs by the customer's own numbers, which
 * come before the shop's.
 */
export function parseOrderLines(
  list: string,
  own: ReadonlyMap<string, string> = noOwnNumbers,
): readonly OrderLine[] {
  return list
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: line.trim().slice(0, maximumCharacters) }))
    .filter(({ text }) => /\d/.test(text) || (text !== "" && !isHeading(text)))
    .map((line) => ({ ...line, ...parseLine(line.text, own) }));
}

const noOwnNumbers: ReadonlyMap<string, string> = new Map();

/**
 * A heading has two or more fields without digits: `SKU;Quantity`.
 * A single word is more likely a mistyped number.
 */
function isHeading(text: string): boolean {
  return splitFields(text).length > 1;
}

function parseLine(text: string, own: ReadonlyMap<string, string>): Pick<OrderLine, "articles" | "quantity"> {
  const fields = splitFields(text);
  const at = findArticle(fields, own);
  const articles = at < 0 ? [] : toCandidates(fields[at] ?? "", own);
  return { articles, quantity: findQuantity(fields, at) };
}

function splitFields(text: string): readonly string[] {
  const separator = separators.find((one) => text.includes(one));
  const raw = separator === undefined ? splitAtSpaces(text) : text.split(separator);
  return raw.map((field) => field.replaceAll(/^["'\s]+|["'\s]+$/g, "")).filter((field) => field !== "");
}

/** `3 x EX 10012874` and `3 Stk EX10012874` have three words and two fields. */
function splitAtSpaces(text: string): readonly string[] {
  const joined = text
    .replaceAll(/\bEX[\s-]+(?=\d)/gi, "EX")
    .replaceAll(/(^|\s)[x×*](?=\s|$)/gi, " ")
    .replaceAll(pieceUnit, "$1");
  return joined.split(/\s+/).map((word) => word.replace(/^[x×](?=\d+$)|(?<=^\d+)[x×]$/i, ""));
}

/** Own numbers first, then the shop's, then EANs, then any other possible article number. */
function findArticle(fields: readonly string[], own: ReadonlyMap<string, string>): number {
  const compact = fields.map(toCompactNumber);
  const mine = compact.findIndex((field) => own.has(field));
  if (mine >= 0) return mine;
  const patterns = [/^EX\d{8}$/, /^\d{8}$/, /^\d{12,14}$/, /^(?=.*\d)[A-Z\d_]{5,40}$/];
  for (const pattern of patterns) {
    const at = compact.findIndex((field) => pattern.test(field));
    if (at >= 0) return at;
  }
  return -1;
}

/** Eight digits are the shop's number, or else an EAN. The last one is the number as it was written. */
function toCandidates(field: string, own: ReadonlyMap<string, string>): readonly string[] {
  const compact = toCompactNumber(field);
  const mine = own.get(compact);
  if (mine) return [mine, field];
  const numbered = /^\d{8}$/.test(compact) ? [`EX${compact}`] : [];
  return [...new Set([...numbered, compact, ...(/\d/.test(field) ? [field] : [])])];
}

/**
 * Finds an article's quantity in its row; null: none.
 * Looks in the column after it, then before it, then in later columns.
 */
function findQuantity(fields: readonly string[], article: number): number | null {
  const others = fields.filter((_, index) => index !== article);
  if (others.length === 0) return 1;
  const beside = [fields[article + 1], fields[article - 1], ...fields.slice(article + 2)];
  const found = beside.find((field) => field !== undefined && toPieces(field) !== null);
  return found === undefined ? null : toPieces(found);
}

/** Reads `2`, `2.0` and `2,00`; null for a fraction or an empty field. */
function toPieces(field: string): number | null {
  const whole = /^(\d{1,7})(?:[.,]0{1,2})?$/.exec(
    field.replace(pieceUnit, "$1").replace(/^[x×]\s*/i, ""),
  )?.[1];
  const pieces = Number(whole ?? 0);
  return pieces >= 1 ? Math.min(pieces, maximumPieces) : null;
}

/** Larger files are not order lists. */
export const largestListBytes = 48 * 1024;

/**
 * Decodes a list saved as CSV or plain text: UTF-8, spreadsheet UTF-16, or Windows-1252.
 * Returns null for another kind of file.
 */
export function decodeList(bytes: Uint8Array): string | null {
  if (bytes.length > largestListBytes) return null;
  const text = decode(bytes);
  return text.includes("\0") ? null : text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
