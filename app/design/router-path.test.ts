import { expect, it } from "vitest";
import { readPathname, toRouterPath } from "./router-path";

it.each([
  ["/mixers/", "", "/mixers/"],
  ["/search?q=a#results", "", "/search?q=a#results"],
  ["/nl/mixers/", "/nl", "/mixers/"],
  ["/nl", "/nl", "/"],
  ["/nl?page=2", "/nl", "/?page=2"],
  ["/nlxyz/", "/nl", null],
  ["/fr/mixers/", "/nl", null],
  ["//elsewhere.example/", "", null],
  ["https://elsewhere.example/", "", null],
  ["#faq", "", null],
  ["tel:+49301234", "", null],
])("turns the URL %s in a shop with the prefix '%s' into the router's path %s", (href, prefix, path) => {
  expect(toRouterPath(href, prefix)).toBe(path);
});

it("reads the path before query and fragment", () => {
  expect(readPathname("/search?q=a/b#c")).toBe("/search");
  expect(readPathname("/search#c")).toBe("/search");
});
