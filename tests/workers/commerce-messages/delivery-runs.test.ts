import { env } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseEnvironment, type WorkerBindings } from "../../../worker/commerce/environment.ts";
import worker from "../../../worker/commerce/index.ts";
import { forgetOldMessages } from "../../../worker/commerce/messages/forget-old-messages.ts";
import { Outbox } from "../../../worker/commerce/messages/outbox.ts";
import { bootstrap, migrate } from "../commerce/platform-client.ts";
import {
  addMessages,
  clock,
  countPending,
  createHook,
  deliver,
  emptyOutbox,
  optionsFor,
} from "./outbox-world.ts";

beforeAll(migrate);
beforeEach(emptyOutbox);

describe("a run after a response", () => {
  it("includes messages that arrive during the run", async () => {
    const hook = createHook();
    const outbox = new Outbox(optionsFor(hook));
    expect(outbox.takeWork()).toBeNull();
    await addMessages("one");
    outbox.noteFilled();
    const run = outbox.takeWork();
    await addMessages("two");
    outbox.noteFilled();
    expect(outbox.takeWork()).toBeNull();
    await run;
    expect(hook.pushes).toHaveLength(2);
  });

  it("is started by a change, whatever the hook responds, and repeated by the schedule", async () => {
    let status = 500;
    const hook = createHook(() => status);
    const bindings = {
      ...env,
      MESSAGES_ENDPOINT: "https://shop.example/hooks",
      MESSAGES_TOKEN: "secret",
      SHOP: { fetch: hook.fetch },
    } as unknown as WorkerBindings;
    const work: Promise<unknown>[] = [];
    const context = { waitUntil: (task: Promise<unknown>) => work.push(task) } as unknown as ExecutionContext;
    const ask = (path: string, headers: Record<string, string>, body: string) =>
      worker.fetch(
        new Request(`https://platform.test${path}`, { method: "POST", headers, body }),
        bindings,
        context,
      );
    const form = { authorization: bootstrap(), "content-type": "application/x-www-form-urlencoded" };
    const granted = await ask("/oauth/token", form, "grant_type=client_credentials");
    const { access_token: token } = (await granted.json()) as { access_token: string };
    expect(work).toHaveLength(0);
    const draft = JSON.stringify({ sku: "EX1", quantityOnStock: 3 });
    const created = await ask("/ironhall/inventory", { authorization: `Bearer ${token}` }, draft);
    expect(created.status).toBe(201);
    await Promise.all(work.splice(0));
    expect(hook.pushes.map(({ url, payload }) => [url, payload.type])).toEqual([
      ["https://shop.example/hooks?token=secret", "InventoryEntryCreated"],
    ]);
    status = 204;
    await env.DB.exec("UPDATE message SET due_at = 0");
    await worker.scheduled({} as ScheduledController, bindings);
    expect([hook.pushes.length, await countPending()]).toEqual([2, 0]);
    expect(parseEnvironment(bindings).outbox.takeWork()).toBeNull();
  });

  it("refuses to start with an endpoint and no secret", () => {
    const bindings = { ...env, MESSAGES_ENDPOINT: "https://shop.example" } as unknown as WorkerBindings;
    expect(() => parseEnvironment({ ...bindings, MESSAGES_TOKEN: "" })).toThrow("MESSAGES_TOKEN");
  });
});

describe("old messages", () => {
  const DAY_MS = 24 * 60 * 60_000;
  const left = async () =>
    (
      await env.DB.prepare(
        "SELECT resource_id || '/' || sequence_number AS name FROM message ORDER BY seq",
      ).all()
    ).results.map(({ name }) => name);

  it("are deleted a week after delivery, except each resource's newest", async () => {
    await addMessages("one");
    await addMessages("one");
    await deliver(createHook());
    await addMessages("two");
    await addMessages("two");
    clock.nowMs += 8 * DAY_MS;
    await forgetOldMessages(env.DB, clock.nowMs);
    expect(await left()).toEqual(["one/2", "two/1", "two/2"]);
    clock.nowMs += 8 * DAY_MS;
    await forgetOldMessages(env.DB, clock.nowMs);
    expect(await left()).toEqual(["one/2", "two/2"]);
    await addMessages("one");
    expect((await left()).at(-1)).toBe("one/3");
  });
});
