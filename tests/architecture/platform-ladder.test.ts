import { expect, it } from "vitest";
import { readImports, toImportedPath } from "./read-imports";
import { readSources } from "./source-files";

/**
 * The folders of the embedded platform, from the ground up: a folder imports those of the rungs below and those to its
 * left, never one that comes later. A new noun gets its place here.
 */
const ladder = [
  // What knows no noun.
  ["json", "errors", "database", "money", "paging", "requests"],
  // The two languages of conditions, and what changes tell.
  ["lexer", "predicates", "where", "messages"],
  // What all nouns are made with, and how they are asked.
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
  // The ways in; the files at the top of the platform stand above them.
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

it("gives every folder of the platform a place on the ladder", () => {
  const strangers = sources.filter(({ path }) => toRung(path) < 0).map(({ path }) => path);
  expect(strangers).toEqual([]);
});

it("lets the platform's folders import only what is below them", () => {
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
