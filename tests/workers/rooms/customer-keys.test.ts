import { describe, expect, it } from "vitest";
import { createCustomerKeys } from "../../../worker/shop/customer-keys/create-customer-keys";
import { bindings, newKey } from "./room-fixture";

const { CustomerKeys } = bindings as unknown as Pick<ShopBindings, "CustomerKeys">;
const keys = createCustomerKeys({ CustomerKeys });
const ok = (value: unknown) => ({ ok: true, value });

const newIdentity = () =>
  ({ hash: newKey(), kind: "identity", data: { provider: "north", email: "a@b.sk" } }) as const;

describe("a customer's keys", () => {
  it("open the account of one customer, and are listed with their kind", async () => {
    const [jana, peter, key] = [newKey(), newKey(), newIdentity()];
    expect(await keys.findOwner(key.hash)).toEqual(ok(null));
    expect(await keys.add(jana, key)).toEqual(ok(null));
    expect(await keys.add(jana, { ...key, data: { provider: "north", email: "new@b.sk" } })).toEqual(
      ok(null),
    );
    expect(await keys.add(peter, key)).toEqual({ ok: false, error: { code: "taken" } });
    expect(await keys.findOwner(key.hash)).toEqual(ok(jana));
    expect(await keys.list(peter)).toEqual(ok([]));
    expect(await keys.list(jana)).toMatchObject(
      ok([{ hash: key.hash, kind: "identity", data: { email: "new@b.sk" }, usedAt: null }]),
    );
  });

  it("report their last use, and what it changed", async () => {
    const [jana, passkey] = [
      newKey(),
      { hash: newKey(), kind: "passkey", data: { counter: 1, name: "Phone" } } as const,
    ];
    await keys.add(jana, passkey);
    await keys.noteUse(jana, passkey.hash, { counter: 2 });
    const list = await keys.list(jana);
    expect(list.ok && list.value[0]).toMatchObject({ data: { counter: 2, name: "Phone" } });
    expect(list.ok && list.value[0]?.usedAt).toBeGreaterThan(0);
  });

  it("cannot be removed when one is the last sign-in method, and are free for other accounts afterwards", async () => {
    const [jana, peter, one, two] = [newKey(), newKey(), newIdentity(), newIdentity()];
    await keys.add(jana, one);
    await keys.add(jana, two);
    expect(await keys.remove(jana, one.hash, { hasPassword: false })).toEqual(ok(null));
    const last = await keys.remove(jana, two.hash, { hasPassword: false });
    expect(last).toEqual({ ok: false, error: { code: "last-way-in" } });
    expect(await keys.findOwner(two.hash)).toEqual(ok(jana));
    expect(await keys.remove(jana, two.hash, { hasPassword: true })).toEqual(ok(null));
    expect(await keys.findOwner(two.hash)).toEqual(ok(null));
    expect(await keys.add(peter, two)).toEqual(ok(null));
    expect(await keys.remove(jana, two.hash, { hasPassword: true })).toEqual(ok(null));
    expect(await keys.findOwner(two.hash)).toEqual(ok(peter));
  });

  it("added before a verification of the mailbox end with it, and so does a pending e-mail address", async () => {
    const [jana, peter, before, after] = [newKey(), newKey(), newIdentity(), newIdentity()];
    await keys.add(jana, before);
    await keys.keepEmailChange(jana, "stranger@b.sk");
    const provedAt = new Date();
    expect(await keys.revokeUntil(jana, provedAt)).toEqual(ok(null));
    expect(await keys.list(jana)).toEqual(ok([]));
    expect(await keys.findOwner(before.hash)).toEqual(ok(null));
    expect(await keys.readEmailChange(jana)).toEqual(ok(null));
    expect(await keys.add(peter, before)).toEqual(ok(null));
    await expect.poll(() => Date.now()).toBeGreaterThan(provedAt.getTime());
    await keys.add(jana, after);
    await keys.keepEmailChange(jana, "own@b.sk");
    // The platform's message of the same verification arrives later, perhaps twice.
    for (let repeat = 0; repeat < 2; repeat += 1) await keys.revokeUntil(jana, provedAt);
    expect(await keys.findOwner(after.hash)).toEqual(ok(jana));
    expect(await keys.readEmailChange(jana)).toEqual(ok("own@b.sk"));
    expect(await keys.findOwner(before.hash)).toEqual(ok(peter));
  });

  it("that were claimed and never listed open nothing, and can be claimed again", async () => {
    const [jana, peter, key] = [newKey(), newKey(), newIdentity()];
    await CustomerKeys.getByName(`key:${key.hash}`).claim(jana);
    expect(await keys.findOwner(key.hash)).toEqual(ok(null));
    expect(await keys.add(peter, key)).toEqual(ok(null));
    expect(await keys.findOwner(key.hash)).toEqual(ok(peter));
  });

  it("are deleted with the account", async () => {
    const [jana, one, two] = [newKey(), newIdentity(), newIdentity()];
    await keys.add(jana, one);
    await keys.add(jana, two);
    expect(await keys.forget(jana)).toEqual(ok(null));
    expect(await keys.list(jana)).toEqual(ok([]));
    expect(await keys.findOwner(one.hash)).toEqual(ok(null));
  });
});
