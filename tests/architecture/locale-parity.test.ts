import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { countryTable } from "../../app/countries/model/country-table";
import { languages, toLanguage } from "../../app/countries/model/locale";
import { money } from "../../app/foundation/money";
import { formatMoney } from "../../app/i18n/formats";
import { root } from "./source-files";

const pluralForms: ReadonlySet<string> = new Set(["zero", "one", "two", "few", "many", "other"]);
const domains = readdirSync(path.join(root, "locales/en"))
  .filter((name) => name.endsWith(".json"))
  .sort();

type Messages = Readonly<Record<string, unknown>>;
type Message = { readonly key: string; readonly text: string };

const isMessages = (value: unknown): value is Messages => typeof value === "object" && value !== null;
const isPlural = (messages: Messages) =>
  "other" in messages && Object.keys(messages).every((key) => pluralForms.has(key));

function readMessages(language: string, domain: string): Messages {
  const file = path.join(root, "locales", language, domain);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Lists all messages; the plural forms are one key. */
function listMessages(messages: Messages, prefix = ""): readonly Message[] {
  return Object.entries(messages).flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    if (!isMessages(value)) return [{ key, text: String(value) }];
    if (!isPlural(value)) return listMessages(value, `${key}.`);
    return [{ key: `${key}#`, text: String(value.other) }];
  });
}

function listPlurals(messages: Messages, prefix = ""): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(messages).flatMap(([name, value]) => {
    if (!isMessages(value)) return [];
    const key = `${prefix}${name}`;
    return isPlural(value) ? [[key, Object.keys(value)] as const] : listPlurals(value, `${key}.`);
  });
}

const listPlaceholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name))].sort().join(" ");

describe.each(languages)("the messages of %s", (language) => {
  it.each(domains)("in %s are complete, without extra ones", (domain) => {
    const keys = (spoken: string) =>
      listMessages(readMessages(spoken, domain))
        .map(({ key }) => key)
        .sort();
    expect(keys(language)).toEqual(keys("en"));
  });

  it.each(domains)("in %s contain every placeholder", (domain) => {
    const english = new Map(listMessages(readMessages("en", domain)).map(({ key, text }) => [key, text]));
    const wrong = listMessages(readMessages(language, domain)).filter(
      ({ key, text }) => listPlaceholders(text) !== listPlaceholders(english.get(key) ?? text),
    );
    expect(wrong).toEqual([]);
  });

  it.each(domains)("in %s have the plural forms of the language", (domain) => {
    const wanted = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    const missing = listPlurals(readMessages(language, domain)).flatMap(([key, forms]) =>
      wanted.filter((form) => !forms.includes(form)).map((form) => `${key}.${form}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(domains)("in %s end no sentence with an amount that ends in a full stop itself", (domain) => {
    const stopped = countryTable.some(({ locales, currency }) =>
      locales.some(
        (locale) =>
          toLanguage(locale) === language && formatMoney(money(100, currency), locale).endsWith("."),
      ),
    );
    const doubled = listMessages(readMessages(language, domain)).filter(({ text }) =>
      /\{\{(amount|price|fee|limit)\}\}\./.test(text),
    );
    expect(stopped ? doubled : []).toEqual([]);
  });
});
