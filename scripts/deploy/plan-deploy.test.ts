import { describe, expect, it } from "vitest";
import { settingsTables } from "../../worker/shop/config/settings-table";
import { type AccountDescription, emptyAccount } from "./account";
import { compareAccount } from "./compare-account";
import { parseDeployArguments } from "./deploy-arguments";
import { type DeploymentName, toDeployedName } from "./deployment-name";
import { toWorkerSettings } from "./operator-values";
import { describeStep, planDeploy, planRollback } from "./plan-deploy";
import { readNeeds } from "./read-needs";
import { describeItem } from "./run-deploy";
import { toFullAccount } from "./sample-account";
import { listOldSecrets, writeSecretAges } from "./secret-ages";

const workers = readNeeds();
const hosts = ["www.ironhall.gr", "ironhall.gr"];
const secretOf = (name: string) => `${name.toLowerCase()}-`.padEnd(64, "0").replace(/[^0-9a-f]/g, "a");

/** Every value that only an operator knows. */
const given = {
  ...Object.fromEntries(
    Object.values(settingsTables).flatMap((table) =>
      Object.entries(table)
        .filter(([, { rotation, need }]) => rotation && need !== "optional")
        .map(([name]) => [name, secretOf(name)]),
    ),
  ),
  RECOMMENDATIONS_CLIENT_SECRET: secretOf("recommendations client"),
  RECOMMENDATION_API_SECRET: secretOf("recommendation api"),
  PAYMENT_API_URL: "https://checkout.example/v71",
  PAYMENT_PAGE_ORIGIN: "https://pages.example",
  PAYMENT_MERCHANT_ACCOUNT: "Merchant",
  MAIL_FROM: "Shop <orders@shop.example>",
  GUARANTEE_NOTICE_FILE: "/law/notice-{language}.svg",
  WEB_TO_CASE_DOMAIN: "shop.my.salesforce.com",
  WEB_TO_CASE_ORG_ID: "00D000000000002",
};

function plan(
  account: AccountDescription,
  values: Readonly<Record<string, string>> = given,
  { deployment = "production" as DeploymentName, isAtOnce = false } = {},
) {
  const shopVariables = workers.at(-1)?.variables ?? {};
  const settings = Object.fromEntries(
    workers.map((worker) => {
      const table = settingsTables[worker.folder] ?? {};
      const productionDomains = ["www.ironhall.sk", "www.ironhall.gr"];
      const question = {
        worker,
        table,
        account,
        given: values,
        shopVariables,
        deployment,
        productionDomains,
        openCountries: ["SK", "GR"],
        today: new Date("2026-11-23T00:00:00Z"),
      };
      return [worker.folder, toWorkerSettings(question)];
    }),
  );
  const items = compareAccount({ deployment, account, workers, settings, tables: settingsTables, hosts });
  return { items, settings, steps: planDeploy({ items, workers, account, deployment, isAtOnce }) };
}

const full = toFullAccount(workers, hosts);

describe("a dry run on an empty account", () => {
  it("finds nothing but what wrangler.toml says", () => {
    const present = plan(emptyAccount, {}).items.filter(({ state }) => state === "present");
    expect(present.filter(({ kind }) => kind !== "setting")).toEqual([]);
  });

  it("names each secret and variable that only an operator can provide, and no other", () => {
    const names = plan(emptyAccount, {})
      .items.filter(({ kind, state }) => kind === "setting" && state === "operator")
      .map(({ name }) => name.split(" ")[1] ?? "");
    expect(names).toEqual(
      expect.arrayContaining(["SESSION_SECRET", "PAYMENT_API_KEY", "MAIL_FROM", "OPERATOR_TOKEN"]),
    );
    expect(names).not.toContain("COMMERCE_API_URL");
    expect(names).not.toContain("ADDRESS_API_KEY");
  });

  it("creates every database, queue and namespace of every wrangler.toml, then migrates, then deploys the shop last", () => {
    const { steps } = plan(emptyAccount);
    const kinds = steps.map(({ kind }) => kind);
    expect(kinds.slice(kinds.lastIndexOf("create") + 1)).toEqual([
      "build",
      ...workers.filter(({ databases }) => databases.length > 0).map(() => "migrate"),
      ...workers.map(() => "replace"),
    ]);
    const descriptions = steps.map(describeStep);
    for (const { queues, databases, namespaces, buckets } of workers) {
      for (const name of [
        ...queues,
        ...databases.map((database) => database.name),
        ...namespaces,
        ...buckets,
      ]) {
        expect(descriptions.some((line) => line.startsWith("make the ") && line.endsWith(name))).toBe(true);
      }
    }
    expect(descriptions.at(-1)).toBe("replace ironhall-shop at once: the first deploy");
  });

  it("lacks nothing but the domains when the operator gave the values, and prints none of them", () => {
    const { items } = plan(emptyAccount);
    expect(items.filter(({ state }) => state === "operator").map(({ kind }) => kind)).toEqual(["zone"]);
    const descriptions = items.map(describeItem).join("\n");
    for (const [name, value] of Object.entries(given)) {
      if (settingsTables.shop?.[name]?.rotation) expect(descriptions).not.toContain(value);
    }
  });
});

describe("a deploy to a complete account", () => {
  it("rolls each worker out in steps, called workers first", () => {
    const { items, steps } = plan(full);
    expect(items.filter(({ state, kind }) => state === "create" && kind !== "setting")).toEqual([]);
    const sent = steps.flatMap((step) => (step.kind === "roll-out" ? [step] : []));
    expect(sent.map(({ worker }) => worker.name)).toEqual(workers.map(({ name }) => name));
    expect(sent.at(-1)?.percentages).toEqual([0, 10, 50, 100]);
    expect(steps.findIndex(({ kind }) => kind === "migrate")).toBeLessThan(
      steps.findIndex(({ kind }) => kind === "roll-out"),
    );
  });

  it("goes from 0 to 100 percent when visitors would change versions between two requests", () => {
    const loose = { ...full, zones: full.zones.map((zone) => ({ ...zone, hasVersionKey: false })) };
    const sent = plan(loose).steps.flatMap((step) => (step.kind === "roll-out" ? [step.percentages] : []));
    expect(sent.at(-1)).toEqual([0, 100]);
  });

  it("replaces a worker at once when its object classes change, or on request", () => {
    const older = {
      ...full,
      workers: full.workers.map((worker) =>
        worker.name === "ironhall-shop" ? { ...worker, migrationTag: "v1" } : worker,
      ),
    };
    const descriptions = plan(older).steps.map(describeStep);
    expect(descriptions.at(-1)).toMatch(
      /^replace ironhall-shop at once: classes of Durable Objects change \(v1 to /,
    );
    const kinds = plan(full, given, { isAtOnce: true }).steps.map(({ kind }) => kind);
    expect(kinds).not.toContain("roll-out");
  });

  it("detects a host with another target, an existing secret and half of a pair", () => {
    const elsewhere = { ...full, hosts: [{ hostname: "www.ironhall.gr", worker: "old-shop" }] };
    expect(plan(elsewhere).items).toContainEqual({
      kind: "host",
      name: "www.ironhall.gr",
      state: "operator",
      sentence: "leads to old-shop: take it away there first",
    });
    const secrets = {
      ...full,
      workers: full.workers.map((worker) => ({ ...worker, secrets: Object.keys(given) })),
    };
    expect(plan(secrets, {}).items.find(({ name }) => name === "ironhall-shop SESSION_SECRET")?.state).toBe(
      "present",
    );
    const half = plan(full, { ...given, PLACES_API_URL: "https://places.example" }).items;
    expect(half.find(({ name }) => name === "ironhall-shop PLACES_API_URL")?.sentence).toContain(
      "set without",
    );
  });

  it("retains a variable from an earlier deploy", () => {
    const workersThen = full.workers.map((worker) => ({
      ...worker,
      variables: { PAYMENT_PAGE_ORIGIN: "https://a.example" },
    }));
    const { PAYMENT_PAGE_ORIGIN: _, ...rest } = given;
    const { settings } = plan({ ...full, workers: workersThen }, rest);
    expect(settings.shop?.variables.PAYMENT_PAGE_ORIGIN).toBe("https://a.example");
  });
});

describe("the age of a secret", () => {
  const table = settingsTables.shop ?? {};
  const day = (text: string) => new Date(`${text}T00:00:00Z`);

  it("starts when its value changes, not when the same is given again, and never reveals the value", () => {
    const first = writeSecretAges("", { PAYMENT_API_KEY: "one" }, day("2026-01-01"));
    const again = writeSecretAges(first, { PAYMENT_API_KEY: "one" }, day("2026-06-01"));
    expect(again).toBe(first);
    expect(first).not.toContain("one");
    expect(writeSecretAges(first, { PAYMENT_API_KEY: "two" }, day("2026-06-01"))).toContain("2026-06-01");
  });

  it("is reported when it exceeds the limit of its row", () => {
    const ages = "PAYMENT_API_KEY=2026-01-01/abcd SESSION_SECRET=2020-01-01/abcd";
    expect(listOldSecrets(ages, table, day("2026-12-31"))).toEqual([]);
    expect(listOldSecrets(ages, table, day("2027-01-03"))).toEqual([
      expect.stringContaining("PAYMENT_API_KEY is 367 days old, 365 are its most: make a second key"),
    ]);
  });
});

describe("staging", () => {
  it("has other names, and shares nothing with production", () => {
    const { items, settings } = plan(full, given, { deployment: "staging" });
    expect(items.filter(({ kind }) => kind === "queue").every(({ state }) => state === "create")).toBe(true);
    expect(items.map(({ name }) => name)).toContain("ironhall-commerce-staging");
    expect(settings.shop?.variables).toMatchObject({ DEPLOYMENT: "staging", OPEN_COUNTRIES: "SK GR" });
    expect(plan(full).settings.shop?.variables).not.toHaveProperty("OPEN_COUNTRIES");
    expect(settings.commerce?.variables.MESSAGES_ENDPOINT).toBe(
      "https://staging.ironhall.sk/hooks/platform-messages",
    );
    expect(toDeployedName("ironhall-mails", "staging")).toBe("ironhall-mails-staging");
  });
});

describe("a rollback", () => {
  const withShop = (deployments: AccountDescription["workers"][number]["deployments"]) => ({
    ...full,
    workers: full.workers.map((worker) =>
      worker.name === "ironhall-shop" ? { ...worker, deployments } : worker,
    ),
  });

  it("goes to the version with all traffic before, the shop first", () => {
    const rolledOut = withShop([
      [{ id: "new", percentage: 100 }],
      [
        { id: "new", percentage: 10 },
        { id: "old", percentage: 90 },
      ],
      [{ id: "old", percentage: 100 }],
    ]);
    expect(planRollback(workers, rolledOut, "production")[0]).toEqual({
      name: "ironhall-shop",
      version: "old",
    });
    const halfWay = withShop([
      [
        { id: "new", percentage: 50 },
        { id: "old", percentage: 50 },
      ],
      [{ id: "old", percentage: 100 }],
    ]);
    expect(planRollback(workers, halfWay, "production")[0]?.version).toBe("old");
    expect(planRollback(workers, full, "production")[0]?.version).toBeNull();
  });
});

describe("the arguments of a deploy", () => {
  it("are options and country codes in any case; errors are reported", () => {
    const parse = (...words: string[]) => parseDeployArguments(words, ["SK", "GB"]);
    expect(parse("--dry-run", "gb", "--to", "staging")).toMatchObject({
      ok: true,
      value: { isDryRun: true, countries: ["GB"], deployment: "staging" },
    });
    expect(parse("XX")).toMatchObject({ ok: false, problem: expect.stringContaining("No country XX") });
    expect(parse("--force")).toMatchObject({ ok: false, problem: expect.stringContaining("--force") });
    expect(parse("--to", "mars")).toMatchObject({ ok: false });
    expect(parse("--account", "file.json")).toMatchObject({ ok: false });
  });
});
