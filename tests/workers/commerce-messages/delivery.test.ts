import { env } from "cloudflare:test";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeMessages } from "../../../worker/commerce/messages/write-messages.ts";
import { migrate } from "../commerce/platform-client.ts";
import {
  addMessages,
  clock,
  countPending,
  createHook,
  deliver,
  emptyOutbox,
  type Hook,
  start,
} from "./outbox-world.ts";

beforeAll(migrate);
beforeEach(emptyOutbox);

describe("the outbox", () => {
  it("pushes a message in the platform's delivery payload, as Pub/Sub posts it", async () => {
    const hook = createHook();
    await addMessages("one");
    await deliver(hook);
    const [push] = hook.pushes;
    expect(push?.url).toBe("https://shop.example/hooks?token=t");
    expect(push?.message).toMatchObject({ messageId: expect.any(String), publishTime: expect.any(String) });
    expect(push?.payload).toEqual({
      notificationType: "Message",
      projectKey: "ironhall",
      id: expect.any(String),
      version: 1,
      sequenceNumber: 1,
      resource: { typeId: "product", id: "one" },
      resourceVersion: 1,
      type: "ProductUnpublished",
      createdAt: new Date(start).toISOString(),
      lastModifiedAt: new Date(start).toISOString(),
      name: "Schweißgerät",
    });
  });

  it("pushes each once when the hook accepts it", async () => {
    const hook = createHook();
    await addMessages("one", "two");
    await deliver(hook);
    await deliver(hook);
    expect(hook.pushes).toHaveLength(2);
    expect(await countPending()).toBe(0);
  });

  it("retries with growing pauses until the hook responds 2xx", async () => {
    let status = 503;
    const hook = createHook(() => status);
    await addMessages("one");
    const tries: number[] = [];
    for (let second = 0; second < 200; second += 1) {
      clock.nowMs = start + second * 1000;
      if (second === 100) status = 204;
      const before = hook.pushes.length;
      await deliver(hook);
      if (hook.pushes.length > before) tries.push(second);
    }
    expect(tries).toEqual([0, 10, 30, 70, 150]);
    expect(await countPending()).toBe(0);
  });

  it("retries without a response", async () => {
    const broken: Hook = { pushes: [], fetch: () => Promise.reject(new Error("connection lost")) };
    await addMessages("one");
    await deliver(broken);
    expect(await countPending()).toBe(1);
  });

  it("preserves the order per resource, and no resource waits for another", async () => {
    const hook = createHook(({ payload }) => (payload.sequenceNumber === 2 && isBroken ? 500 : 204));
    let isBroken = true;
    await addMessages("one");
    await addMessages("one");
    await addMessages("one");
    await addMessages("two");
    await deliver(hook);
    const numbers = () => hook.pushes.map(({ payload }) => payload.sequenceNumber);
    expect(numbers().toSorted()).toEqual([1, 1, 2]);
    await addMessages("one");
    await deliver(hook);
    expect(hook.pushes).toHaveLength(3);
    isBroken = false;
    clock.nowMs += 10_000;
    await deliver(hook);
    expect(numbers().slice(3)).toEqual([2, 3, 4]);
  });

  it("gives each message to one of two runs", async () => {
    const hook = createHook();
    await addMessages(...Array.from({ length: 150 }, (_, index) => `p${index}`));
    await Promise.all([deliver(hook), deliver(hook)]);
    expect(hook.pushes).toHaveLength(150);
  });

  it("sends no message twice when a round takes longer than its lease", async () => {
    const hook = createHook();
    let others = 0;
    const slow: Hook = {
      ...hook,
      fetch: async (request) => {
        clock.nowMs += 9_000;
        if (clock.nowMs > start + 60_000 && others === 0) {
          others += 1;
          await deliver(hook);
        }
        return hook.fetch(request);
      },
    };
    for (let count = 0; count < 20; count += 1) await addMessages("one");
    await deliver(slow);
    expect(others).toBe(1);
    const numbers = hook.pushes.map(({ payload }) => payload.sequenceNumber);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await countPending()).toBe(0);
  });

  it("leaves a message to its current run, when an earlier one returns late", async () => {
    const answered = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const second: Hook = {
      pushes: [],
      fetch: async () => {
        arrived.resolve();
        await answered.promise;
        return new Response(null, { status: 204 });
      },
    };
    let secondRun: Promise<void> | undefined;
    const late: Hook = {
      pushes: [],
      fetch: async () => {
        clock.nowMs += 61_000;
        secondRun = deliver(second);
        await arrived.promise;
        return new Response(null, { status: 500 });
      },
    };
    await addMessages("one");
    await deliver(late);
    clock.nowMs += 30_000;
    const third = createHook();
    await deliver(third);
    answered.resolve();
    await secondRun;
    expect([third.pushes.length, await countPending()]).toEqual([0, 0]);
  });

  it("resumes what an interrupted run left", async () => {
    const hook = createHook();
    await addMessages("one");
    await env.DB.prepare("UPDATE message SET attempts = 1, due_at = ?")
      .bind(start + 60_000)
      .run();
    await deliver(hook);
    expect(hook.pushes).toHaveLength(0);
    clock.nowMs += 60_000;
    await deliver(hook);
    expect(hook.pushes).toHaveLength(1);
  });

  it("numbers the messages of a large import without gaps or duplicates, in more than one statement", async () => {
    const messages = Array.from({ length: 100 }, (_, index) => ({
      type: "ProductUnpublished",
      resource: { typeId: "product", id: `p${index % 2}`, version: index },
      payload: { text: "x".repeat(20_000) },
    }));
    const statements = writeMessages(env.DB, new Date(start), messages);
    expect(statements.length).toBeGreaterThan(1);
    await env.DB.batch(statements);
    const { results } = await env.DB.prepare(
      "SELECT sequence_number AS n, resource_version AS v FROM message WHERE resource_id = 'p1' ORDER BY seq",
    ).all<{ n: number; v: number }>();
    expect(results).toEqual(Array.from({ length: 50 }, (_, index) => ({ n: index + 1, v: index * 2 + 1 })));
  });

  it("omits resources outside the subscription", async () => {
    const hook = createHook();
    await addMessages("one");
    await deliver(hook, ["order"]);
    expect([hook.pushes.length, await countPending()]).toEqual([0, 0]);
  });
});
