import { expect, it } from "vitest";
import { findDeltaPath, toReleasesPattern } from "./release-delta";

const hash = "pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4=";
const script = "/assets/document-B8ZpaiqH.js";
const find = (field?: string) =>
  findDeltaPath(new Headers(field === undefined ? {} : { "available-dictionary": field }), script);

it.each([
  ["/assets/document-B8ZpaiqH.js", "/assets/document-*.js"],
  ["/assets/product-table-a-_4-_aZ.css", "/assets/product-table-*.css"],
  ["/assets/account-BOOhu8GX.json", null],
  ["/assets/whole.js", null],
])("names the releases of %s", (path, pattern) => {
  expect(toReleasesPattern(path)).toBe(pattern);
});

it("finds the delta against the file that a browser has", () => {
  expect(find(`:${hash}:`)).toBe(`${script}.pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4.dcz`);
  expect(find()).toBeNull();
  expect(find(":../../:")).toBeNull();
});
