import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../app/countries/model/locale";
import { root } from "./source-files";

/** Words that are the same in these languages as in English; `*`: in every language. */
const sameWords: Readonly<Record<string, string>> = {
  BIC: "*",
  IBAN: "*",
  Eircode: "*",
  Mobile: "fr",
  Region: "cs da de nb pl sv",
  Password: "it",
  "Send link": "da",
  Postcode: "nl",
  Bronze: "da de fr pt",
  Confirmation: "fr",
  Date: "fr",
  Gold: "de",
  Home: "it nl",
  Points: "fr",
  Silver: "sv",
  Article: "fr",
  "VAT {{rate}}": "pl",
  Bank: "de hu nb nl pl sv",
  Bestseller: "da de pl",
  Product: "nl",
  Description: "fr",
  Marketing: "cs de es fr hr hu it nl pl pt ro sk",
  Model: "cs da hr nl pl ro sk sl",
  minutes: "fr",
  "Name A–Z": "de",
  "Name Z–A": "de",
  "Page {{page}}": "fr",
  Pages: "fr",
  Reference: "cs da",
  Relevance: "cs",
  Suggestions: "fr",
  Total: "es fr ro",
  Video: "de fi nb nl sk",
  no: "es it",
  optional: "de",
  "{{price}}/kg": "cs da de es fi fr hr hu it lt nb nl pl pt ro sk sl sv",
  "{{count}} product": "nl",
  "{{count}} suggestion": "fr",
  "{{count}} suggestions": "fr",
};

/** Words of English sentences that no other language of the shop has. */
const english =
  /(?<!\p{L})(?:the|your|you|please|this|with|have|has|been|cannot|are|our|order|delivery|again|is not|will be|and the|review|shipping|search for)(?!\p{L})/iu;

type Message = { readonly key: string; readonly text: string };

function listMessages(messages: object, prefix = ""): readonly Message[] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === "object" && value !== null
      ? listMessages(value, `${prefix}${name}.`)
      : [{ key: prefix + name, text: String(value) }],
  );
}

function readMessages(language: string): readonly Message[] {
  const folder = path.join(root, "locales", language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.flatMap((file) =>
    listMessages(JSON.parse(readFileSync(path.join(folder, file), "utf8")), `${file.replace(".json", "")}.`),
  );
}

const hasLetters = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\{.*?\}\}/g, ""));
const isSame = (text: string, language: string) =>
  sameWords[text]?.split(" ").some((each) => each === "*" || each === language) ?? false;

const others = languages.filter((language) => language !== "en");
const englishTexts = new Map(readMessages("en").map(({ key, text }) => [key, text]));

describe.each(others)("the messages of %s", (language) => {
  it("differ from the English ones", () => {
    const left = readMessages(language).filter(
      ({ key, text }) => englishTexts.get(key) === text && hasLetters(text) && !isSame(text, language),
    );
    expect(left).toEqual([]);
  });

  it("contain no English sentences", () => {
    const left = readMessages(language).filter(({ text }) => english.test(text.replace(/\{\{.*?\}\}/g, "")));
    expect(left).toEqual([]);
  });
});

it("every entry of the list of same words is used", () => {
  const texts = new Set(
    others.flatMap((language) => readMessages(language).map(({ text }) => `${language} ${text}`)),
  );
  const idle = Object.entries(sameWords).flatMap(([text, spoken]) =>
    (spoken === "*" ? others : spoken.split(" "))
      .map((language) => `${language} ${text}`)
      .filter((each) => !texts.has(each)),
  );
  expect(idle).toEqual([]);
});
