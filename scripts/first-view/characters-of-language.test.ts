import { expect, it } from "vitest";
import { readCharacters } from "./characters-of-language.ts";
import { loadFormattedTexts } from "./formatted-texts.ts";

it.each([
  ["en", "£", "the pound sign"],
  ["fr", "\u202f", "the narrow space in amounts"],
  ["de", "’", "the apostrophe in Swiss amounts"],
  ["pl", "ł", "złoty"],
  ["cs", "č", "Czech crowns"],
  ["nb", "−", "the minus of negative numbers"],
])("has in the subset of %s %s, %s", async (language, character) => {
  const listFormatted = await loadFormattedTexts();
  expect(readCharacters(language, listFormatted(language))).toContain(character);
});
