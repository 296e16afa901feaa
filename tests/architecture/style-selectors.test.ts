import { expect, it } from "vitest";
import { readStyles } from "./source-files";

/**
 * Selectors by which a browser computes the style of the whole document again when any part of it changes: it keeps one
 * set of what depends on `:has()`, for all rules together.
 */
const costly = {
  "`:has()` of the root or the body": /(?::root|\bhtml|\bbody)[^\s{},>]*:has\(/,
  "`:has()` of any element": /(?:^|[\s>+~,])\*?:has\(/,
  "any element within one with `:has()`": /:has\([^{}]*\)[^{},]*[\s>+~]\*/,
};

/** The selectors of a style sheet, a nested one as it is written. */
function listSelectors(text: string): readonly string[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...bare.matchAll(/(?:^|[{};])([^{};]+)(?=\{)/g)].map(([, selector = ""]) =>
    selector.trim().replaceAll(/\(\s+/g, "("),
  );
}

it.each(Object.entries(costly))("no style sheet has %s", (_, pattern) => {
  const found = readStyles(["app"]).flatMap(({ path, text }) =>
    listSelectors(text).flatMap((selector) => (pattern.test(selector) ? [`${path}: ${selector}`] : [])),
  );
  expect(found).toEqual([]);
});
