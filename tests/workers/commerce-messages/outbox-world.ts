import { env } from "cloudflare:test";
import { type DeliveryOptions, deliverMessages } from "../../../worker/commerce/messages/deliver-messages.ts";
import { writeMessages } from "../../../worker/commerce/messages/write-messages.ts";

interface Push {
  readonly url: string;
  readonly message: { readonly data: string; readonly messageId: string; readonly publishTime: string };
  readonly payload: { readonly type: string; readonly sequenceNumber: number; readonly name?: string };
}

/** Creates a hook that responds as configured and records its requests. */
export function createHook(answer: (push: Push) => number = () => 204) {
  const pushes: Push[] = [];
  const fetch = async (request: Request) => {
    const { message } = (await request.json()) as Push;
    const bytes = Uint8Array.from(atob(message.data), (character) => character.charCodeAt(0));
    const push = { url: request.url, message, payload: JSON.parse(new TextDecoder().decode(bytes)) };
    pushes.push(push);
    return new Response(null, { status: answer(push) });
  };
  return { pushes, fetch };
}

export type Hook = ReturnType<typeof createHook>;

/** The runs' clock; only the tests move it. */
export const clock = { nowMs: Date.now() };
export const start = Date.now();

export function optionsFor({ fetch }: Hook, resourceTypes: string[] | null = null): DeliveryOptions {
  const endpoint = new URL("https://shop.example/hooks?token=t");
  return {
    database: env.DB,
    projectKey: "ironhall",
    subscription: { endpoint, resourceTypes, fetch },
    clock: () => clock.nowMs,
  };
}

export const deliver = (hook: Hook, resourceTypes: string[] | null = null) =>
  deliverMessages(optionsFor(hook, resourceTypes));

/** Writes a message about each of these resources. */
export function addMessages(...ids: string[]): Promise<unknown> {
  const messages = ids.map((id) => ({
    type: "ProductUnpublished",
    resource: { typeId: "product", id, version: 1 },
    payload: { name: "Schweißgerät" },
  }));
  return env.DB.batch(writeMessages(env.DB, new Date(clock.nowMs), messages));
}

export const countPending = () =>
  env.DB.prepare("SELECT count(*) AS n FROM message WHERE pending = 1").first("n");

/** Before each test: deletes all messages, and resets the clock. */
export async function emptyOutbox(): Promise<void> {
  clock.nowMs = start;
  await env.DB.exec("DELETE FROM message");
}
