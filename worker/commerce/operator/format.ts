import { readFractionDigits } from "../money/money.ts";
import { html, type Markup } from "./markup.ts";

/** An ISO instant to the second, in UTC. */
export function toTime(instant: string): Markup {
  return html`<time datetime="${instant}">${instant.slice(0, 19).replace("T", " ")}</time>`;
}

/** An amount in minor units, such as "1,249.00 EUR" or "1,249 JPY". */
export function toAmount(centAmount: number | null, currency: string | null): string {
  if (centAmount === null || currency === null) return "";
  const fractionDigits = readFractionDigits(currency);
  const amount = (centAmount / 10 ** fractionDigits).toLocaleString("en", {
    minimumFractionDigits: fractionDigits,
  });
  return `${amount} ${currency}`;
}

/** The English text of a localised value, or else its first. */
export function toEnglish(localized: string | null): string {
  const texts: unknown = localized === null ? null : JSON.parse(localized);
  if (typeof texts !== "object" || texts === null) return "";
  const found = Object.entries(texts).find(([language]) => language === "en") ?? Object.entries(texts)[0];
  return found ? String(found[1]) : "";
}

/** "1 line", "2 lines", "3 entries". */
export function toCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
