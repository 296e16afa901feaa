import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../house/run-command.mjs";
import type { PageText } from "./read-page.ts";

/** Describes why a text is in another language than its markup says; null without evidence. */
export type FindForeign = (text: PageText) => string | null;

/** English words that no other language of the shop has; two of them make an English sentence. */
const english = /\b(?:the|and|with|your|you|this|are|from|have|which|that)\b/gi;

/** Characters that only one language of the shop uses. */
const alphabets = [
  { language: "el", characters: /\p{Script=Greek}/gu, name: "Greek" },
  { language: "bg", characters: /\p{Script=Cyrillic}/gu, name: "Cyrillic" },
];

/** Message keys: what a page shows for a missing message. */
const keyOfWord = /^[a-z]+(?:\.[a-zA-Z-]+){1,4}$/;

/** Builds the check from all texts of the shop, in its messages and its content. */
export function createFindForeign(): FindForeign {
  const speakers = readSpeakers();
  const domains = new Set(listJson(path.join(root, "locales/en")).map((file) => path.parse(file).name));
  return ({ text, language: locale }) => {
    const language = locale.split("-")[0] ?? "";
    if (keyOfWord.test(text) && domains.has(text.split(".")[0] ?? "")) return "a key without a word";
    const known = speakers.get(text);
    if (known && !known.has(language)) return `a word of ${[...known].join(", ")}`;
    const alphabet = alphabets.find(
      (each) => each.language !== language && countOf(text, each.characters) > countOf(text, /\p{L}/gu) / 2,
    );
    if (alphabet) return `${alphabet.name} letters`;
    if (language === "en") return null;
    const words = new Set((text.match(english) ?? []).map((word) => word.toLowerCase()));
    return words.size > 1 ? "an English sentence" : null;
  };
}

const countOf = (text: string, alphabet: RegExp) => text.match(alphabet)?.length ?? 0;

/** Reads each complete text of the shop, with the languages that use it. Omits texts with placeholders. */
function readSpeakers(): ReadonlyMap<string, ReadonlySet<string>> {
  const speakers = new Map<string, Set<string>>();
  const learn = (text: string, language: string) => {
    if (text.includes("{") || !/\p{L}{4}/u.test(text)) return;
    const known = speakers.get(text) ?? new Set();
    speakers.set(text, known.add(language));
  };
  const locales = path.join(root, "locales");
  for (const language of readdirSync(locales).filter((name) => !name.includes(".")))
    for (const file of listJson(path.join(locales, language)))
      for (const text of listTexts(path.join(locales, language, file))) learn(text, language);
  const content = path.join(root, "public/content");
  for (const component of readdirSync(content))
    for (const file of readdirSync(path.join(content, component))) {
      const language = /\.(\w+)-\w+\.json$/.exec(file)?.[1];
      if (language) for (const text of listTexts(path.join(content, component, file))) learn(text, language);
    }
  return speakers;
}

const listJson = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".json"));

function listTexts(file: string): readonly string[] {
  const list = (value: unknown): readonly string[] => {
    if (typeof value === "string") return [value.trim()];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(list) : [];
  };
  return list(JSON.parse(readFileSync(file, "utf8")));
}
