import { expect, it } from "vitest";
import { createSignUpDrafts } from "./sign-up-drafts";

const draft = {
  email: "jana@example.sk",
  password: "hammer42",
  firstName: "Jana",
  lastName: "Novak",
  company: null,
  wantsNewsletter: true,
  sessionId: "session-1",
  wayBack: "/checkout/addresses",
};

/** The part of KV that the drafts use, in memory. */
function createStore() {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>();
  const store = {
    put: async (key: string, value: Uint8Array<ArrayBuffer>) => void stored.set(key, value),
    get: async (key: string) => stored.get(key)?.buffer ?? null,
    delete: async (key: string) => void stored.delete(key),
  };
  return { stored, drafts: createSignUpDrafts(store as unknown as KVNamespace) };
}

it("are restored by their token alone, until it is used", async () => {
  const { drafts } = createStore();
  const [token, other] = [await drafts.keep(draft), await drafts.keep(draft)];
  expect(await drafts.read(token)).toEqual(draft);
  expect(await drafts.read("0".repeat(64))).toBeNull();
  await drafts.end(token);
  expect(await drafts.read(token)).toBeNull();
  expect(await drafts.read(other)).toEqual(draft);
});

it("are unreadable in the store without the token", async () => {
  const { stored, drafts } = createStore();
  const token = await drafts.keep(draft);
  const content = [...stored].map(([key, value]) => key + new TextDecoder("latin1").decode(value)).join();
  for (const secret of [token, draft.email, draft.password, "Jana"]) expect(content).not.toContain(secret);
});
