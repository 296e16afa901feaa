import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "../../app/countries/model/locale";
import { listMessages } from "./listed-texts";
import { root } from "./source-files";

/**
 * English messages that occur twice and have several translations, per language; the number may only fall. A
 * translation may differ where the meaning does, or where the sentence around it requires another form.
 */
const mostDivided: Readonly<Record<Exclude<Language, "en">, number>> = {
  bg: 20,
  cs: 34,
  da: 8,
  de: 26,
  el: 20,
  es: 24,
  fi: 9,
  fr: 22,
  hr: 18,
  hu: 26,
  it: 27,
  lt: 16,
  nb: 3,
  nl: 10,
  pl: 40,
  pt: 17,
  ro: 18,
  sk: 35,
  sl: 16,
  sv: 5,
};

const pluralForms: ReadonlySet<string> = new Set(["zero", "one", "two", "few", "many", "other"]);
const others = languages.filter((language) => language !== "en");
const toKey = ({ place }: { readonly place: string }) => place.replace(/^locales\/\w+\//, "");

const keysOfText = Map.groupBy(
  listMessages("en").filter(({ text }) => /[a-z]{3}/i.test(text)),
  ({ text }) => text,
);
const repeated = [...keysOfText.values()].filter((messages) => messages.length > 1);

describe.each(others)("the messages of %s", (language) => {
  it("translate the same English message in one way, with few exceptions", () => {
    const own = new Map(listMessages(language).map((message) => [toKey(message), message.text]));
    const divided = repeated.filter((messages) => {
      const translations = messages.flatMap((message) => own.get(toKey(message)) ?? []);
      return new Set(translations).size > 1;
    });
    expect(divided.length).toBeLessThanOrEqual(mostDivided[language]);
  });
});

type Plural = readonly [key: string, forms: Readonly<Record<string, unknown>>];

function listPlurals(value: unknown, key: string): readonly Plural[] {
  if (typeof value !== "object" || value === null) return [];
  if ("other" in value && Object.keys(value).every((name) => pluralForms.has(name)))
    return [[key, Object.fromEntries(Object.entries(value))]];
  return Object.entries(value).flatMap(([name, part]) => listPlurals(part, `${key}.${name}`));
}

/** Languages whose nouns or verbs inflect after every number. */
const inflecting = ["pl", "cs", "sk", "hr", "sl", "bg", "el", "it", "es", "pt", "ro"] as const;

/** Messages whose number is a value at the end: nothing in the sentence depends on it. */
const invariable = new Set(["cart.notice.line-changed", "catalogue.reviews.count"]);

describe.each(inflecting)("the plurals of %s", (language) => {
  it("differ between one and many", () => {
    const folder = path.join(root, "locales", language);
    const plurals = readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) =>
        listPlurals(JSON.parse(readFileSync(path.join(folder, file), "utf8")), file.replace(".json", "")),
      );
    expect(plurals.length).toBeGreaterThan(5);
    const same = plurals.filter(([key, forms]) => forms.one === forms.other && !invariable.has(key));
    expect(same.map(([key]) => key)).toEqual([]);
  });
});
