import type { Measured } from "./compare-in-turn.ts";
import type { PreparedPlatform } from "./prepare-platform.ts";
import {
  categoryIdBody,
  createCartBody,
  listingBody,
  orderBody,
  productPageBody,
  typoBody,
  updateCartBody,
  wholeBody,
  wordBody,
} from "./request-bodies.ts";

interface Cart {
  readonly id: string;
  readonly version: number;
  readonly lineItems: readonly { readonly id: string }[];
}

function readCart(answer: string, field: string): Cart {
  const parsed: { data: Record<string, Cart | null> | null } = JSON.parse(answer);
  const cart = parsed.data?.[field];
  if (!cart) throw new Error(`The cart was refused: ${answer.slice(0, 500)}`);
  return cart;
}

/** One cart, updated repeatedly. */
function cartUpdate({ client, total }: PreparedPlatform, lines: number): Measured {
  let cart: Cart | null = null;
  return {
    name: `cart update, ${lines} ${lines === 1 ? "line" : "lines"}`,
    async prepare() {
      cart ??= readCart(await client.graphql(createCartBody(lines, lines, total)), "createCart");
    },
    body(turn) {
      return updateCartBody(cart?.id ?? "", cart?.version ?? 0, cart?.lineItems[0]?.id ?? "", 1 + (turn % 9));
    },
    answered(answer) {
      cart = readCart(answer, "updateCart");
    },
  };
}

function order({ client, total }: PreparedPlatform): Measured {
  let cart: Cart | null = null;
  return {
    name: "order from a cart of 3 lines",
    async prepare(turn) {
      cart = readCart(await client.graphql(createCartBody(3, 1_000 + turn, total)), "createCart");
    },
    body: () => orderBody(cart?.id ?? "", cart?.version ?? 0),
    answered(answer) {
      if (!answer.includes('"createOrderFromCart":{')) throw new Error(`No order: ${answer.slice(0, 500)}`);
    },
  };
}

function expectHits(wanted: number) {
  return (answer: string) => {
    const total = Number(/"total":(\d+)/.exec(answer)?.[1]);
    if (total !== wanted) throw new Error(`Found ${total} instead of ${wanted}: ${answer.slice(0, 300)}`);
  };
}

/**
 * Lists every measured request of a platform.
 * With 500 hits where results exist, except for the whole catalogue.
 */
export async function measuredRequests(platform: PreparedPlatform): Promise<readonly Measured[]> {
  const { client, total } = platform;
  const id = /"id":"([\w-]+)"/.exec(await client.graphql(categoryIdBody))?.[1] ?? "";
  const answered = expectHits(500);
  return [
    { name: "product by slug", body: (turn) => productPageBody(turn, total) },
    { name: "listing, 500 hits", body: (turn) => listingBody(turn, id, true), answered },
    { name: "listing with facets, 500 hits", body: (turn) => listingBody(turn, id), answered },
    { name: "search, 500 hits, with facets", body: wordBody, answered },
    { name: "search with a typo, 500 hits, with facets", body: typoBody, answered },
    { name: "whole catalogue with facets", isSlow: true, body: wholeBody, answered: expectHits(total) },
    cartUpdate(platform, 1),
    cartUpdate(platform, 20),
    cartUpdate(platform, 200),
    order(platform),
  ];
}
