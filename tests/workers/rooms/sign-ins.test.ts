import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CustomerSignIns } from "../../../durable-objects/customer-sign-ins/customer-sign-ins";
import { openSession, sealSession } from "../../../worker/shop/session/seal-session";
import { platform } from "../../support/commerce-stand-in";
import { soon } from "../../support/soon";
import { bindings, listTables, newKey, shop, sku } from "./room-fixture";

const { CustomerSignIns: signIns } = bindings as unknown as {
  readonly CustomerSignIns: DurableObjectNamespace<CustomerSignIns>;
};
const password = "hammer42";
const secret = "a-secret-of-at-least-thirty-two-characters";
const dayMs = 86_400_000;
const token = "a-token-of-at-least-thirty-two-characters";

beforeEach(() => platform.reset());
afterEach(() => vi.useRealTimers());

/** Creates an account unknown to other tests. */
function newCustomer() {
  const id = crypto.randomUUID();
  const customer = { id, email: `${id}@example.sk`, password };
  platform.customers.set(customer.email, customer);
  return customer;
}

/** A device, reduced to its cookie; a copy has the current cookie. */
class Device {
  constructor(public cookie = "") {}

  copy = () => new Device(this.cookie);

  async call(operation: string, args: object = {}) {
    const response = await shop.fetch(`http://sk.localhost/new-ct/${operation}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.cookie, "idempotency-key": newKey() },
      body: JSON.stringify([args]),
    });
    this.cookie = response.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    return (await response.json()) as { data?: unknown; error?: { code: string } };
  }

  async session() {
    const opened = await openSession(this.cookie.replace("session=", ""), secret, new Date());
    if (!opened) throw new Error("No session");
    return opened.session;
  }

  async connect(cartId: string) {
    const headers = { upgrade: "websocket", cookie: this.cookie };
    const { webSocket } = await shop.fetch(`http://sk.localhost/realtime?cartId=${cartId}`, { headers });
    if (!webSocket) throw new Error("No socket");
    const seen: { closed: number | null } = { closed: null };
    webSocket.addEventListener("close", ({ code }) => {
      seen.closed = code;
    });
    webSocket.accept();
    return seen;
  }
}

async function signIn(email: string): Promise<Device> {
  const device = new Device();
  expect(await device.call("customerSignIn", { email, password })).not.toHaveProperty("error");
  return device;
}

async function addPiece(device: Device): Promise<string> {
  const { data } = await device.call("addToCart", { sku, quantity: 1 });
  return (data as { cart: { id: string } }).cart.id;
}

async function sendMessage(customerId: string, type: string, resourceVersion: number) {
  const payload = {
    notificationType: "Message",
    resource: { typeId: "customer", id: customerId },
    resourceVersion,
    type,
    sequenceNumber: resourceVersion,
  };
  const body = { message: { data: btoa(JSON.stringify(payload)) }, subscription: "projects/x" };
  await shop.fetch(`http://sk.localhost/hooks/platform-messages?token=${token}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const isIn = async (device: Device) => (await device.call("isLoggedIn")).data;

describe("a customer's session", () => {
  it("is invalid in a copied cookie after sign-out: no name, no cart, no socket", async () => {
    const { email } = newCustomer();
    const device = await signIn(email);
    const cartId = await addPiece(device);
    const copy = device.copy();
    expect(await isIn(copy)).toBe(true);
    const listening = await copy.connect(cartId);
    await device.call("customerSignOut");
    await soon(() => listening.closed === 1000);
    expect(await isIn(copy)).toBe(false);
    expect(await copy.call("getCart")).toEqual({ data: null });
    const refused = await copy.connect(cartId);
    await soon(() => refused.closed === 4403);
    expect(await copy.call("removeCartCoupon", { code: "X" })).toMatchObject({
      error: { code: "cart-not-found" },
    });
  });

  it("ends when another customer signs in over it, with its orders and sockets", async () => {
    const [first, second] = [newCustomer(), newCustomer()];
    const device = await signIn(first.email);
    const listening = await device.connect(await addPiece(device));
    const former = await device.session();
    const orderIds = ["order-of-the-first"];
    device.cookie = `session=${(await sealSession({ ...former, orderIds }, secret, new Date())).sealed}`;
    const copy = device.copy();
    await device.call("customerSignIn", { email: second.email, password });
    await soon(() => listening.closed === 1000);
    const session = await device.session();
    expect(session).toMatchObject({ customerId: second.id, cartId: null, orderIds: [] });
    expect(session.id).not.toBe(former.id);
    expect([await isIn(device), await isIn(copy)]).toEqual([true, false]);
  });

  it("continues when another device of the customer signs out", async () => {
    const { email } = newCustomer();
    const [one, two] = [await signIn(email), await signIn(email)];
    await one.call("customerSignOut");
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
  });

  it("is not revived by another sign-in from the guest session that it began as", async () => {
    const { email } = newCustomer();
    const guest = new Device();
    await addPiece(guest);
    const again = guest.copy();
    await guest.call("customerSignIn", { email, password });
    const copy = guest.copy();
    await guest.call("customerSignOut");
    await again.call("customerSignIn", { email, password });
    expect([await isIn(again), await isIn(copy)]).toEqual([true, false]);
  });

  it("ends, with its sockets, when the password was changed elsewhere; a sign-in with the new one does not", async () => {
    const { id, email } = newCustomer();
    const old = await signIn(email);
    const listening = await old.connect(await addPiece(old));
    platform.customerVersion = 2;
    const fresh = await signIn(email);
    await sendMessage(id, "CustomerPasswordUpdated", 2);
    await soon(async () => !(await isIn(old)));
    await soon(() => listening.closed === 1000);
    expect(await isIn(fresh)).toBe(true);
  });

  it("does not begin with a password that was changed while the platform checked it", async () => {
    const { id, email } = newCustomer();
    await signIns.getByName(id).endBefore(2);
    const device = new Device();
    const answer = await device.call("customerSignIn", { email, password });
    expect(answer).toMatchObject({ error: { code: "invalid-credentials" } });
    expect(await isIn(device)).toBe(false);
  });

  it("ends when the account is deleted", async () => {
    const { id, email } = newCustomer();
    const device = await signIn(email);
    await sendMessage(id, "CustomerDeleted", 2);
    await soon(async () => !(await isIn(device)));
  });
});

describe("sign-in records", () => {
  const device = { browser: "Firefox", system: "Windows" };
  const sessionId = "session";
  const record = (id: string) => ({ id, sessionId, country: "SK" as const, customerVersion: 1, device });

  it("expire after thirty days, and are deleted", async () => {
    const records = signIns.getByName(crypto.randomUUID());
    await records.open(record("one"));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 30 * dayMs - 1000 });
    expect(await records.isOpen("one")).toBe(true);
    vi.setSystemTime(Date.now() + 1000);
    expect(await records.isOpen("one")).toBe(false);
    expect(await runDurableObjectAlarm(records)).toBe(true);
    expect(await runInDurableObject(records, (_, { storage }) => listTables(storage))).toEqual([]);
    expect(await records.endBefore(2)).toEqual([]);
  });

  it("retain the latest hundred", async () => {
    const records = signIns.getByName(crypto.randomUUID());
    await runInDurableObject(records, async (object) => {
      for (let made = 0; made <= 100; made += 1) await object.open(record(`sign-in-${made}`));
    });
    expect([await records.isOpen("sign-in-0"), await records.isOpen("sign-in-1")]).toEqual([false, true]);
  });

  it("name the devices, and end one of them or all but one", async () => {
    const records = signIns.getByName(crypto.randomUUID());
    for (const id of ["one", "two", "three"]) await records.open(record(id));
    expect((await records.list()).map((each) => each.id)).toEqual(["three", "two", "one"]);
    expect((await records.list())[0]).toMatchObject({ device });
    expect(await records.end({ id: "two" })).toEqual([{ sessionId, country: "SK" }]);
    expect(await records.end({ id: "two" })).toEqual([]);
    await records.end({ allBut: "one" });
    expect((await records.list()).map(({ id }) => id)).toEqual(["one"]);
    expect([await records.isOpen("one"), await records.isOpen("three")]).toEqual([true, false]);
  });

  it("report a device's last use to the hour", async () => {
    const records = signIns.getByName(crypto.randomUUID());
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    await records.open(record("one"));
    for (const [later, noted] of [
      [60_000, 0],
      [3_600_000, 3_600_000],
      [3_700_000, 3_600_000],
    ] as const) {
      vi.setSystemTime(start + later);
      await records.isOpen("one");
      expect((await records.list())[0]?.usedAt).toBe(start + noted);
    }
  });

  it("without a device, from older versions, stay valid without a name", async () => {
    const records = signIns.getByName(crypto.randomUUID());
    await runInDurableObject(records, (_, { storage }) => {
      storage.sql.exec(
        `CREATE TABLE sign_in (id TEXT PRIMARY KEY, session_id TEXT NOT NULL, country TEXT NOT NULL,
          version INTEGER NOT NULL, opened_at INTEGER NOT NULL, is_open INTEGER NOT NULL)`,
      );
      storage.sql.exec("INSERT INTO sign_in VALUES ('old', 'session', 'SK', 1, ?, 1)", Date.now());
    });
    expect(await records.isOpen("old")).toBe(true);
    expect(await records.list()).toMatchObject([{ id: "old", device: { browser: null, system: null } }]);
  });
});
