import { once } from "node:events";
import { is, optional, string, type } from "superstruct";
import { toAddressForm } from "../../../tests/support/address-form.ts";
import { Guest, type GuestAnswer } from "../../../tests/support/guest.ts";
import { shops } from "../../../tests/support/shops.ts";
import type { Places } from "./find-places.ts";
import type { SampleKind, SeenOrder } from "./load-sample.ts";

/** Records a request's duration and failure. */
export type Note = (kind: SampleKind, ask: () => Promise<string | null>) => Promise<boolean>;

export type Scene = {
  readonly port: number;
  readonly places: Places;
  readonly note: Note;
  acknowledge(order: SeenOrder): void;
};

const OrderData = type({ order: type({ id: string(), cartId: string() }) });
const StartData = type({ url: string() });
const CartData = type({ id: string() });

/** The shop for purchases; its rules accept the postal address, and its methods the payments. */
const buyersShop = shops.GB;
const thankYou = /^\/checkout\/thank-you\?order=([^&]+)/;
const messageWithinMs = 10_000;

let keys = 0;
const nextKey = () => {
  keys += 1;
  return `load-${process.pid}-${keys}`;
};

/** Visits by weight; each has one purpose. */
export const visits: readonly (readonly [weight: number, visit: (scene: Scene) => Promise<unknown>])[] = [
  [10, ({ port, places, note }) => readPage(port, places.pick("home"), "home", note)],
  [20, ({ port, places, note }) => readPage(port, places.pick("listing"), "listing", note)],
  [28, ({ port, places, note }) => readPage(port, places.pick("product"), "product", note)],
  [10, ({ port, places, note }) => readPage(port, places.pick("search"), "search", note)],
  [10, ({ port, places, note }) => readPage(port, places.pick("suggestions"), "suggestions", note)],
  [6, ({ port, places, note }) => readPage(port, places.pick("missing"), "missing", note)],
  [3, readAccount],
  [5, (scene) => fillCart(scene, new Guest(scene.port, `${buyersShop.country}.localhost`))],
  [2, watchCart],
  [5, orderByTransfer],
  [4, orderByProvider],
];

type Address = { readonly host: string; readonly path: string };

async function readPage(port: number, { host, path }: Address, kind: SampleKind, note: Note): Promise<void> {
  await note(kind, async () => {
    const answer = await new Guest(port, host).get(path);
    return judgePage(answer, kind === "missing" ? 404 : 200, kind !== "suggestions");
  });
}

function judgePage({ status, text }: GuestAnswer, wanted: number, isDocument = true): string | null {
  if (status !== wanted) return String(status);
  return isDocument && !text.endsWith("</html>") ? "cut off" : null;
}

/** A signed-in customer opens the account and its orders. */
async function readAccount({ places, note }: Scene): Promise<void> {
  const guest = places.pickCustomer();
  if (!guest) return;
  for (const path of ["/my-account", "/my-account/order-history"])
    await note("account", async () => judgePage(await guest.get(path), 200));
}

/** Adds one article to a new cart. */
async function fillCart({ places, note }: Scene, guest: Guest, sku = places.pickSku()): Promise<boolean> {
  return note("cart", async () => toProblem(await guest.call("addToCart", { sku, quantity: 1 }, nextKey())));
}

/** A second tab receives the first one's changes. Node's WebSocket reaches the default country's shop only. */
async function watchCart(scene: Scene): Promise<void> {
  const guest = new Guest(scene.port, "127.0.0.1");
  if (!(await fillCart(scene, guest, scene.places.everySku))) return;
  await scene.note("socket", async () => {
    const { data } = await guest.call("getCart");
    if (!is(data, CartData)) return "platform-unavailable";
    const tab = await openTab(guest, data.id);
    const added = await guest.call("addToCart", { sku: scene.places.everySku, quantity: 1 }, nextKey());
    const until = performance.now() + messageWithinMs;
    while (tab.count() === 0 && performance.now() < until && added.status === 200) await pause();
    tab.close();
    return toProblem(added) ?? (tab.count() > 0 ? null : "no message");
  });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));

async function goToPayment(scene: Scene): Promise<Guest | null> {
  const guest = new Guest(scene.port, `${buyersShop.country}.localhost`);
  if (!(await fillCart(scene, guest))) return null;
  const values = toAddressForm(buyersShop, "load@customer.ironhall.example");
  const actions = [{ type: "set-addresses", values }];
  const isGiven = await scene.note("address", async () =>
    toProblem(await guest.call("updateCart", { actions }, nextKey())),
  );
  return isGiven ? guest : null;
}

async function orderByTransfer(scene: Scene): Promise<void> {
  const guest = await goToPayment(scene);
  await (guest &&
    scene.note("order", async () => {
      const answer = await guest.call("createOrder", { method: "bank_transfer" }, nextKey());
      if (!is(answer.data, OrderData)) return toProblem(answer) ?? "no order";
      scene.acknowledge(answer.data.order);
      return null;
    }));
}

/** Orders through the provider's page; the redirect to the thank-you page acknowledges the order. */
export async function orderByProvider(scene: Scene): Promise<void> {
  const guest = await goToPayment(scene);
  await (guest &&
    scene.note("payment", async () => {
      const cart = await guest.call("getCart");
      const started = await guest.call("createContext", { method: "paypal" }, nextKey());
      if (!is(started.data, StartData)) return toProblem(started) ?? "no address";
      const bank = new Guest(scene.port, "sandbox.localhost");
      const paid = await bank.submit(new URL(started.data.url).pathname, { step: "pay" });
      const ended = await comeBack(guest, paid);
      const [, id] = thankYou.exec(ended.location) ?? [];
      if (id && is(cart.data, CartData)) scene.acknowledge({ id, cartId: cart.data.id });
      if (id) return null;
      return new URL(ended.location, "http://nowhere.test").searchParams.get("error") ?? String(ended.status);
    }));
}

/** Returns from the provider, following the shop's redirects to the result page. */
async function comeBack(guest: Guest, from: GuestAnswer) {
  let answer = from;
  let location = from.headers.location ?? "";
  for (let hops = 0; hops < mostHops && location && !isEnd(location); hops += 1) {
    const { pathname, search } = new URL(location, "http://nowhere.test");
    answer = await guest.get(pathname + search);
    location = answer.headers.location ?? "";
  }
  return { location, status: answer.status };
}

const mostHops = 4;
const isEnd = (location: string) => thankYou.test(location) || location.includes("error=");

const ErrorShape = optional(type({ code: string() }));

function toProblem(answer: {
  readonly status: number;
  readonly data?: unknown;
  readonly error?: unknown;
}): string | null {
  const { status, error } = answer;
  if (is(error, ErrorShape) && error) return error.code;
  return status < 300 ? null : String(status);
}

type Tab = { count(): number; close(): void };

async function openTab(guest: Guest, cartId: string): Promise<Tab> {
  const cookie = [...guest.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  // Headers are Node's extension of the standard.
  const socket: WebSocket = Reflect.construct(WebSocket, [
    `ws://${guest.host}/realtime?cartId=${cartId}`,
    { headers: { cookie } },
  ]);
  let count = 0;
  socket.addEventListener("message", () => {
    count += 1;
  });
  await once(socket, "open");
  return { count: () => count, close: () => socket.close(1000) };
}
