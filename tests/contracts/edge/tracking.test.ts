import { array, create, type Infer, optional, record, string, type, unknown } from "superstruct";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { Guest } from "../../support/guest.ts";
import { soon } from "../../support/soon.ts";
import { openMailBox } from "./mail-box.ts";
import { openShop } from "./open-shop.ts";
import { newCustomer } from "./sign-in-customers.ts";

const shop = openShop();
const sandbox = new Guest(shop.port, "sandbox.localhost");
const mailBox = openMailBox(shop);
const agreed = `v1.${new Date().toISOString().slice(0, 10)}.marketing`;
const cart = { cart_id: "cart-1" };
const email = () => `jana.${crypto.randomUUID()}@example.com`;

const Events = array(
  type({
    type: string(),
    event_type: optional(string()),
    customer_ids: record(string(), string()),
    properties: record(string(), unknown()),
  }),
);

/** Creates a visitor with consent to marketing, and the tracking cookie. */
function newVisitor(guest = shop.guest(), consent = agreed) {
  const cookie = crypto.randomUUID();
  guest.cookies.set("consent", consent);
  guest.cookies.set("__exponea_etc__", cookie);
  return { guest, cookie };
}

function post(guest: Guest, name: string, body: unknown, headers: Record<string, string> = {}, query = "") {
  return guest.send(`/cia/${name}${query}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: `http://${guest.host}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify({ locale: "en-GB", ...Object(body) }),
  });
}

/** Lists the service's events of a customer, newest first. */
async function listTracked(ids: Readonly<Record<string, string>>): Promise<Infer<typeof Events>> {
  const { text } = await sandbox.get(`/tracking.json?${new URLSearchParams(ids)}`);
  return create(JSON.parse(text), Events);
}

/** Waits until a customer has `count` events. */
async function awaitTracked(ids: Readonly<Record<string, string>>, count = 1) {
  await soon(async () => (await listTracked(ids)).length >= count);
  return listTracked(ids);
}

/** Requests the newsletter: returns the link in its mail, and its token. */
async function askForNewsletter(guest: Guest, to: string) {
  await guest.submit("/newsletter-subscription", { email: to });
  const mail = await awaitMail(to, /http\S+hash=\S+/);
  const { pathname, search, searchParams } = new URL(mail);
  const content = JSON.parse(
    atob((searchParams.get("hash") ?? "").replaceAll("-", "+").replaceAll("_", "/")),
  );
  return { path: pathname + search, token: String(content.email_token) };
}

/** Returns the unsubscribe token of the first mail after a confirmation. */
async function readWayOut(to: string): Promise<string> {
  const address = await awaitMail(to, /http\S+\/unsubscribe\?token=\S+/);
  return new URL(address).searchParams.get("token") ?? "";
}

async function awaitMail(to: string, address: RegExp): Promise<string> {
  const find = async () => (await mailBox.list(to)).flatMap(({ text }) => address.exec(text)?.[0] ?? [])[0];
  await soon(async () => (await find()) !== undefined);
  return (await find()) ?? "";
}

/** Returns a browser's events before one more: forwarding has no order, so that one is awaited last. */
async function listBefore({ guest, cookie }: ReturnType<typeof newVisitor>) {
  await post(guest, "view-item", { sku: "EX-END" });
  const isEnd = (event: Infer<typeof Events>[number]) => event.properties.sku === "EX-END";
  await soon(async () => (await listTracked({ cookie })).some(isEnd));
  return (await listTracked({ cookie })).filter((event) => !isEnd(event));
}

afterEach(() => sandbox.submit("/services/tracking", { switch: "normal" }));
afterAll(() => sandbox.submit("/services/tracking", { clear: "yes" }));

describe("a call of the tracking client", () => {
  it.each([
    ["view-item", { sku: "EX10010000" }, "view_item"],
    [
      "view-category",
      { slug: "mixers", additional_props: { category_listed_products: ["EX1"] } },
      "view_category",
    ],
    ["cart-update", { action: "add", ...cart, sku: "EX1", recommendation_id: "r-1" }, "cart_update"],
    ["checkout", { ...cart, step: "payment" }, "checkout"],
    [
      "recommendation",
      { path: "/", recommendation_id: "r-1", recommendation_name: "Similar", action: "show" },
      "recommendation",
    ],
    ["consent", { consents: { marketing: true }, additional_props: {} }, "consent"],
    ["newsletter-doi", { email: "jana@example.com" }, "double_opt_in"],
    ["reset-password", { email: "jana@example.com", locale: "en-GB" }, "reset_password"],
  ])("%s with %j arrives as %s, and renews the cookie", async (name, payload, event) => {
    const { guest, cookie } = newVisitor();
    const answer = await post(guest, name, payload);
    expect([answer.status, answer.text]).toEqual([202, ""]);
    expect(answer.headers["set-cookie"]).toContain(
      `__exponea_etc__=${cookie}; Path=/; Max-Age=31536000; SameSite=Lax`,
    );
    const [arrived] = await awaitTracked({ cookie });
    expect(arrived?.type).toBe(event);
    expect(arrived?.customer_ids).toEqual({ cookie });
    const expected = name === "consent" ? { category: "marketing", action: "accept" } : payload;
    expect(arrived?.properties).toMatchObject({
      ...expected,
      ...(name !== "reset-password" && { locale: "en-GB" }),
    });
  });

  it("repeated with its id arrives once", async () => {
    const visitor = newVisitor();
    const query = `?id=${crypto.randomUUID()}&at=${Date.now() - 60_000}`;
    for (const _ of [1, 2]) await post(visitor.guest, "view-item", { sku: "EX1" }, {}, query);
    expect(await listBefore(visitor)).toHaveLength(1);
  });

  it("is about the signed-in customer, whatever the browser reports", async () => {
    const { email: address, device } = await newCustomer();
    const { guest, cookie } = newVisitor(device);
    await post(guest, "view-item", { sku: "EX1", email: "other@example.com" });
    const [mine] = await awaitTracked({ cookie });
    expect(mine?.customer_ids).toMatchObject({ cookie, email_id: address });
    const userId = String(mine?.customer_ids.registered);

    await post(guest, "view-item", { sku: "EX2", user_id: "somebody-else" });
    await post(guest, "customer-update", { user_id: "somebody-else" });
    await post(guest, "customer-update", { user_id: userId });
    const tracked = await awaitTracked({ cookie }, 3);
    const others = tracked.filter(({ customer_ids }) => customer_ids.registered !== userId);
    expect(others.map(({ properties }) => properties.sku)).toEqual(["EX2"]);
    expect(tracked.filter(({ type: name }) => name === "customers")).toHaveLength(1);
  });

  it("proves its consent by the seal of a mail's link only", async () => {
    const { guest } = newVisitor();
    const address = email();
    const { token } = await askForNewsletter(guest, address);
    const consents = { newsletter: true };
    await post(guest, "customer-consent", { consents, email_token: "forged", email: address });
    await post(guest, "customer-consent", { consents, email_token: token });
    const tracked = await awaitTracked({ email_id: address });
    expect(tracked.map(({ properties }) => [properties.category, properties.action])).toEqual([
      ["newsletter", "accept"],
    ]);
  });
});

describe("nothing is forwarded", () => {
  it.each([
    ["without a SKU", "view-item", { sku: "" }],
    ["without a slug", "view-category", { slug: "", additional_props: { category_listed_products: [] } }],
    ["without a cart", "checkout", { cart_id: "", step: "cart" }],
    ["without a cart", "cart-update", { action: "add", cart_id: "", sku: "EX1", recommendation_id: null }],
    ["without an address", "newsletter-doi", { email: "" }],
    ["without an address", "reset-password", { email: "", locale: "en-GB" }],
    ["without a consent", "consent", { consents: {}, additional_props: {} }],
    ["without a consent", "customer-consent", { consents: {} }],
  ])("%s by %s", async (_why, name, payload) => {
    const visitor = newVisitor();
    expect((await post(visitor.guest, name, payload)).status).toBe(204);
    expect(await listBefore(visitor)).toEqual([]);
  });

  it.each(["", `v1.${agreed.split(".")[1]}.functional.statistics`, "v0.marketing"])(
    "when the visitor's choice is %j, and the cookie is not renewed",
    async (choice) => {
      const visitor = newVisitor(shop.guest(), choice);
      const answer = await post(visitor.guest, "view-item", { sku: "EX1", cookie: visitor.cookie });
      expect([answer.status, answer.headers["set-cookie"]]).toEqual([204, undefined]);
      visitor.guest.cookies.set("consent", agreed);
      expect(await listBefore(visitor)).toEqual([]);
    },
  );

  it("of events older than a day", async () => {
    const visitor = newVisitor();
    const query = `?id=${crypto.randomUUID()}&at=${Date.now() - 25 * 60 * 60 * 1000}`;
    expect((await post(visitor.guest, "view-item", { sku: "EX1" }, {}, query)).status).toBe(204);
    expect(await listBefore(visitor)).toEqual([]);
  });
});

describe("a malformed call", () => {
  it.each<[number, string, unknown, Record<string, string>?]>([
    [404, "buy", {}],
    [404, "__proto__", {}],
    [400, "view-item", "no JSON"],
    [400, "view-item", "[".repeat(500)],
    [400, "view-item", { sku: { $gt: "" } }],
    [400, "checkout", { cart_id: "c", step: "door" }],
    [400, "view-item", { sku: "EX1", cookie: "a\r\nset-cookie: b=c" }],
    [413, "view-item", { sku: "EX1", padding: "a".repeat(9_000) }],
    [403, "view-item", { sku: "EX1" }, { origin: "https://evil.example" }],
    [403, "view-item", { sku: "EX1" }, { "sec-fetch-site": "cross-site" }],
  ])("gets the response %i: %s %j", async (status, name, body, headers) => {
    const visitor = newVisitor();
    expect((await post(visitor.guest, name, body, headers)).status).toBe(status);
    expect(await listBefore(visitor)).toEqual([]);
  });

  it("gets the response 405 when it is not a POST", async () => {
    const answer = await newVisitor().guest.get("/cia/view-item");
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  });
});

it.each(["dead", "wrong", "slow"])("a service that is %s blocks no call and no page", async (mode) => {
  await sandbox.submit("/services/tracking", { switch: mode });
  const { guest, cookie } = newVisitor();
  expect((await post(guest, "view-item", { sku: "EX1" })).status).toBe(202);
  expect((await guest.get("/")).status).toBe(200);
  // Both existed before the service has received anything.
  expect(await listTracked({ cookie })).toEqual([]);
});

it("a browser with the toggle off reports nothing, and learns that tracking is off", async () => {
  const visitor = newVisitor();
  const readIsTracked = async () => JSON.parse((await visitor.guest.get("/consent-services")).text).isTracked;
  expect(await readIsTracked()).toBe(true);
  await visitor.guest.get("/?toggle-bloomreach-api=off");
  expect(await readIsTracked()).toBe(false);
  await post(visitor.guest, "view-item", { sku: "EX1" });
  await visitor.guest.get("/?toggle-bloomreach-api=on");
  expect(await listBefore(visitor)).toEqual([]);
});

describe("events that the server raises itself", () => {
  it("include a requested newsletter, after consent to marketing", async () => {
    const visitor = newVisitor();
    const address = email();
    await visitor.guest.submit("/newsletter-subscription", { email: address });
    const [asked] = await awaitTracked({ cookie: visitor.cookie });
    expect([asked?.type, asked?.properties.email]).toEqual(["double_opt_in", address]);
    // The owner of the e-mail address is unproven.
    expect(asked?.customer_ids).toEqual({ cookie: visitor.cookie });
  });

  it("include a requested password, once", async () => {
    const visitor = newVisitor();
    const address = email();
    await visitor.guest.submit("/password-reset", { email: address });
    const events = await listBefore(visitor);
    expect(events.map(({ type: name, properties }) => [name, properties.email, properties.locale])).toEqual([
      ["reset_password", address, "en-GB"],
    ]);
  });

  it("include a mailbox's decision, without consent to tracking too: then without the cookie", async () => {
    const { guest } = newVisitor(shop.guest(), "");
    const address = email();
    const { path } = await askForNewsletter(guest, address);
    for (const _ of [1, 2]) await guest.get(path);
    await awaitTracked({ email_id: address });
    await guest.submit("/unsubscribe", { token: await readWayOut(address) });
    await soon(async () => (await listTracked({ email_id: address })).length >= 3);
    const decisions = await listTracked({ email_id: address });
    expect(decisions.map(({ properties }) => `${properties.category} ${properties.action}`).sort()).toEqual([
      "newsletter accept",
      "newsletter reject",
      "soft_newsletter reject",
    ]);
    for (const { customer_ids } of decisions) expect(customer_ids).toEqual({ email_id: address });
  });
});
