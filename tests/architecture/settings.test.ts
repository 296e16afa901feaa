import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { makeSecrets } from "../../scripts/house/local-secrets.mjs";
import { settingsTables } from "../../worker/shop/config/settings-table";
import { toSettingsDocument } from "../../worker/shop/config/to-settings-document";
import { readSources, root } from "./source-files";

/** Keyed by worker; the sandbox runs only on this machine. */
const configs: Readonly<Record<string, string>> = {
  shop: "wrangler.toml",
  ...Object.fromEntries(
    Object.keys(settingsTables)
      .filter((worker) => worker !== "shop")
      .map((worker) => [worker, `worker/${worker}/wrangler.toml`]),
  ),
};

/** Text variables that a generated type or an interface declares: `NAME: string;` or `readonly NAME?: string;`. */
const declared = /^\s*(?:readonly )?([A-Z][A-Z\d_]+)\??: string;/gm;

/** The shop's are typed by wrangler; an embedded worker declares its own. */
function readTexts(worker: string): readonly string[] {
  if (worker === "shop") return [readFileSync(path.join(root, "worker/shop/bindings.d.ts"), "utf8")];
  return readSources([`worker/${worker}`]).map(({ text }) => text);
}

const freshSecrets: Readonly<Record<string, Readonly<Record<string, string>>>> = makeSecrets({});

const listDeclared = (text: string) => [...text.matchAll(declared)].map(([, name]) => name ?? "");

function listVariables(config: string): readonly string[] {
  return [undefined, "production"].flatMap((env) => {
    const file = path.join(root, config);
    return Object.keys(readConfig({ config: file, ...(env && { env }) }, { hideWarnings: true }).vars);
  });
}

describe.each(Object.entries(settingsTables))("the settings of worker/%s", (worker, table) => {
  const known = Object.keys(table);

  it("have a row for each variable of its wrangler.toml", () => {
    const variables = listVariables(configs[worker] ?? "");
    expect(variables.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("have a row for each variable that its code declares", () => {
    const names = readTexts(worker).flatMap(listDeclared);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("have a row for each secret of a fresh clone, marked as a secret", () => {
    const names = Object.keys(freshSecrets[worker] ?? {});
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    const secret = /(?:SECRET|(?<!PROJECT_)TOKEN|(?<!PROJECT|SITE)_KEY)S?$/;
    const open = Object.entries(table).filter(
      ([name, { rotation }]) => rotation === null && secret.test(name),
    );
    expect(open.map(([name]) => name)).toEqual([]);
  });

  it("name existing rows in `needs`", () => {
    const needed = Object.values(table).flatMap(({ needs }) => needs);
    expect(needed.filter((name) => !known.includes(name))).toEqual([]);
  });
});

it("the tables match docs/settings.md", async () => {
  await expect(toSettingsDocument(settingsTables)).toMatchFileSnapshot(path.join(root, "docs/settings.md"));
});

it("every deployed worker has a table", () => {
  const deployed = readSources(["worker"])
    .map(({ path: file }) => file.split("/")[1] ?? "")
    .filter((worker) => worker !== "sandbox");
  expect([...new Set(deployed)].sort()).toEqual(Object.keys(settingsTables).sort());
});
