import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { resolveStack } from "./resolve-stack";

const folder = mkdtempSync(path.join(tmpdir(), "maps-"));
/** Column 1 of line 1 is line 1 of the source, column 11 its line 3. */
const map = { version: 3, sources: ["../../../app/cart/ui/drawer.tsx"], names: [], mappings: "AAAA,UAEA" };
writeFileSync(path.join(folder, "shop-abc.js.map"), JSON.stringify(map));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a browser's stack", () => {
  it("names the source positions known to the build's maps", () => {
    const stack = "    at show (/assets/shop-abc.js:1:11)\n    at other (/assets/shop-of-yesterday.js:1:5)";
    expect(resolveStack(stack, [folder])).toBe(
      "    at show (app/cart/ui/drawer.tsx:3:1)\n    at other (/assets/shop-of-yesterday.js:1:5)",
    );
  });
});
