import { array, create, number, type as object, string } from "superstruct";
import { describe, expect, it } from "vitest";
import { pagePath } from "../../../app/content/model/content-pages.ts";
import { getCountry } from "../../../app/countries/model/country-table.ts";
import { createFindForeign } from "../../../scripts/crawl/foreign-text.ts";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import type { LaunchLine, LaunchShop } from "../../../scripts/launch-check/launch-line.ts";
import { listLaunch, toMarkdown } from "../../../scripts/launch-check/launch-list.ts";
import { openLocalShop } from "../../../scripts/launch-check/run-launch-check.ts";
import { completeTarget } from "../../../scripts/redirects/complete-target.ts";
import { RedirectionsClient } from "../../../scripts/redirects/redirections-client.ts";
import { Guest } from "../../support/guest.ts";
import { openPlatform } from "../../support/platform.ts";
import { openShop } from "./open-shop.ts";

/** Checks all pages of a country in all its languages, sequentially, on a busy machine. */
const patienceMs = 120_000;

const { port } = openShop();
const findForeign = createFindForeign();
const pathOf = (name: "privacy-data" | "return-policy" | "complaints") => pagePath(name, "el-GR");
const greece = openLocalShop(getCountry("GR"), port, findForeign);

const describeLine = ({ what, value }: LaunchLine) => `${what}: ${value}`;
async function look(shop: LaunchShop) {
  const lines = await listLaunch(shop);
  const of = (state: LaunchLine["state"]) => lines.filter((line) => line.state === state);
  return { lines, wrong: of("wrong"), unknown: of("unknown") };
}

describe("the launch checklist of a country", () => {
  it.each(["GR", "BE"] as const)(
    "approves %s, and lists what it cannot check and what must be signed off",
    async (code) => {
      const country = getCountry(code);
      const { lines, wrong, unknown } = await look(openLocalShop(country, port, findForeign));
      expect(wrong.map(describeLine)).toEqual([]);
      expect(unknown.map(describeLine)).toEqual([
        "SPF and DMARC of ironhall.example: this shop is on your machine",
      ]);
      const listed = lines.map(describeLine).join("\n");
      expect(listed).toMatch(/^VAT rate: (?:24|21) % on the platform, as by law$/m);
      expect(listed).toMatch(/^Payment methods: scheme, paypal, .*all of them at the provider/m);
      expect(listed).toMatch(/^Sender of mails: .+ <.+@ironhall\.example>, by an HTTP service$/m);
      expect(listed).toMatch(/^Shipping rate, freight: \d+\.\d\d EUR, \d+ to \d+ working days$/m);
      expect(listed).toMatch(
        /^Redirections of this host: 0, and \d of every host; \d tried, all lead to a page$/m,
      );
      expect(listed).toMatch(
        /^Stars and numbers of reviews: \d+ products looked at, [1-9]\d* with reviews(?:, \d of them left out.*)?: what they show/m,
      );
      for (const locale of country.locales)
        expect(
          lines.filter(({ section, what }) => section === `Pages, ${locale}` && what === "return-policy"),
        ).toHaveLength(1);
    },
    patienceMs,
  );

  it(
    "names a tax rate that is not the country's and redirections with dead targets",
    async () => {
      const restore = [
        await spoilTaxRate("GR", 0.13),
        await addRedirection("/former-pump/", "/no-such-pump/"),
      ];
      try {
        const { wrong } = await look(greece);
        expect(wrong.map(describeLine)).toEqual([
          "VAT rate: Standard rate has 13 % instead of 24 %",
          "Redirections of this host: /former-pump/ leads to /no-such-pump/, which responds with 404",
        ]);
        for (const { toDo } of wrong) expect(toDo).not.toBe("");
      } finally {
        for (const each of restore) await each();
      }
    },
    patienceMs,
  );

  it(
    "names a legal page that is missing, one without text, and one in another language",
    async () => {
      const answers: Readonly<Record<string, (text: string) => readonly [number, string]>> = {
        [pathOf("complaints")]: () => [404, ""],
        [pathOf("privacy-data")]: () => [
          200,
          '<html lang="el-GR"><title>Απόρρητο</title><main>Σύντομα</main></html>',
        ],
        [pathOf("return-policy")]: (text) => [
          200,
          text.replace("</main>", "<p>You may return the goods that you have bought from us.</p></main>"),
        ],
      };
      const ask: LaunchShop["ask"] = async (path, ...more) => {
        const answer = await greece.ask(path, ...more);
        const [status, text] = answers[path]?.(answer.text) ?? [answer.status, answer.text];
        return { ...answer, status, text };
      };
      const { wrong } = await look({ ...greece, ask });
      expect(wrong.map(describeLine)).toEqual([
        "privacy-data: has only 7 characters",
        "return-policy: an English sentence: “You may return the goods that you have bought from us.”",
        "complaints: responds with 404",
      ]);
    },
    patienceMs,
  );

  it(
    "says that it cannot check what does not respond, instead of passing or failing it",
    async () => {
      const sandbox = new Guest(port, "sandbox.localhost");
      await sandbox.submit("/services/payments", { switch: "dead" });
      try {
        const { lines, wrong } = await look({ ...greece, redirections: null });
        expect(wrong.map(describeLine)).toEqual([]);
        const text = toMarkdown(greece.country, lines, "2026-11-23");
        expect(text).toMatch(
          /^- \[ \] cannot be known: Payment methods: .+the provider did not say\. To do: /m,
        );
        expect(text).toMatch(
          /^- \[ \] cannot be known: Redirections of this host: .+ To do: give REDIRECTIONS_API_URL/m,
        );
        expect(text).toMatch(/^- \[x\] ok: VAT rate: /m);
      } finally {
        await sandbox.submit("/services/payments", { switch: "normal" });
      }
      const strange = await look({ ...greece, operatorToken: null });
      expect(strange.unknown.map(({ what }) => what)).toEqual([
        "VAT rate",
        "Payment methods",
        "Sender of mails",
      ]);
    },
    patienceMs,
  );

  it("receives the shop's facts as an operator only", async () => {
    const answer = await greece.ask("/__operator/country");
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "no-store"]);
    expect(answer.text).not.toMatch(/scheme|ironhall\.example/);
  });
});

const TaxCategory = object({ rates: array(object({ id: string(), key: string(), amount: number() })) });

/** Sets another tax rate for a country on the platform; returns a function that restores it. */
async function spoilTaxRate(code: string, amount: number): Promise<() => Promise<unknown>> {
  const platform = openPlatform(port);
  const taxRateKey = `standard-${code.toLowerCase()}`;
  const change = async (wanted: number): Promise<number> => {
    const category = await platform.loadByKey("tax-categories", "standard");
    const rate = create(category, TaxCategory).rates.find(({ key }) => key === taxRateKey);
    if (!category || !rate) throw new Error(`The platform has no rate ${taxRateKey}`);
    const { id: _id, ...former } = rate;
    const taxRate = { ...former, amount: wanted };
    await platform.update("tax-categories", category, [{ action: "replaceTaxRate", taxRateKey, taxRate }]);
    return rate.amount;
  };
  const former = await change(amount);
  return () => change(former);
}

/** Adds a redirection to Greece's host; returns a function that removes it. */
async function addRedirection(path: string, target: string): Promise<() => Promise<unknown>> {
  const { REDIRECTIONS_OPERATOR_SECRET: operatorSecret } = localSecrets().redirections;
  const apiUrl = `http://redirections.localhost:${port}`;
  const client = new RedirectionsClient({ apiUrl, operatorSecret, isLocal: true });
  const { revision, redirects } = await client.list();
  const added = completeTarget({ host: "gr.localhost", path, target, code: 308 });
  await client.importRedirects({ redirects: [added], revision, replaces: false });
  return async () => {
    const { revision: current } = await client.list();
    await client.importRedirects({
      redirects: redirects.map(completeTarget),
      revision: current,
      replaces: true,
    });
  };
}
