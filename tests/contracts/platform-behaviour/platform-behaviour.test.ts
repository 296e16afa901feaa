import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { activeCartBehaviours } from "./active-cart-behaviour.ts";
import type { Behaviour } from "./behaviour.ts";
import { cartBehaviours } from "./cart-behaviour.ts";
import { codeBehaviours } from "./code-behaviour.ts";
import { discountBehaviours } from "./discount-behaviour.ts";
import { errorBehaviours } from "./error-behaviour.ts";
import { limitBehaviours } from "./limit-behaviour.ts";
import { orderBehaviours } from "./order-behaviour.ts";
import { openPlatform, type PlatformUnderTest } from "./platform-under-test.ts";
import { predicateBehaviours } from "./predicate-behaviour.ts";
import { priceBehaviours } from "./price-behaviour.ts";
import { productPriceBehaviours } from "./product-price-behaviour.ts";
import { ProjectClient } from "./project-client.ts";
import { signInBehaviours } from "./sign-in-behaviour.ts";
import { stockBehaviours } from "./stock-behaviour.ts";
import { type Shop, stockShop } from "./stock-shop.ts";
import { taxBehaviours } from "./tax-behaviour.ts";
import { whereBehaviours } from "./where-behaviour.ts";

/** A hosted project has high latency, and some behaviours need three dozen requests. */
const patienceMs = 120_000;

let platform: PlatformUnderTest;
let client: ProjectClient;
let shop: Shop;

beforeAll(async () => {
  platform = await openPlatform(process.env);
  client = await ProjectClient.connect(platform.settings);
  shop = await stockShop(client);
}, patienceMs);

afterAll(async () => {
  const left = (await client?.cleanUp()) ?? [];
  await platform?.stop();
  expect(left).toEqual([]);
}, patienceMs * 5);

describe.each<[string, readonly Behaviour[]]>([
  ["tax", taxBehaviours],
  ["price selection", priceBehaviours],
  ["tiers and product discounts", productPriceBehaviours],
  ["cart discounts", discountBehaviours],
  ["discount codes", codeBehaviours],
  ["cart predicates", predicateBehaviours],
  ["carts", cartBehaviours],
  ["active carts", activeCartBehaviours],
  ["orders", orderBehaviours],
  ["stock", stockBehaviours],
  ["errors", errorBehaviours],
  ["limits", limitBehaviours],
  ["signing in", signInBehaviours],
  ["query predicates", whereBehaviours],
])("%s", (_subject, behaviours) => {
  const rows = behaviours.map((behaviour) => [behaviour.name, behaviour] as const);
  it.each(rows)("%s", { timeout: patienceMs }, async (_name, { ask, expected }) => {
    const got = await ask(shop);
    if (typeof expected === "object" && expected !== null) expect(got).toMatchObject(expected);
    else expect(got).toBe(expected);
  });
});
