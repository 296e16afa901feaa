import { expect, it } from "vitest";
import { prepareDocument } from "./document-cache.ts";

const QUESTION = "{ project { key } }";

it("reads a text once, and forgets the oldest when all of them together are too long", () => {
  const first = prepareDocument(QUESTION);
  expect(first.document?.definitions).toHaveLength(1);
  expect(prepareDocument(QUESTION)).toBe(first);
  for (const nth of [1, 2, 3]) prepareDocument(`${QUESTION} #${nth} ${"-".repeat(200_000)}`);
  expect(prepareDocument(QUESTION)).not.toBe(first);
});

it("reads a text that is longer than all that is kept", () => {
  const text = `${QUESTION} #${"-".repeat(1_900_000)}`;
  expect(prepareDocument(text).document?.definitions).toHaveLength(1);
});
