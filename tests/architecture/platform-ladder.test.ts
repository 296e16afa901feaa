import { expect, it } from "vitest";
import { readImports, toImportedPath } from "./read-imports";
import { readSources } from "./source-files";

/**
 * The folders of the embedded platform, from the bottom up.
 * A folder imports those of lower rungs and those to its left, never a later one. Add the folder of a new noun here.
 */
const ladder = [
  // Knows no noun.
  ["json", "errors", "database", "money", "paging", "requests"],
  // The two predicate languages, and the messages about changes.
  ["lexer", "predicates", "where", "messages"],
  // Shared by all nouns: how they are written and queried.
  ["resources", "http", "schema", "oauth"],
  ["pricing"],
  // The nouns of the catalogue.
  [
    "settings",
    "custom-objects",
    "assets",
    "discounts",
    "inventory",
    "search",
    "product-discounts",
    "products",
  ],
  ["categories", "standalone-prices", "reviews"],
  // The nouns of a shopper.
  ["customers", "carts", "payments", "orders", "sign-in"],
  // The entry points; the files at the top of the platform are above them.
  ["graphql", "rest", "imports", "backup", "operator"],
].flat();

const root = "worker/commerce/";

function toRung(path: string): number {
  const [folder = "", ...rest] = path.slice(root.length).split("/");
  return rest.length === 0 ? ladder.length : ladder.indexOf(folder);
}

const sources = readSources(["worker"]).filter(
  ({ path }) => path.startsWith(root) && !path.includes(".test."),
);

it("contains every folder of the platform", () => {
  const strangers = sources.filter(({ path }) => toRung(path) < 0).map(({ path }) => path);
  expect(strangers).toEqual([]);
});

it("lets the platform's folders import only lower ones", () => {
  const climbing = sources.flatMap((source) =>
    readImports(source).flatMap(({ specifier }) => {
      const imported = toImportedPath(source.path, specifier);
      const isHigher = imported?.startsWith(root) && toRung(imported) > toRung(source.path);
      return isHigher ? [`${source.path} → ${imported}`] : [];
    }),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(climbing).toEqual([]);
});
