import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { endsInSlash } from "../../app/countries/model/own-addresses";
import { root } from "./source-files";

it("knows every route of one fixed segment as an address without trailing slash", () => {
  const routes = readFileSync(path.join(root, "app/routes.ts"), "utf8");
  const fixed = [...routes.matchAll(/route\("([a-z-]+)"/g)].map(([, segment]) => segment ?? "");
  expect(fixed.length).toBeGreaterThan(5);
  expect(fixed.filter((segment) => endsInSlash([segment]))).toEqual([]);
});
