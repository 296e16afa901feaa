import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { codeFolders, listFiles, readSources, root } from "./source-files";

const folders = [...codeFolders, "tests"];
const files = folders.flatMap(listFiles);

/** Fixed: no other folder is added at the top; tools have their files there. */
const topFolders = [
  "app",
  "demo",
  "docs",
  "durable-objects",
  "locales",
  "public",
  "scripts",
  "tests",
  "worker",
];
const madeByTools = ["build", "node_modules", "test-results", "playwright-report"];

const drawers = /^(?:utils?|helpers?|misc|common|shared|types|constants|lib)$/;

describe("names", () => {
  it("are in kebab-case", () => {
    // Wrangler numbers migrations with an underscore.
    const odd = files
      .filter((file) => !file.endsWith("/README.md"))
      .filter((file) => !/\/migrations\/\d{4}_[a-z-]+\.sql$/.test(file))
      .filter((file) => !/(?:^|\/)(?:\.[^/]+|[a-z0-9]+(?:[-.][a-z0-9]+)*)$/.test(file));
    expect(odd).toEqual([]);
  });

  it("are no catch-alls", () => {
    const names = files.flatMap((file) =>
      file.split("/").map((name) => [file, name.split(".")[0] ?? ""] as const),
    );
    expect(names.filter(([, name]) => drawers.test(name)).map(([file]) => file)).toEqual([]);
  });

  it("of server-only files say so: operations end in .server.ts", () => {
    const operations = readSources(["app"]).filter(({ path }) => /^app\/[^/]+\/operations\//.test(path));
    expect(operations.filter(({ path }) => !path.includes(".server.")).map(({ path }) => path)).toEqual([]);
  });

  it("at the top of the tree are the fixed ones", () => {
    const found = readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
      .map(({ name }) => name)
      .filter((name) => !madeByTools.includes(name));
    expect(found.filter((name) => !topFolders.includes(name))).toEqual([]);
  });
});
