import { expect, it } from "vitest";
import { prepareDocument } from "./document-cache.ts";

const QUESTION = "{ project { key } }";

it("parses a text once, and evicts the oldest if all texts together are too long", () => {
  const first = prepareDocument(QUESTION);
  expect(first.document?.definitions).toHaveLength(1);
  expect(prepareDocument(QUESTION)).toBe(first);
  for (const nth of [1, 2, 3]) prepareDocument(`${QUESTION} #${nth} ${"-".repeat(200_000)}`);
  expect(prepareDocument(QUESTION)).not.toBe(first);
});

it("parses a text that is longer than the cache", () => {
  const text = `${QUESTION} #${"-".repeat(1_900_000)}`;
  expect(prepareDocument(text).document?.definitions).toHaveLength(1);
});
