import { describe, expect, it } from "vitest";
import { chooseCountryByHost } from "../../app/countries/model/choose-country-by-host";
import { composeRedirect } from "../../app/countries/model/compose-redirect";
import { countryTable } from "../../app/countries/model/country-table";
import { toLookedUpPath } from "../../app/countries/model/shop-paths";
import { completeTarget } from "./complete-target";
import { findColumns, type PlanOptions, planImport } from "./plan-import";
import type { Redirect } from "./redirect";

const rules = { chooseCountryByHost, composeRedirect, countryTable, toLookedUpPath };
const usual: PlanOptions = { host: undefined, allowedHosts: [], isLocal: false, flattens: false };

function plan(rows: readonly string[], options: Partial<PlanOptions> = {}, known: readonly Redirect[] = []) {
  const table = rows.map((row, at) => ({ line: at + 2, cells: row.split(" ") }));
  const columns = { source: 0, target: 1, code: 2 };
  const { redirects, problems, flattened } = planImport(
    table,
    columns,
    known,
    { ...usual, ...options },
    rules,
  );
  return {
    brings: redirects.map(({ host, path, target, code }) => `${host}${path} ${target} ${code}`),
    bad: problems.map(({ line, reason }) => `${line}: ${reason}`),
    flattened,
  };
}

const de = "www.ironhall.de";
const known = (source: string, target: string, host = de) =>
  completeTarget({ host, path: source, target, code: 308 });

describe("a row of an import", () => {
  it.each([
    // in the form of the shop's lookup, and with the shop's own redirect applied
    [`https://${de}/Alte-Seite https://${de}/p/Neue-Seite 301`, `${de}/alte-seite/ /neue-seite/ 301`],
    ["ironhall.de/a /b", `${de}/a/ /b/ 308`],
    [`http://${de}/search/a/ /search/sales?page=1&sort=name`, `${de}/a/ /sales?sort=name 308`],
    ["www.ironhall.ch/fr-ch/vieux /fr-CH/nouveau/#prix", "www.ironhall.ch/fr/vieux/ /fr/nouveau/#prix 308"],
    [`${de}/a/?b=2&a=1&utm_source=x /c/ 302`, `${de}/a/?a=1&b=2 /c/ 302`],
    [`${de}/Shop/Detail.ASPX?id=7 /c/`, `${de}/shop/detail.aspx?id=7 /c/ 308`],
    [`${de}/a/ /manuals/1.pdf`, `${de}/a/ /manuals/1.pdf 308`],
  ])("%s becomes %s", (row, brought) => {
    expect(plan([row])).toEqual({ brings: [brought], bad: [], flattened: 0 });
  });

  it.each([
    [" /b/", "source is missing"],
    [`${de}/a/ `, "target is missing"],
    ["/a/ /b/", "--every-host"],
    ["www.other.example/a/ /b/", "is no host of the shop"],
    ["de.localhost/a/ /b/", "is no host of the shop"],
    [`${de}/a/ /b/ 200`, "code 200"],
    [`${de}/a/ /a`, "leads to itself"],
    [`${de}/a/ /A/?x=1`, "leads to itself"],
    [`${de}/a.pdf /b/`, "pages alone"],
    [`${de}/new-ct/x /b/`, "pages alone"],
    [`${de}/ /b/`, "start page"],
    [`${de}/a/ /it's/`, "target can be no page"],
    [`${de}/fr/a/ /b/`, "source can be no page"],
    [`${de}/a/ https://www.ironhall.at/b/`, "--allow-host www.ironhall.at"],
    [`${de}/a/ //evil.example/`, "--allow-host evil.example"],
    [`${de}/a/ https://user:word@${de}/`, "a name or a password"],
    [`${de}/a/ javascript:alert(1)`, "no address of a page"],
  ])("%s is refused: %s", (row, reason) => {
    const { brings, bad } = plan([row]);
    expect(brings).toEqual([]);
    expect(bad).toEqual([expect.stringMatching(/^2: /)]);
    expect(bad[0]).toContain(reason);
  });

  it("without a host applies to the given host, or to all", () => {
    expect(plan(["/A /b"], { host: "www.ironhall.at" }).brings).toEqual(["www.ironhall.at/a/ /b/ 308"]);
    expect(plan(["/A /b"], { host: "*" }).brings).toEqual(["*/a/ /b/ 308"]);
  });

  it("may redirect to another allowed host, by that shop's rules", () => {
    const allowedHosts = ["www.ironhall.at", "jobs.example"];
    expect(
      plan([`${de}/a/ https://ironhall.at/P/B`, `${de}/c/ https://jobs.example/X`], { allowedHosts }).brings,
    ).toEqual([`${de}/a/ https://www.ironhall.at/b/ 308`, `${de}/c/ https://jobs.example/X 308`]);
  });

  it("of production becomes the local shop's when the shop is local", () => {
    expect(plan([`${de}/a/ https://${de}/b/`], { isLocal: true }).brings).toEqual([
      "de.localhost/a/ /b/ 308",
    ]);
  });
});

describe("rows together", () => {
  it("may repeat a redirection, but not contradict it", () => {
    expect(plan([`${de}/a/ /b/`, `${de}/A /b`])).toMatchObject({ brings: [`${de}/a/ /b/ 308`], bad: [] });
    expect(plan([`${de}/a/ /b/`, `${de}/a/ /c/`]).bad).toEqual([
      "3: source stands on line 2 already, with another target",
    ]);
  });

  it("form no chain: refused, or reduced to one hop on request", () => {
    const rows = [`${de}/a/ /b/`, `${de}/b/ /c/`, `${de}/c/ /d/`];
    expect(plan(rows)).toMatchObject({
      brings: [`${de}/c/ /d/ 308`],
      bad: [/^2: leads to/, /^3: leads to/].map((text) => expect.stringMatching(text)),
    });
    expect(plan(rows, { flattens: true })).toEqual({
      brings: [`${de}/a/ /d/ 308`, `${de}/b/ /d/ 308`, `${de}/c/ /d/ 308`],
      bad: [],
      flattened: 2,
    });
  });

  it("form no loop, also not on request", () => {
    const { brings, bad } = plan([`${de}/a/ /b/`, `${de}/b/ /a/`, `${de}/x/ /a/`], { flattens: true });
    expect(brings).toEqual([]);
    expect(bad).toHaveLength(3);
    for (const reason of bad) expect(reason).toContain("loop");
  });

  it("form no chain with existing redirections, from either side", () => {
    const stored = [known("/old/", "/a/"), known("/known/", "/goal/"), known("/all/", "/goal/", "*")];
    const { brings, bad } = plan(
      [`${de}/a/ /b/`, `${de}/c/ /known/`, `${de}/d/ /all/`, `${de}/e/ /f/`],
      {},
      stored,
    );
    expect(brings).toEqual([`${de}/e/ /f/ 308`]);
    expect(bad).toEqual([
      expect.stringMatching(/^2: .*\/old\/ leads to it already/),
      expect.stringMatching(/^3: leads to another redirection/),
      expect.stringMatching(/^4: leads to another redirection/),
    ]);
    expect(plan([`${de}/a/ /b/`, `${de}/c/ /known/`, `${de}/d/ /all/`], { flattens: true }, stored)).toEqual({
      brings: [`${de}/a/ /b/ 308`, `${de}/c/ /goal/ 308`, `${de}/d/ /goal/ 308`, `${de}/old/ /b/ 308`],
      bad: [],
      flattened: 3,
    });
  });

  it("replace existing ones with the same source", () => {
    expect(plan([`${de}/known/ /new/`, `${de}/x/ /goal/`], {}, [known("/known/", "/goal/")]).bad).toEqual([]);
  });
});

it("columns are found by their names, in any order and case", () => {
  expect(findColumns(["Code", "TARGET", "source"])).toEqual({ code: 0, target: 1, source: 2 });
  expect(findColumns(["from", "target"])).toContain("no column source");
});
