/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { beginRun, claimRun, type OpenRun } from "../../../worker/commerce/backup/backup-run.ts";
import { BackupStore } from "../../../worker/commerce/backup/backup-store.ts";
import { backupTables } from "../../../worker/commerce/backup/backup-tables.ts";
import { continueBackup, keepBackups } from "../../../worker/commerce/backup/keep-backups.ts";
import { restoreBackup } from "../../../worker/commerce/backup/restore-backup.ts";
import { takeStep } from "../../../worker/commerce/backup/take-backup.ts";
import { parseEnvironment } from "../../../worker/commerce/environment.ts";
import { PLATFORM_ACCESS } from "../../../worker/commerce/requests/access.ts";
import { createRequestContext } from "../../../worker/commerce/requests/request-context.ts";
import { createCart, orderCart, SK } from "../commerce-cart/cart-documents.ts";
import { database, fetchClientToken, migrate, send } from "../commerce-cart/platform.ts";
import { seedShop } from "../commerce-cart/seed.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      readonly BACKUPS: R2Bucket;
    }
  }
}

const store = new BackupStore(env.BACKUPS, "ironhall");
const environment = parseEnvironment({
  DB: env.DB,
  BACKUPS: env.BACKUPS,
  PROJECT_KEY: "ironhall",
  BOOTSTRAP_CLIENT_ID: "test-client",
  BOOTSTRAP_CLIENT_SECRET: "test-secret",
});

let token = "";

beforeAll(async () => {
  await migrate();
  await seedShop();
  token = await fetchClientToken();
});

interface Named {
  readonly id: string;
  readonly version: number;
}

async function signUp(email: string): Promise<Named> {
  const { body } = await send<{ customer: Named }>(token, "POST", "/customers", {
    email,
    password: "2026Ironhall",
  });
  return body.customer;
}

const erase = ({ id, version }: Named) => send(token, "DELETE", `/customers/${id}?version=${version}`);
const write = (key: string, value: string) =>
  send(token, "POST", "/custom-objects", { container: "notes", key, value });

/** More than one transaction takes here. */
const writeMany = () =>
  database
    .prepare(
      `INSERT INTO custom_object (id, container, key, version, created_at, last_modified_at, value)
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
        SELECT '0-' || i, 'many', i, 1, ?1, ?1, '1' FROM n`,
    )
    .bind(new Date().toISOString())
    .run();

async function placeOrder(): Promise<void> {
  const { data } = await createCart(token, { lineItems: [{ sku: "EX10000001" }], shippingAddress: SK });
  const { errors } = await orderCart(token, data.createCart);
  expect(errors).toBeUndefined();
}

/** Reads the shop's data, without what a restored database has for itself. */
async function readAll() {
  const tables = [...backupTables.map(({ name }) => name), "customer_email"].filter(
    (name) => name !== "message" && name !== "discount_due",
  );
  const answers = await database.batch(tables.map((name) => database.prepare(`SELECT * FROM ${name}`)));
  return Object.fromEntries(
    tables.map((name, at) => [name, answers[at]?.results.map((row) => JSON.stringify(row)).sort() ?? []]),
  );
}

async function step(): Promise<OpenRun> {
  const run = await claimRun(database, Date.now(), 0);
  if (!run) throw new Error("No run is in progress");
  return takeStep({ database, projectKey: "ironhall", store, limits: { rows: 20, marginMs: 400 } }, run);
}

async function stepUntil(isReached: (run: OpenRun) => boolean): Promise<OpenRun> {
  for (;;) {
    const run = await step();
    if (isReached(run)) return run;
  }
}

async function restore(name: string): Promise<void> {
  const context = createRequestContext(environment, PLATFORM_ACCESS);
  const options = { name, replaces: true, until: Date.now() };
  while (!(await restoreBackup(context, store, options)).isDone);
}

const tableAt = (name: string) => backupTables.findIndex((table) => table.name === name);

describe("a backup taken while the shop is open", () => {
  it("contains all tables at one point in time, and restores no customer erased since", async () => {
    const [early, late] = [await signUp("early@example.test"), await signUp("late@example.test")];
    await write("a", "before");
    await placeOrder();
    await beginRun(database, Date.now());

    await stepUntil(({ position }) => position.table > tableAt("custom_object"));
    await erase(early);
    await write("a", "meanwhile");
    await stepUntil(({ position }) => position.table > tableAt("orders"));
    await writeMany();
    await stepUntil(({ position }) => position.pass >= 1 && position.table > tableAt("orders"));
    await placeOrder();
    await signUp("behind@example.test");
    const { name } = await stepUntil(({ state }) => state === "verifying");
    const settled = await readAll();
    expect([settled.orders?.length, settled.customer?.length]).toEqual([2, 2]);

    await erase(late);
    await write("a", "too late");
    await keepBackups(environment, Date.now());
    const manifest = await store.loadManifest(name);
    expect(manifest).toMatchObject({ isSettled: true });

    await restore(name);
    const ofLate = (row: string) => row.includes(late.id);
    expect(await readAll()).toEqual({
      ...settled,
      customer: settled.customer?.filter((row) => !ofLate(row)),
      customer_email: settled.customer_email?.filter((row) => !ofLate(row)),
    });
  });

  it("continues message numbers after those already assigned", async () => {
    const highest = "SELECT max(sequence_number) AS n FROM message WHERE resource_type = 'customer'";
    await signUp("again@example.test");
    const { results } = await send<{ results: { id: string; version: number }[] }>(
      token,
      "GET",
      `/customers?where=${encodeURIComponent('email = "behind@example.test"')}`,
    ).then(({ body }) => body);
    const [behind] = results;
    await send(token, "POST", `/customers/${behind?.id}`, {
      version: behind?.version,
      actions: [{ action: "changeEmail", email: "renamed@example.test" }],
    });
    expect(await database.prepare(highest).first("n")).toBeGreaterThan(1_000_000);
  });

  it("fails, and does not count as a backup, when a page differs from what was written", async () => {
    await beginRun(database, Date.now());
    const { name } = await stepUntil(({ state }) => state === "verifying");
    await env.BACKUPS.put(`ironhall/backups/${name}/000001.jsonl.gz`, "nothing of the kind");
    for (let tries = 0; tries < 10; tries += 1) await continueBackup(environment, Date.now());
    const row = "SELECT state, problem FROM backup_run WHERE name = ?";
    expect(await database.prepare(row).bind(name).first()).toEqual({
      state: "failed",
      problem: `Page 1 of the backup ${name} is damaged`,
    });
    expect(await store.loadManifest(name)).toBeNull();
  });
});
