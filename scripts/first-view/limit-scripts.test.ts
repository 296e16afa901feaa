import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { listPageKinds, weighPageKinds } from "./limit-scripts.ts";

/** Text that no compression makes shorter than its bytes. */
const noise = (bytes: number) => randomBytes(bytes).toString("latin1");

it("counts what scripts import, once, and nothing that comes later", async () => {
  const scripts = [
    { fileName: "entry.js", imports: ["router.js"], code: noise(1_000) },
    { fileName: "home.js", imports: ["router.js", "cards.js"], code: noise(100) },
    { fileName: "router.js", imports: ["entry.js"], code: noise(10_000) },
    { fileName: "cards.js", imports: [], code: noise(3_000) },
    { fileName: "drawer.js", imports: ["cards.js"], code: noise(50_000) },
  ];
  const weights = await weighPageKinds(scripts, [{ name: "home", entries: ["entry.js", "home.js"] }]);
  const home = weights.get("home") ?? 0;
  expect(home).toBeGreaterThan(14_000);
  expect(home).toBeLessThan(22_000);
});

it("knows every route as a page, and those with a script of their own", () => {
  const chunk = (module: string, fileName: string) => ({
    facadeModuleId: `/home/shop/app/${module}?__react-router-build-client-route`,
    fileName,
  });
  const kinds = listPageKinds([
    chunk("entry.client.tsx", "entry.js"),
    chunk("root.tsx", "root.js"),
    chunk("catalogue/routes/by-slug.tsx", "slug.js"),
    chunk("catalogue/ui/product-page.tsx", "product.js"),
  ]);
  expect(kinds).toEqual([
    { name: "catalogue/routes/by-slug", entries: ["entry.js", "root.js", "slug.js"] },
    { name: "a product", entries: ["entry.js", "root.js", "slug.js", "product.js"] },
  ]);
});
