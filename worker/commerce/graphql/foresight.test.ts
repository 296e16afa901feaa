import { parse } from "graphql";
import { expect, it } from "vitest";
import { load } from "../requests/load.ts";
import type { BatchRead, RequestContext } from "../requests/request-context.ts";
import { withForesight } from "./foresight.ts";

const CLIENT = { customerId: null, anonymousId: null };

const asked: string[] = [];
const read: BatchRead<string> = async (_context, keys) => {
  asked.push(keys.join(" "));
  return new Map();
};

/** Runs a query that needs two loads in sequence; returns the ids that were read together. */
async function ask(query: string, access: object = CLIENT, operation = "query"): Promise<readonly string[]> {
  const context = { loaders: new Map(), access } as unknown as RequestContext;
  await withForesight(context, parse(`${operation} { answer }`), { query }, async () => {
    await load(context, read, "first");
    await load(context, read, "second");
  });
  return asked.splice(0);
}

it("reads the former loads of a repeated query at once", async () => {
  expect(await ask("repeated")).toEqual(["first", "second"]);
  expect(await ask("repeated")).toEqual(["first second"]);
  expect(await ask("another")).toEqual(["first", "second"]);
});

it("stores nothing of shoppers' queries and of mutations, and uses no stored loads for them", async () => {
  const shoppers = [
    { customerId: "c", anonymousId: null },
    { customerId: null, anonymousId: "a" },
  ];
  for (const shopper of shoppers) await ask("own", shopper);
  await ask("own", CLIENT, "mutation");
  expect(await ask("own")).toEqual(["first", "second"]);
  for (const shopper of shoppers) expect(await ask("own", shopper)).toEqual(["first", "second"]);
  expect(await ask("own", CLIENT, "mutation")).toEqual(["first", "second"]);
});

it("stores no query that is longer than a shop's are", async () => {
  const long = "long".repeat(60_000);
  await ask(long);
  expect(await ask(long)).toEqual(["first", "second"]);
});

it("evicts the oldest queries when all of them together are too long", async () => {
  await ask("oldest");
  for (let nth = 0; nth < 50; nth += 1) await ask(`${nth} ${"-".repeat(190_000)}`);
  expect(await ask("oldest")).toEqual(["first", "second"]);
});
