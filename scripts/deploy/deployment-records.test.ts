import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { resolveStack } from "../monitoring/resolve-stack";
import { findMapFolders, findReleasedAssets, keepDeployment, refuseServedMaps } from "./deployment-records";

const folder = mkdtempSync(path.join(tmpdir(), "deployments-"));
const [maps, records] = [path.join(folder, "built"), path.join(folder, "records")];
const assets = path.join(folder, "assets");
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a build whose only script has line 1 of this source at its first column. */
function build(script: string, source: string) {
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps);
  const map = { version: 3, sources: [`../../../${source}`], names: [], mappings: "AAAA" };
  writeFileSync(path.join(maps, `${script}.map`), JSON.stringify(map));
}

const send = (version: string, sentAt: string) => {
  mkdirSync(assets, { recursive: true });
  writeFileSync(path.join(assets, "shop-AAAAAAAA.js"), version);
  writeFileSync(path.join(assets, "shop-AAAAAAAA.js.br"), "");
  keepDeployment({ version, deployment: "production", sentAt, commit: null }, { maps, assets }, records);
};
const resolve = (script: string, version?: string) =>
  resolveStack(`at show (/assets/${script}:1:1)`, findMapFolders(version, maps, records));

describe("the source maps of deployed versions", () => {
  it("resolve an error of a version after later ones were built and deployed", () => {
    build("shop-old.js", "app/old.tsx");
    send("1111-old", "2026-11-01T08:00:00.000Z");
    build("shop-new.js", "app/new.tsx");
    send("2222-new", "2026-11-02T08:00:00.000Z");
    build("shop-next.js", "app/next.tsx");

    expect(resolve("shop-old.js")).toBe("at show (app/old.tsx:1:1)");
    expect(resolve("shop-old.js", "1111")).toBe("at show (app/old.tsx:1:1)");
    expect(resolve("shop-next.js")).toBe("at show (app/next.tsx:1:1)");
    expect(resolve("shop-old.js", "2222-new")).toBe("at show (/assets/shop-old.js:1:1)");
    expect(resolve("shop-next.js", maps)).toBe("at show (app/next.tsx:1:1)");
    expect(() => resolve("shop-old.js", "3333")).toThrow("3333 is no version");
  });

  it("are retained for the last thirty", () => {
    for (let day = 1; day <= 31; day += 1)
      send(`v${day}`, `2026-12-${String(day).padStart(2, "0")}T08:00:00.000Z`);
    const retained = readdirSync(records);
    expect(retained).toHaveLength(30);
    expect(retained).not.toContain("1111-old");
    expect(retained).toContain("v31");
  });

  it("leave their scripts for the deltas of the next builds, those of the last three", () => {
    const released = findReleasedAssets(records);
    expect(released).toEqual(["v31", "v30", "v29"].map((version) => path.join(records, version, "assets")));
    expect(readdirSync(released[0] ?? "")).toEqual(["shop-AAAAAAAA.js"]);
    expect(readFileSync(path.join(released[2] ?? "", "shop-AAAAAAAA.js"), "utf8")).toBe("v29");
  });

  it("stop a deploy when they are among the served files", () => {
    const served = path.join(folder, "served");
    mkdirSync(path.join(served, "assets"), { recursive: true });
    writeFileSync(path.join(served, "assets/shop.js"), "");
    expect(() => refuseServedMaps(served)).not.toThrow();
    writeFileSync(path.join(served, "assets/shop.js.map"), "{}");
    expect(() => refuseServedMaps(served)).toThrow("assets/shop.js.map");
  });
});
