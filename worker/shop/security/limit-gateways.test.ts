import { describe, expect, it } from "vitest";
import type { CartCommand } from "../../../app/cart/model/cart-command";
import { err, ok } from "../../../app/foundation/result";
import type { CartAddress } from "../../../app/gateways/cart-room/cart-room-gateway";
import type { CustomerChange } from "../../../app/gateways/commerce/customers/customers-gateway";
import type { SignUpDraft } from "../../../app/gateways/commerce/customers/sign-up-draft";
import type { Gateways } from "../../../app/request/gateways";
import type { AttemptCounter } from "../../../durable-objects/attempt-counter/attempt-counter";
import { type AttemptLimit, parseAttemptLimits } from "../config/attempt-limits";
import { createAttemptGuard } from "./create-attempt-guard";
import { createKnownDevice } from "./known-device";
import { limitGateways } from "./limit-gateways";

const setting = [
  ...[
    "sign-in.address=2/900",
    "sign-in.account=4/900",
    "sign-up.address=2/900",
    "coupon.address=3/900",
    "coupon.session=2/900",
  ],
  ...["password-reset.stranger=2/900", "password-reset.address=3/900"],
  ...["email-change.customer=2/900", "cart.address=2/900", "payment.address=3/900", "payment.session=2/900"],
].join(" ");

/** Counters that every request of a test shares, as all isolates do. */
function createCounters({ isBroken = false } = {}) {
  const counted = new Map<string, Set<string>>();
  const getByName = (name: string) => ({
    async count(id: string, { most, windowSeconds }: AttemptLimit) {
      if (isBroken) throw new Error("overloaded");
      const ids = counted.get(name) ?? new Set();
      counted.set(name, ids);
      if (!ids.has(id) && ids.size >= most) return windowSeconds;
      ids.add(id);
      return 0;
    },
    release: async (id: string) => void counted.get(name)?.delete(id),
  });
  return { counted, counters: { getByName } as unknown as DurableObjectNamespace<AttemptCounter> };
}

const { counters, counted } = createCounters();
const answers = {
  coupon: err({ code: "coupon-not-found" }) as unknown,
  signIn: ok({}) as unknown,
  update: ok({}) as unknown,
};

/** Addresses that a form sent mail to. */
const mailed: string[] = [];

/** One request's gateways; the gateways behind them return the prepared results. */
function open(clientAddress: string | null, over = counters, cookieHeader: string | null = null) {
  const lines: string[] = [];
  const write = (event: string, fields?: object) => void lines.push(JSON.stringify([event, fields]));
  const log = { info: write, warn: write, error: write };
  const limits = parseAttemptLimits(setting);
  const guard = createAttemptGuard({ limits, counters: over, secret: "secret", clientAddress, log });
  const others = {
    mailCodes: {},
    newsletter: {},
    withdrawals: {},
    customerKeys: {},
    vat: {},
    support: {},
    orders: {},
  };
  const gateways = {
    ...others,
    cartRoom: {
      execute: async (_: CartAddress, { type }: CartCommand) =>
        type === "apply-coupon" ? answers.coupon : ok({ cart: {} }),
      startPayment: async () => ok({ next: "redirect", url: "/" }),
    },
    customers: {
      signIn: async () => answers.signIn,
      signUp: async () => answers.signIn,
      beginSignUp: async ({ email }: SignUpDraft) => {
        mailed.push(email);
        return answers.signIn;
      },
      requestPasswordReset: async () => ok(null),
      update: async () => answers.update,
    },
  };
  const device = createKnownDevice({ cookieHeader, secret: "secret", isLocal: true });
  return { guard, lines, device, ...limitGateways(gateways as unknown as Gateways, guard, device) };
}

let clients = 0;
/** An IP address that no other test uses. */
const newAddress = () => `2001:db8:0:${(clients++).toString(16)}::1`;
const newKey = () => crypto.randomUUID();
const cartOf = (sessionId: string = newKey()): CartAddress => ({ sessionId, cartId: "cart", country: "SK" });
const guess: CartCommand = { type: "apply-coupon", code: "GUESS" };
const add: CartCommand = { type: "add-line", sku: "EX1", quantity: 1 };
const tooMany = { ok: false, error: { code: "too-many-attempts" } };

describe("guesses at discount codes", () => {
  it("are limited for a session, and report when the next may be made", async () => {
    const cart = cartOf();
    const codes = [];
    for (let made = 0; made < 3; made += 1) {
      const { cartRoom, guard } = open(newAddress());
      const answer = await cartRoom.execute(cart, guess, newKey());
      codes.push([answer.ok ? "" : answer.error.code, guard.retryAfterSeconds()]);
    }
    expect(codes).toEqual([
      ["coupon-not-found", null],
      ["coupon-not-found", null],
      ["too-many-attempts", 900],
    ]);
  });

  it("are limited for an IP address, whatever the session, and for no other address", async () => {
    const address = newAddress();
    const attempt = (from: string) => open(from).cartRoom.execute(cartOf(), guess, newKey());
    for (let made = 0; made < 3; made += 1) expect(await attempt(address)).not.toEqual(tooMany);
    expect(await attempt(address.replace("::1", ":9:9:9:9"))).toEqual(tooMany);
    expect(await attempt(newAddress())).not.toEqual(tooMany);
  });

  it("do not count if the code fits, if it was not judged, or if they are a repeat", async () => {
    const cart = cartOf();
    const { cartRoom } = open(newAddress());
    for (const answer of [ok({ cart: {} }), err({ code: "platform-unavailable" })]) {
      answers.coupon = answer;
      for (let made = 0; made < 4; made += 1) await cartRoom.execute(cart, guess, newKey());
    }
    answers.coupon = err({ code: "coupon-not-found" });
    const key = newKey();
    for (let made = 0; made < 4; made += 1) {
      expect(await cartRoom.execute(cart, guess, key)).not.toEqual(tooMany);
    }
  });
});

describe("other limits", () => {
  it("apply to new carts by IP address, not to commands to a cart", async () => {
    const { cartRoom } = open(newAddress());
    const first = () => cartRoom.execute({ ...cartOf(), cartId: null }, add, newKey());
    expect([await first(), await first()]).not.toContainEqual(tooMany);
    expect(await first()).toEqual(tooMany);
    for (let made = 0; made < 9; made += 1) {
      expect(await cartRoom.execute(cartOf(), add, newKey())).not.toEqual(tooMany);
    }
  });

  it("apply to payments that are started, by session and by IP address; the same press counts once", async () => {
    const { cartRoom } = open(newAddress());
    const cart = cartOf();
    const payment = { method: "scheme", agreedCents: null, returnUrl: "/", locale: "sk-SK" };
    const start = (idempotencyKey: string, of = cart) =>
      cartRoom.startPayment(of, { ...payment, idempotencyKey });
    for (const key of ["1", "1", "1", "2"]) expect(await start(key)).not.toEqual(tooMany);
    expect(await start("3")).toEqual(tooMany);
    expect(await start("1", cartOf())).not.toEqual(tooMany);
    expect(await start("1", cartOf())).toEqual(tooMany);
  });

  it("apply to failed sign-ins, and to all sign-ups", async () => {
    const { customers } = open(newAddress());
    const credentials = {
      email: "jana@example.sk",
      password: "hammer42",
      firstName: "Jana",
      lastName: "Novak",
    };
    const refused = { ok: false, error: { kind: "rejected", code: "TooManyAttempts" } };
    for (let made = 0; made < 4; made += 1) expect(await customers.signIn(credentials, null)).toEqual(ok({}));
    answers.signIn = err({ kind: "rejected", code: "InvalidCredentials" });
    for (let made = 0; made < 2; made += 1) await customers.signIn(credentials, null);
    expect(await customers.signIn(credentials, null)).toMatchObject(refused);
    answers.signIn = ok({});
    for (let made = 0; made < 2; made += 1) expect(await customers.signUp(credentials, null)).toEqual(ok({}));
    expect(await customers.signUp(credentials, null)).toMatchObject(refused);
  });
});

describe("guesses at one account", () => {
  const wrong = err({ kind: "rejected", code: "InvalidCredentials" });
  const refused = { ok: false, error: { kind: "rejected", code: "TooManyAttempts" } };

  it("by strangers from everywhere are refused together, and lock the owner out of no known browser", async () => {
    const credentials = { email: `Owner-${newKey()}@example.sk`, password: "hammer42" };
    answers.signIn = ok({});
    const owner = open(newAddress());
    await owner.customers.signIn(credentials, null);
    const cookie = owner.device.toSetCookie()?.split(";")[0] ?? "";
    expect(cookie).not.toContain("example");
    answers.signIn = wrong;
    for (let made = 0; made < 4; made += 1) await open(newAddress()).customers.signIn(credentials, null);
    expect(await open(newAddress()).customers.signIn(credentials, null)).toMatchObject(refused);
    answers.signIn = ok({});
    expect(await open(newAddress(), counters, cookie).customers.signIn(credentials, null)).toEqual(ok({}));
    const forged = `${cookie.slice(0, -1)}${cookie.endsWith("0") ? "1" : "0"}`;
    const stranger = open(newAddress(), counters, forged);
    expect(await stranger.customers.signIn(credentials, null)).toMatchObject(refused);
    const other = { ...credentials, email: `other-${credentials.email}` };
    expect(await open(newAddress()).customers.signIn(other, null)).toEqual(ok({}));
  });
});

describe("a customer's new e-mail addresses", () => {
  const refused = { ok: false, error: { kind: "rejected", code: "TooManyAttempts" } };
  const change = (id: string, changes: readonly CustomerChange[]) =>
    open(newAddress()).customers.update(id, 1, changes);

  it("are limited, taken or not, because each reveals whether an account has it; other changes are not", async () => {
    const [one, other] = [newKey(), newKey()];
    const another = [{ changeEmail: { email: "jana@example.sk" } }];
    expect(await change(one, another)).toEqual(ok({}));
    answers.update = err({ kind: "rejected", code: "DuplicateField" });
    expect(await change(one, another)).toMatchObject({ error: { code: "DuplicateField" } });
    expect(await change(one, another)).toMatchObject(refused);
    expect(await change(other, another)).not.toMatchObject(refused);
    expect(await change(one, [{ setLastName: { lastName: null } }])).not.toMatchObject(refused);
  });
});

describe("mails with a link for a new password", () => {
  const refused = { ok: false, error: { code: "TooManyAttempts" } };
  const ask = (email: string, from = newAddress(), cookie: string | null = null) =>
    open(from, counters, cookie).customers.requestPasswordReset(email);

  it("are limited for a mailbox and for an IP address", async () => {
    const stranger = newAddress();
    for (let made = 0; made < 2; made += 1) expect(await ask("Jana@example.sk", stranger)).toEqual(ok(null));
    expect(await ask("jana@example.sk", stranger)).toMatchObject(refused);
    const address = newAddress();
    for (let made = 0; made < 3; made += 1)
      expect(await ask(`${made}@example.sk`, address)).toEqual(ok(null));
    expect(await ask("another@example.sk", address)).toMatchObject(refused);
  });

  it("that strangers request do not block the owner's, on a new browser or a known one", async () => {
    const email = `owner-${newKey()}@example.sk`;
    for (let made = 0; made < 3; made += 1) expect(await ask(email)).toEqual(ok(null));
    expect(await ask(email)).toEqual(ok(null));
    answers.signIn = ok({});
    const owner = open(newAddress());
    await owner.customers.signIn({ email, password: "hammer42" }, null);
    const cookie = owner.device.toSetCookie()?.split(";")[0] ?? "";
    for (let made = 0; made < 4; made += 1) await ask(email);
    expect(await ask(email)).toMatchObject(refused);
    expect(await ask(email, newAddress(), cookie)).toEqual(ok(null));
  });
});

describe("the limits", () => {
  it("let shoppers buy while their counters are unreachable, and log it", async () => {
    const { cartRoom, lines } = open(newAddress(), createCounters({ isBroken: true }).counters);
    expect(await cartRoom.execute({ ...cartOf(), cartId: null }, add, newKey())).not.toEqual(tooMany);
    expect(lines).toEqual(['["attempt-counter-unreachable",{"limit":"cart.address"}]']);
  });

  it("store and log neither IP address nor session", async () => {
    const { cartRoom, lines } = open("203.0.113.77");
    const cart = cartOf("session-77");
    for (let made = 0; made < 3; made += 1) await cartRoom.execute(cart, guess, newKey());
    expect(lines).toEqual(['["attempts-refused",{"limit":"coupon.session"}]']);
    const written = JSON.stringify([...counted].map(([name, ids]) => [name, [...ids]]));
    expect(written).not.toMatch(/203\.0\.113|session-77|GUESS/);
  });

  it("do not count all clients of unknown IP address as one", async () => {
    const { cartRoom } = open(null);
    for (let made = 0; made < 5; made += 1) {
      expect(await cartRoom.execute({ ...cartOf(), cartId: null }, add, newKey())).not.toEqual(tooMany);
    }
  });
});

describe("a sign-up form", () => {
  const draft: SignUpDraft = {
    email: "Jana@example.sk",
    password: "hammer42",
    firstName: "Jana",
    lastName: "Novak",
    company: null,
    wantsNewsletter: false,
    sessionId: "session",
    wayBack: null,
  };
  const press = (form: Partial<SignUpDraft>) =>
    open(newAddress()).customers.beginSignUp({ ...draft, ...form, sessionId: newKey() });

  it("sends one mail when it is submitted twice at once, with the same response", async () => {
    mailed.length = 0;
    const answers = await Promise.all([press({}), press({ email: "jana@example.sk" })]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, true]);
    expect(mailed).toHaveLength(1);
  });

  it("sends another mail with another password, and after a failure", async () => {
    mailed.length = 0;
    await press({ email: "peter@example.sk" });
    await press({ email: "peter@example.sk", password: "anvil4711" });
    expect(mailed).toHaveLength(2);
    answers.signIn = err({ system: "commerce", kind: "unavailable", retryable: true, message: "lost" });
    await press({ email: "eva@example.sk" });
    answers.signIn = ok({});
    await press({ email: "eva@example.sk" });
    expect(mailed).toHaveLength(4);
  });
});
