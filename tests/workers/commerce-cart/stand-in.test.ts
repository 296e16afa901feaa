import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { Cart } from "../../../app/cart/model/cart.ts";
import type { CartChange } from "../../../app/cart/model/cart-change.ts";
import { getCountry } from "../../../app/countries/model/country-table.ts";
import type { GatewayError } from "../../../app/foundation/gateway-error.ts";
import type { Result } from "../../../app/foundation/result.ts";
import type { CartsGateway } from "../../../app/gateways/commerce/carts/carts-gateway.ts";
import { createCartsGateway } from "../../../app/gateways/commerce/carts/create-carts-gateway.ts";
import { createPaymentRecords } from "../../../app/gateways/commerce/carts/create-payment-records.ts";
import { createCommerceClient } from "../../../app/gateways/commerce/commerce-client.ts";
import { createCustomersGateway } from "../../../app/gateways/commerce/customers/create-customers-gateway.ts";
import { CommerceStandIn } from "../../support/commerce-stand-in.ts";
import { sampleAddress } from "../../support/sample-cart.ts";
import { database, migrate } from "./platform.ts";
import { insertResource, seedShop } from "./seed.ts";

/** Some thirty sequential calls each, and machines may be busy. */

const sku = "EX10000001";
const standIn = new CommerceStandIn();

type Answer = (request: Request) => Promise<Response>;

const gatewayTo = (answer: Answer): CartsGateway => createCartsGateway(clientTo(answer));

function clientTo(answer: Answer) {
  return createCommerceClient({
    apiUrl: "https://platform.localhost",
    authUrl: "https://platform.localhost",
    projectKey: "ironhall",
    clientId: "test-client",
    clientSecret: "test-secret-of-the-bootstrap-client",
    fetch: (input, init) => answer(new Request(input, init)),
  });
}

const cartFields = ["customerType", "lastBatch", "paymentMethod", "shippingAddressType"];
const addressFields = ["vatNumber"];

/** The shop's custom fields, as far as rooms write them. */
const defineType = (key: string, resourceTypeIds: readonly string[], fields: readonly string[]) =>
  insertResource("type", key, {
    name: { en: key },
    resourceTypeIds,
    fieldDefinitions: fields.map((name) => ({
      name,
      label: { en: name },
      required: false,
      type: { name: "String" },
    })),
  });

beforeAll(async () => {
  await migrate();
  await seedShop();
  await database.prepare("DELETE FROM resource WHERE kind = 'type'").run();
  await database.batch([
    defineType("cart-fields", ["order"], cartFields),
    defineType("address-fields", ["address"], addressFields),
    defineType("payment-fields", ["payment"], ["attemptId"]),
  ]);
  standIn.reset();
  standIn.stock = new Map([[sku, 10]]);
  standIn.codes = new Set(["IRONHALL10"]);
});

/** Describes what a room sees of a cart, without ids, which differ between platforms. */
function describeCart(cart: Cart | null) {
  if (!cart) return null;
  return {
    version: cart.version,
    state: cart.state,
    storeKey: cart.storeKey,
    lines: cart.lines.map((line) => [line.sku, line.quantity]),
    codes: cart.discountCodes.map(({ code, state }) => [code, state]),
    email: cart.email,
    delivery: [cart.shipping?.methodKey ?? null, cart.shipping?.state ?? null],
    hasFee: cart.codFee !== null,
    method: cart.paymentMethod,
    lastBatch: cart.lastBatch,
  };
}

function describeAnswer(answer: Result<Cart | null, GatewayError>) {
  if (answer.ok) return describeCart(answer.value);
  const { kind, retryable, code, details } = answer.error;
  return { kind, retryable, code, currentVersion: details?.currentVersion ?? null };
}

/** Runs a cart's life as rooms do; returns every response, in order. */
async function live(carts: CartsGateway): Promise<unknown[]> {
  const recorded: unknown[] = [];
  const note = <Answer extends Result<Cart | null, GatewayError>>(answer: Answer): Answer => {
    recorded.push(describeAnswer(answer));
    return answer;
  };
  const draft = { key: "session-1-SK-1", sessionId: "session-1", country: "SK" } as const;
  const made = note(await carts.create(draft));
  if (!made.ok) return recorded;
  const { id } = made.value;
  let version = made.value.version;
  const update = async (...changes: CartChange[]) => {
    const answer = note(await carts.update(id, version, changes));
    if (answer.ok) version = answer.value.version;
    return answer;
  };
  const lineOf = (answer: Result<Cart, GatewayError>) => (answer.ok ? (answer.value.lines[0]?.id ?? "") : "");
  const mark = (value: string) => ({ type: "set-field", name: "lastBatch", value }) as const;

  note(await carts.create(draft));
  for (const [at, asked] of [sku, "EX1"].entries()) {
    const first = { lines: [{ sku: asked, quantity: 2 }], mark: `first ${at}` };
    note(await carts.create({ ...draft, key: `${draft.key}-${at}`, first }));
  }
  note(await carts.findByKey(draft.key));
  const first = await update({ type: "add-line", sku, quantity: 2 }, mark("b1"));
  await update({ type: "add-line", sku, quantity: 1 }, mark("b2"));
  note(await carts.update(id, version - 1, [{ type: "add-line", sku, quantity: 1 }, mark("late")]));
  await update({ type: "set-line", lineId: lineOf(first), quantity: 0 }, mark("b3"));
  const again = await update({ type: "add-line", sku, quantity: 1 }, mark("b4"));
  recorded.push(lineOf(again) === lineOf(first) ? "the same line" : "another line");
  await update({ type: "set-line", lineId: lineOf(first), quantity: 3 }, mark("gone"));
  await update({ type: "add-line", sku: "EX1", quantity: 1 }, mark("unknown"));
  await update({ type: "add-code", code: "NOPE" }, mark("no code"));
  await update({ type: "add-code", code: "IRONHALL10" }, mark("b5"));
  const coded = await update({ type: "add-code", code: "IRONHALL10" }, mark("b6"));
  const codeId = coded.ok ? (coded.value.discountCodes[0]?.id ?? "") : "";
  await update({ type: "remove-code", codeId }, mark("b7"));
  await update({ type: "remove-code", codeId }, mark("not there"));
  await update(
    { type: "set-email", email: "jana@example.sk" },
    { type: "set-billing-address", address: sampleAddress },
    { type: "set-shipping-address", address: sampleAddress },
    { type: "set-shipping-method", methodKey: "parcel" },
    { type: "set-field", name: "paymentMethod", value: "bank_transfer" },
    mark("b8"),
  );
  note(await carts.load(id));
  note(await carts.load(crypto.randomUUID()));
  const orderNumber = "1234-5678-9012";
  const order = { cartId: id, version, orderNumber, paymentState: "Pending" } as const;
  for (const asked of [{ ...order, version: version - 1 }, order, order]) {
    const placed = await carts.createOrder(asked);
    recorded.push(placed.ok ? [placed.value.orderNumber, placed.value.cartId === id] : placed.error.code);
  }
  const found = await carts.loadOrderByNumber(orderNumber);
  recorded.push(found.ok && found.value?.cartId === id);
  const ordered = note(await carts.load(id));
  version = ordered.ok ? (ordered.value?.version ?? 0) : 0;
  await update({ type: "add-line", sku, quantity: 1 }, mark("too late"));
  return recorded;
}

async function liveAndDie(carts: CartsGateway): Promise<unknown[]> {
  const made = await carts.create({ key: "session-2-SK-1", sessionId: "session-2", country: "SK" });
  if (!made.ok) return [made.error];
  const { id, version } = made.value;
  const recorded: unknown[] = [];
  for (const asked of [version + 1, version, version]) {
    const answer = await carts.remove(id, asked);
    recorded.push(answer.ok ? "deleted" : answer.error.code);
  }
  const read = await carts.load(id);
  recorded.push(read.ok && read.value);
  const late = await carts.update(id, version, [{ type: "recalculate" }]);
  recorded.push(late.ok || late.error.code);
  return recorded;
}

/**
 * Runs what a room does before an order, and for a cart created by another client: fields, payments, current prices.
 */
async function goToPay(answer: Answer): Promise<unknown[]> {
  const carts = gatewayTo(answer);
  const records = createPaymentRecords(clientTo(answer));
  const made = await carts.create({ key: "session-3-SK-1", sessionId: "session-3", country: "SK" });
  if (!made.ok) return [made.error];
  const recorded: unknown[] = [];
  let { version } = made.value;
  const update = async (changes: readonly CartChange[]) => {
    const answered = await carts.update(made.value.id, version, changes);
    if (!answered.ok) return recorded.push(answered.error.code);
    version = answered.value.version;
    const { paymentIds, paymentMethod, hasFields } = answered.value;
    return recorded.push([version, paymentIds.length, paymentMethod, hasFields]);
  };
  await update([
    { type: "add-line", sku, quantity: 2 },
    { type: "begin-fields" },
    { type: "set-field", name: "paymentMethod", value: "bank_transfer" },
  ]);
  for (const key of ["first", "second"]) {
    const record = await records.create({
      key,
      amount: made.value.total,
      method: "bank_transfer",
      paymentInterface: "bank-transfer",
      interfaceId: null,
      attemptId: null,
      sessionId: "session-3",
      firstTransaction: "Charge",
    });
    const paymentId = record.ok ? record.value.id : "";
    await update([{ type: "add-payment", paymentId }]);
    if (key === "first") await update([{ type: "remove-payment", paymentId }]);
  }
  await update([{ type: "remove-payment", paymentId: "nobody's" }]);
  await update([{ type: "recalculate" }]);
  return recorded;
}

const credentials = { email: "jana@example.sk", password: "hammer42" };

/**
 * Two guests sign in as one customer, the second twice: the first cart becomes the customer's, the second is merged
 * into it.
 */
async function signIn(answer: Answer): Promise<unknown[]> {
  const carts = gatewayTo(answer);
  const customers = createCustomersGateway(clientTo(answer), getCountry("SK"));
  const made: string[] = [];
  const recorded: unknown[] = [];
  for (const [sessionId, quantity] of [
    ["guest-1", 2],
    ["guest-2", 5],
    ["guest-2", 5],
  ] as const) {
    const key = `${sessionId}-SK-1`;
    const cart = await carts.create({ key, sessionId, country: "SK" });
    if (cart.ok) {
      made.push(cart.value.id);
      await carts.update(cart.value.id, cart.value.version, [{ type: "add-line", sku, quantity }]);
    }
    const cartId = made.at(-1) ?? null;
    const signedIn = await customers.signIn(credentials, { sessionId, cartId });
    recorded.push(signedIn.ok ? signedIn.value.cartId === made[0] : signedIn.error.code);
    for (const id of made) recorded.push(describeAnswer(await carts.load(id)));
    if (!signedIn.ok) continue;
    const active = await carts.findActive(signedIn.value.customer.id, getCountry("SK").storeKey);
    recorded.push(active.ok && active.value?.id === made[0]);
  }
  const wrong = await customers.signIn({ ...credentials, password: "hammer43" }, null);
  recorded.push(wrong.ok || wrong.error.code);
  return recorded;
}

describe("the scripted platform of the rooms' fault tests", () => {
  const platform = gatewayTo((request) => env.PLATFORM.fetch(request));
  const scripted = gatewayTo((request) => standIn.answer(request));

  it("responds to a cart's life like the platform", async () => {
    expect(await live(scripted)).toEqual(await live(platform));
  });

  it("responds to sign-ins like the platform", async () => {
    const answer: Answer = (request) => env.PLATFORM.fetch(request);
    const customers = createCustomersGateway(clientTo(answer), getCountry("SK"));
    const account = await customers.signUp({ ...credentials, firstName: "Jana", lastName: "Nováková" }, null);
    expect(account.ok).toBe(true);
    standIn.customers.set(credentials.email, { id: "customer-1", ...credentials });
    expect(await signIn((request) => standIn.answer(request))).toEqual(await signIn(answer));
  });

  it("responds to fields, payments and current prices like the platform", async () => {
    const recorded = await goToPay((request) => env.PLATFORM.fetch(request));
    expect(recorded).toContainEqual([expect.any(Number), 1, "bank_transfer", true]);
    expect(await goToPay((request) => standIn.answer(request))).toEqual(recorded);
  });

  it("responds to deletion like the platform", async () => {
    expect(await liveAndDie(scripted)).toEqual(await liveAndDie(platform));
  });
});
