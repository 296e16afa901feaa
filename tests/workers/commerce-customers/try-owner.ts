import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "../commerce-cart/platform.ts";
import { type Attack, listAttacks } from "./attacks.ts";
import { castOwners, type Owner, readBelongings } from "./cast-of-owners.ts";
import { type GeneratedQuery, generateQueries } from "./generate-queries.ts";
import { openShop } from "./shopper.ts";

/** Some hundred requests, nearly all with a different text. */
const LONG_MS = 120_000;
/** One victim of each kind. */
const VICTIMS = ["guest-anna", "customer-cyril", "store-emil"];

let owners: readonly Owner[] = [];

/** Nearly every response is a refusal; mapping their stacks to sources takes longer than everything else. */
const { stackTraceLimit } = Error;

function ownerOf(name: string): Owner {
  const owner = owners.find((each) => each.name === name);
  if (!owner) throw new Error(`${name} is not in the cast: add it there.`);
  return owner;
}

async function send({ token }: Owner, { document, variables, rest }: Omit<Attack, "name">): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const { method = "POST", path = "graphql" } = rest ?? {};
  const body = rest ? rest.body : { query: document, variables };
  const init =
    method === "POST" ? { method, headers, body: JSON.stringify(body ?? {}) } : { method, headers };
  Error.stackTraceLimit = 0;
  try {
    return await (await env.PLATFORM.fetch(`https://platform.localhost/ironhall/${path}`, init)).text();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Returns what a response reveals of another owner.
 * The secret, or an id that the request did not contain.
 */
function readLeaks(answer: string, request: string, { secret, email, cart, order, payment }: Owner) {
  const names = [email, cart.id, order.id, payment.id].filter((name) => !request.includes(name));
  return [secret, ...names].filter((name) => answer.includes(name));
}

/** Returns the names by which a query might find the owner's data. */
function toNames({ by, finds }: GeneratedQuery, { name, cart, order, payment, customerId }: Owner) {
  const own = customerId ? [customerId] : [];
  if (by === "orderNumber") return [order.orderNumber];
  if (by === "customerId") return own;
  if (by === "key")
    return finds === "Customer" ? [`key-${name}`] : [`key-cart-${name}`, `key-payment-${name}`];
  if (finds === "Cart") return [cart.id];
  if (finds === "Order") return [order.id];
  if (finds.endsWith("Payment")) return [payment.id];
  return finds === "Customer" ? own : [cart.id, ...own];
}

async function query(asker: Owner, generated: GeneratedQuery, target: Owner): Promise<string[]> {
  const { document, by } = generated;
  const all = by === null ? [{}] : toNames(generated, target).map((name) => ({ name }));
  return Promise.all(all.map((variables) => send(asker, { document, variables })));
}

/** Declares the tests that one owner neither reads nor changes another owner's data. */
export function tryOwner(name: string): void {
  beforeAll(async () => {
    owners = await castOwners(await openShop());
    // Reviews are public; their authors are not.
    for (const { customerId, name } of owners.filter((owner) => owner.customerId)) {
      const customer = JSON.stringify({ typeId: "customer", id: customerId });
      const sql = `INSERT INTO review (id, included, version, created_at, last_modified_at, data)
      VALUES (?, 0, 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', json_object('rating', 5, 'customer', json(?)))`;
      await database.prepare(sql).bind(`review-${name}`, customer).run();
    }
  }, LONG_MS);

  describe(`the generated queries of ${name}`, () => {
    it(
      "show the owner's own data, so that they would show another's",
      async () => {
        const owner = ownerOf(name);
        const found: string[] = [];
        for (const each of generateQueries()) {
          const answers = await query(owner, each, owner);
          expect(answers.join("")).not.toMatch(/QueryComplexity|Cannot query|General/);
          if (answers.some((answer) => answer.includes(owner.secret))) found.push(each.document.slice(0, 60));
        }
        expect(found.length).toBeGreaterThan(name.startsWith("store") ? 8 : 15);
      },
      LONG_MS,
    );

    it(
      "show nothing of other owners",
      async () => {
        const thief = ownerOf(name);
        const others = VICTIMS.map(ownerOf);
        const leaks: string[] = [];
        const judge = (answers: readonly string[], victim: Owner, { document, by }: GeneratedQuery) => {
          const found = answers.flatMap((answer) => readLeaks(answer, "", victim));
          // The refusal may repeat names from the request.
          const leaked = by === null ? found : found.filter((what) => what === victim.secret);
          leaks.push(...leaked.map((what) => `${what} by ${document.slice(0, 80)}`));
        };
        for (const each of generateQueries()) {
          const everything = each.by === null ? await query(thief, each, thief) : null;
          for (const victim of others) judge(everything ?? (await query(thief, each, victim)), victim, each);
        }
        expect(leaks).toEqual([]);
      },
      LONG_MS,
    );
  });

  describe(`the token of ${name}`, () => {
    it(
      "neither reads nor changes another owner's data",
      async () => {
        const thief = ownerOf(name);
        for (const victim of VICTIMS.map(ownerOf)) {
          const before = await readBelongings(victim);
          for (const attack of listAttacks(thief, victim)) {
            const answer = await send(thief, attack);
            const leaks = readLeaks(answer, JSON.stringify(attack), victim);
            expect([victim.name, attack.name, leaks]).toEqual([victim.name, attack.name, []]);
            expect(answer).not.toContain('"General"');
            // An attack that is no valid request would prove nothing.
            if (attack.document) expect(`${attack.name}: ${answer}`).not.toContain('"InvalidInput"');
          }
          expect(await readBelongings(victim)).toEqual(before);
        }
      },
      LONG_MS,
    );
  });
}
