import { readFileSync } from "node:fs";
import { array, create, type as object, string } from "superstruct";
import { localSecrets } from "../../../scripts/house/local-secrets.mjs";
import { Guest } from "../../support/guest.ts";
import type { StandInOrders } from "../../support/platform-stand-in.ts";

/** The shop of these tests (`serve-for-edge.ts`), and its platform, which can simulate failures. */
export type OpenShop = {
  readonly port: number;
  guest(hostname?: string): Guest;
  /** Replaces the stand-in's faults; without orders it lets everything through. */
  instructPlatform(orders?: StandInOrders): Promise<void>;
  /** The same for the search. */
  instructSearch(orders?: StandInOrders): Promise<void>;
  /** Number of shop requests that the stand-in currently delays. */
  countWaiting(): Promise<number>;
  /** The log entries of all workers and rooms for one request, parsed. */
  readLog(requestId: string): readonly Record<string, unknown>[];
  /** Queries the platform directly, without the shop. */
  askPlatform(query: string, variables?: Record<string, unknown>): Promise<unknown>;
  /** Runs update actions on an order over REST, which has those on deliveries and returns; returns the order. Without any it reads it. */
  changeOrder(id: string, ...actions: readonly object[]): Promise<Record<string, unknown>>;
};

export function openShop(): OpenShop {
  const port = Number(process.env.IRONHALL_EDGE_PORT);
  const platform = new Guest(port, "platform.localhost");
  const instruct = async (standIn: Guest, orders: StandInOrders) => {
    await standIn.send("/stand-in", { method: "POST", body: JSON.stringify(orders) });
  };
  return {
    port,
    guest: (hostname = "gb.localhost") => new Guest(port, hostname),
    instructPlatform: (orders = {}) => instruct(platform, orders),
    instructSearch: (orders = {}) => instruct(new Guest(port, "search.localhost"), orders),
    countWaiting: async () => Number(JSON.parse((await platform.get("/stand-in")).text).waiting),
    readLog(requestId) {
      const lines = readFileSync(process.env.IRONHALL_EDGE_LOG ?? "", "utf8").split("\n");
      return lines.filter((line) => line.includes(requestId)).map((line) => JSON.parse(line));
    },
    async changeOrder(id, ...actions) {
      const path = `/ironhall/orders/${id}`;
      const authorization = `Bearer ${await requestToken(platform)}`;
      const order = JSON.parse((await platform.get(path, { authorization })).text);
      if (actions.length === 0) return order;
      const headers = { authorization, "content-type": "application/json" };
      const body = JSON.stringify({ version: order.version, actions });
      const answer = await platform.send(path, { method: "POST", headers, body });
      if (answer.status !== 200) throw new Error(answer.text);
      return JSON.parse(answer.text);
    },
    async askPlatform(query, variables = {}) {
      const answer = await platform.send("/ironhall/graphql", {
        method: "POST",
        headers: {
          authorization: `Bearer ${await requestToken(platform)}`,
          "content-type": "application/json",
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = JSON.parse(answer.text);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}

async function requestToken(platform: Guest): Promise<string> {
  const { BOOTSTRAP_CLIENT_ID: id, BOOTSTRAP_CLIENT_SECRET: secret } = localSecrets().commerce;
  const answer = await platform.send("/oauth/token", {
    method: "POST",
    headers: {
      authorization: `Basic ${btoa(`${id}:${secret}`)}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  });
  return create(JSON.parse(answer.text), object({ access_token: string() })).access_token;
}

const Orders = object({
  orders: object({ results: array(object({ id: string(), orderNumber: string() })) }),
});

/** Lists the platform's orders of a cart. */
export async function listOrders(shop: OpenShop, cartId: string) {
  const query = "query($where: String!) { orders(where: $where) { results { id orderNumber } } }";
  const answer = await shop.askPlatform(query, { where: `cart(id="${cartId}")` });
  return create(answer, Orders).orders.results;
}

/** SKU and path of the first demo products; they are in stock in every shop. */
export const sku = "EX10010000";

/** Returns the product page that a search for a product number redirects to. */
export async function findProductPath(guest: Guest, number: string, prefix = ""): Promise<string> {
  const { headers } = await guest.get(`${prefix}/search?q=${number}`);
  if (!headers.location?.endsWith(`${number}/`))
    throw new Error(`The search does not redirect to product ${number}`);
  return headers.location;
}
