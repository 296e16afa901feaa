import { describe, expect, it } from "vitest";
import { checkHosts } from "./check-hosts";
import { readVersionId } from "./create-deployer";
import { planDeploy } from "./plan-deploy";
import { readNeeds } from "./read-needs";
import { type Deployer, runSteps } from "./roll-out";
import { toFullAccount } from "./sample-account";
import { toDeployedConfig } from "./to-deployed-config";

const workers = readNeeds();
const account = toFullAccount(workers, ["www.ironhall.gr"]);
const steps = planDeploy({ items: [], workers, account, deployment: "production", isAtOnce: false });

/** Records the actions; hosts are healthy until the shop has `illAt` percent. */
function createNotebook(illAt: number | null = null) {
  const notes: string[] = [];
  let shopShare = -1;
  const deployer: Deployer = {
    say: () => {},
    create: async (resource, name) => void notes.push(`create ${resource} ${name}`),
    build: async () => void notes.push("build"),
    migrate: async ({ name }) => void notes.push(`migrate ${name}`),
    replace: async ({ name }) => `${name}-2`,
    upload: async ({ name }) => `${name}-2`,
    setTriggers: async ({ name }) => void notes.push(`triggers ${name}`),
    async split(name, shares) {
      if (name === "ironhall-shop") shopShare = shares[0]?.percentage ?? 0;
      notes.push(
        `${name} ${shares.map(({ id, percentage }) => `${id.slice(name.length)}@${percentage}`).join(" ")}`,
      );
    },
    check: async () => (illAt !== null && shopShare === illAt ? ["www.ironhall.gr answers 503"] : []),
  };
  return { notes, deployer };
}

const run = (deployer: Deployer) => runSteps({ steps, account, deployment: "production", deployer });

describe("a rollout", () => {
  it("builds and migrates before any code moves, and moves each worker in steps", async () => {
    const { notes, deployer } = createNotebook();
    expect(await run(deployer)).toBe(true);
    const migrating = workers
      .filter(({ databases }) => databases.length > 0)
      .map(({ name }) => `migrate ${name}`);
    expect(notes.slice(0, 1 + migrating.length)).toEqual(["build", ...migrating]);
    expect(notes.slice(-5)).toEqual([
      "ironhall-shop -2@0 -1@100",
      "ironhall-shop -2@10 -1@90",
      "ironhall-shop -2@50 -1@50",
      "ironhall-shop -2@100",
      "triggers ironhall-shop",
    ]);
  });

  it("stops at the first failing check and rolls every worker back, the last first", async () => {
    const { notes, deployer } = createNotebook(10);
    expect(await run(deployer)).toBe(false);
    const failedAt = notes.indexOf("ironhall-shop -2@10 -1@90");
    expect(notes.slice(failedAt + 1)).toEqual(workers.toReversed().map(({ name }) => `${name} -1@100`));
  });

  it("gives no traffic to a version that fails before it has visitors", async () => {
    const { notes, deployer } = createNotebook(0);
    expect(await run(deployer)).toBe(false);
    expect(notes.filter((note) => /shop -2@[1-9]/.test(note))).toEqual([]);
  });
});

describe("the check of hosts", () => {
  const check = (answers: readonly (readonly [number, object])[], operatorToken: string | null = null) => {
    const asked: RequestInit[] = [];
    const left = [...answers];
    return {
      asked,
      problems: checkHosts({
        hosts: ["www.ironhall.gr"],
        version: { worker: "ironhall-shop", id: "v2" },
        operatorToken,
        sleep: async () => {},
        fetch: async (_address, init) => {
          asked.push(init);
          const [status, body] = left.shift() ?? answers.at(-1) ?? [500, {}];
          return Response.json(body, { status });
        },
      }),
    };
  };

  it("requests the version by its id until that one responds", async () => {
    const { asked, problems } = check([
      [200, { version: "v1" }],
      [503, {}],
      [200, { version: "v2" }],
    ]);
    expect(await problems).toEqual([]);
    expect(asked).toHaveLength(3);
    expect(new Headers(asked[0]?.headers).get("cloudflare-workers-version-overrides")).toBe(
      'ironhall-shop="v2"',
    );
  });

  it("reports the problem", async () => {
    expect(await check([[200, { version: "v1" }]]).problems).toEqual([
      "https://www.ironhall.gr/healthz is answered by version v1, not by v2",
    ]);
    const failing = {
      checks: [
        { system: "search", state: "failing" },
        { system: "mail", state: "ok" },
      ],
    };
    const { asked, problems } = check(
      [
        [200, { version: "v2" }],
        [503, failing],
      ],
      "token",
    );
    expect(await problems).toEqual(["https://www.ironhall.gr/readyz says that search fails"]);
    expect(new Headers(asked[1]?.headers).get("authorization")).toBe("Bearer token");
  });
});

describe("the deployed configuration", () => {
  const config = {
    name: "ironhall-shop",
    d1_databases: [{ binding: "DB", database_name: "ironhall-commerce", database_id: "local" }],
    kv_namespaces: [{ binding: "VISITS" }],
    services: [{ binding: "COMMERCE", service: "ironhall-commerce" }],
    queues: { consumers: [{ queue: "ironhall-mails", dead_letter_queue: "ironhall-mails-undelivered" }] },
  };
  const send = (deployment: "production" | "staging") =>
    toDeployedConfig({ config, deployment, account, variables: { A: "1" }, hosts: ["www.ironhall.gr"] });

  it("has the account's ids, the operator's variables and the open hosts", () => {
    expect(send("production")).toMatchObject({
      d1_databases: [{ database_id: "id-of-ironhall-commerce" }],
      kv_namespaces: [{ id: "id-of-ironhall-shop-visits" }],
      routes: [{ pattern: "www.ironhall.gr", custom_domain: true }],
      vars: { A: "1" },
    });
  });

  it("never uses production's database in staging", () => {
    expect(() => send("staging")).toThrow("no database ironhall-commerce-staging");
  });

  it("is named by wrangler's own file", () => {
    expect(readVersionId('{"type":"session"}\n{"type":"version-upload","version_id":"v9"}\n')).toBe("v9");
    expect(() => readVersionId("")).toThrow("named no version");
  });
});
