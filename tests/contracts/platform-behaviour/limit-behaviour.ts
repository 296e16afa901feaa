import { expect } from "vitest";
import { type Behaviour, refusal } from "./behaviour.ts";
import type { Shop } from "./stock-shop.ts";

function page(name: string, args: string, expected: object): Behaviour {
  return {
    name: `3.3 ${name} (REST)`,
    ask: (shop) => shop.client.send("GET", `tax-categories?${args}`),
    expected,
  };
}

const malformed = (argument: string, range: string) => ({
  code: "InvalidInput",
  message: expect.stringContaining(
    `Malformed parameter: ${argument}: The ${argument} parameter must be in the range of ${range}`,
  ),
});

const graphqlPage = (args: string) => `{ categories(${args}) { offset count } }`;

async function takeKey(shop: Shop, rest: string) {
  const { status } = await shop.client.send("POST", "carts", { currency: "EUR", key: rest });
  return status;
}

/** Pages, keys and slugs at their limits and one beyond. */
export const limitBehaviours: readonly Behaviour[] = [
  page("limit is 20 unless asked otherwise", "", { status: 200, body: { limit: 20, offset: 0 } }),
  page("limit 500 is taken", "limit=500", { status: 200, body: { limit: 500 } }),
  page("limit 501 is refused", "limit=501", refusal(400, malformed("limit", "[0..500]"))),
  page("offset 10000 is taken", "offset=10000", { status: 200, body: { offset: 10_000 } }),
  page("offset 10001 is refused", "offset=10001", refusal(400, { code: "InvalidInput" })),
  page("a where that cannot be read", `where=${encodeURIComponent("key = (")}`, {
    ...refusal(400, {
      code: "InvalidInput",
      message: expect.stringContaining("Malformed parameter: where: Syntax error while parsing 'where'."),
    }),
  }),
  page("a where with a field that is not there", `where=${encodeURIComponent('nothing = "x"')}`, {
    ...refusal(400, {
      code: "InvalidInput",
      message: expect.stringMatching(/Malformed parameter: where: .*The field 'nothing' does not exist\./),
    }),
  }),
  {
    name: "3.3 limit 500 is taken (GraphQL)",
    ask: (shop) => shop.client.graphql(graphqlPage("limit: 500")),
    expected: { status: 200, body: { data: { categories: { offset: 0 } } } },
  },
  {
    name: "3.2 limit 501 is InvalidInput: status 400, data null (GraphQL)",
    ask: (shop) => shop.client.graphql(graphqlPage("limit: 501")),
    expected: {
      status: 400,
      body: {
        data: null,
        errors: [{ extensions: { code: "InvalidInput" }, message: malformed("limit", "[0..500]").message }],
      },
    },
  },
  {
    name: "3.2 offset 10001 is InvalidInput: status 400, data null (GraphQL)",
    ask: (shop) => shop.client.graphql(graphqlPage("offset: 10001")),
    expected: { status: 400, body: { data: null, errors: [{ extensions: { code: "InvalidInput" } }] } },
  },
  {
    name: "3.3 a key has 2 to 256 of A-Z a-z 0-9 _ -",
    async ask(shop) {
      const longest = shop.newName().padEnd(256, "k");
      const keys = [
        "k",
        `${shop.newName()} k`,
        `${shop.newName()}.k`,
        `${longest}k`,
        longest,
        `${shop.newName()}_K`,
      ];
      const statuses: number[] = [];
      for (const key of keys) statuses.push(await takeKey(shop, key));
      return statuses;
    },
    expected: [400, 400, 400, 400, 201, 201],
  },
  {
    name: "3.3 a slug has 2 to 256 of a-z A-Z 0-9 _ -",
    async ask(shop) {
      const longest = shop.newName().padEnd(256, "s");
      const statuses: number[] = [];
      for (const slug of ["s", `${shop.newName()} s`, `${longest}s`, longest]) {
        const draft = { name: { en: "Category" }, slug: { en: slug } };
        statuses.push((await shop.client.send("POST", "categories", draft)).status);
      }
      return statuses;
    },
    expected: [400, 400, 400, 201],
  },
  {
    name: "3.5 a cart is kept for 1 to 365250 days",
    async ask(shop) {
      const statuses: number[] = [];
      for (const deleteDaysAfterLastModification of [0, 1, 365_250, 365_251]) {
        const draft = { currency: "EUR", deleteDaysAfterLastModification };
        statuses.push((await shop.client.send("POST", "carts", draft)).status);
      }
      return statuses;
    },
    expected: [400, 201, 201, 400],
  },
];
