import { getIntrospectionQuery } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { createFoundation, productDraft } from "./demo-drafts.ts";
import { clientOf, create, migrate, type PlatformClient, takeToken } from "./platform-client.ts";

let client: PlatformClient;

beforeAll(async () => {
  await migrate();
  client = clientOf(await takeToken());
  await createFoundation(client);
  for (const number of [31, 32, 33]) {
    await create(
      client,
      "products",
      productDraft({ number, names: { en: `Item "${number}"` }, power: number }),
    );
  }
  await create(client, "channels", {
    key: "berlin",
    name: { de: "Größe Süd", el: "Παπαδόπουλος" },
    geoLocation: { type: "Point", coordinates: [13.3777, 52.5163] },
  });
  await create(client, "channels", { key: "nowhere" });
  await create(client, "zones", {
    key: "sk",
    name: "Slovakia",
    locations: [{ country: "SK" }, { country: "CZ" }],
  });
  await create(client, "zones", { key: "de", name: "Germany" });
});

async function findProducts(where: string) {
  const query = `query Find($where: String) { products(where: $where, sort: ["key asc"]) { results { key } } }`;
  const answer = await client.graphql(query, { where });
  if (answer.errors) throw new Error(answer.errors[0]?.message);
  const { products }: { products: { results: { key: string }[] } } = answer.data;
  return products.results.map(({ key }) => key.slice(-2)).join(" ");
}

describe("where", () => {
  it.each([
    [`key = "p-00000031"`, "31"],
    [`key != "p-00000031" and key in ("p-00000031", "p-00000032")`, "32"],
    [`key not in ("p-00000031")`, "32 33"],
    [`not (key = "p-00000031") AND key > "p-00000032"`, "33"],
    [`masterData(current(slug(en = "item-en-00000032") or slug(en = "item-en-00000033")))`, "32 33"],
    [`masterData(current(masterVariant(sku = "EX00000031")))`, "31"],
    [`masterData(current(variants(attributes(name = "power" and value = "32"))))`, "32"],
    [
      `masterData(current(variants(prices(value(centAmount = 9500 and currencyCode = "EUR") and country = "SK"))))`,
      "31 32 33",
    ],
    ["masterData(published = true) and version = 1", "31 32 33"],
    ['masterData(current(name(en = "Item \\"31\\"")))', "31"],
    ['masterData(current(name(en matches ignore case "ITEM \\"31\\"")))', "31"],
    ["masterData(current(name(sk is not defined))) and reviewRatingStatistics is not defined", "31 32 33"],
    ['createdAt > "2020-01-01T00:00:00Z"', "31 32 33"],
    ['`key` = "p-00000031"', "31"],
    [`key = "' OR 1 = 1 --"`, ""],
  ])("%s", async (where, expected) => {
    expect(await findProducts(where)).toBe(expected);
  });

  it("queries lists of small resources", async () => {
    const query = `query Zones($where: String) { zones(where: $where) { total results { key } } }`;
    const zones = async (where: string) => (await client.graphql(query, { where })).data;
    expect(await zones(`locations(country = "CZ")`)).toEqual({
      zones: { total: 1, results: [{ key: "sk" }] },
    });
    expect(await zones("locations is empty")).toEqual({ zones: { total: 1, results: [{ key: "de" }] } });
    expect(await zones(`name = "Germany" or key contains any ("sk")`)).toMatchObject({ zones: { total: 2 } });
  });

  it.each([
    ["geoLocation(within circle(13.3615, 52.5096, 1400))", ["berlin"]],
    ["geoLocation(within circle(13.3615, 52.5096, 1200))", []],
    ["geoLocation is not defined", ["nowhere"]],
    ['name(de matches ignore case "grÖsse sÜd")', []],
    ['name(de matches ignore case "GRÖßE sÜD")', ["berlin"]],
    ['name(el matches ignore case "ΠΑΠΑΔΌΠΟΥΛΟΣ")', ["berlin"]],
  ])("queries channels: %s", async (where, keys) => {
    const query = "query Find($where: String) { channels(where: $where) { results { key } } }";
    const found = await client.graphql(query, { where });
    expect(found.errors).toBeUndefined();
    expect(found.data).toEqual({ channels: { results: keys.map((key) => ({ key })) } });
  });

  it.each([
    ["geoLocation(within circle(200, 52, 1))", "expects a longitude, a latitude and a radius"],
    ["geoLocation(within circle(13, 52))", "expected ','"],
    ["roles(within circle(13, 52, 1))", "has no fields of its own"],
    ["within circle(13, 52, 1)", "The field 'within' does not exist."],
  ])("refuses for channels %s", async (where, message) => {
    const query = "query Find($where: String) { channels(where: $where) { total } }";
    expect((await client.graphql(query, { where })).errors?.[0]).toMatchObject({
      code: "InvalidInput",
      message: expect.stringContaining(message),
    });
  });

  it("reports over REST the position of the parse error in the predicate", async () => {
    const refused = await client.get(`products?where=${encodeURIComponent("key = ?id")}`);
    expect(await refused.json()).toMatchObject({
      message:
        "Malformed parameter: where: Syntax error while parsing 'where'. Unexpected '?id' at position 7, expected a field, value or operator.",
    });
  });

  it.each([
    ["key =", "Malformed parameter: where: Syntax error while parsing 'where'."],
    ['key = "x', "Syntax error while parsing 'where'."],
    ['(key = "x"', "Syntax error while parsing 'where'."],
    ['key = "x" key', "Syntax error while parsing 'where'."],
    ['name = "x"', "Malformed parameter: where: The field 'name' does not exist."],
    ['constructor = "x"', "The field 'constructor' does not exist."],
    ['version = "x"', "expects a number"],
    ['createdAt > "yesterday"', "expects a date and time"],
    ["masterData = 1", "is not a value"],
    [`${"(".repeat(60)}key = "x"${")".repeat(60)}`, "nested too deeply"],
    ["key; drop table product", "Syntax error while parsing 'where'."],
  ])("refuses %s", async (where, message) => {
    const answer = await client.graphql(`query Find($where: String) { products(where: $where) { total } }`, {
      where,
    });
    expect(answer).toMatchObject({ status: 400, data: null, errors: [{ code: "InvalidInput" }] });
    expect(answer.errors?.[0]?.message).toContain(message);
  });
});

describe("limits", () => {
  it("of pages are those of the platform", async () => {
    const answer = await client.graphql("{ products(limit: 501) { total } }");
    expect(answer.errors?.[0]?.message).toBe(
      "Malformed parameter: limit: The limit parameter must be in the range of [0..500]",
    );
    expect((await client.graphql("{ categories(offset: 10001) { total } }")).status).toBe(400);
    expect((await client.graphql('{ products(sort: ["nonsense asc"]) { total } }')).status).toBe(400);
    expect((await client.graphql("{ products(limit: 0) { total count } }")).data).toEqual({
      products: { total: 3, count: 0 },
    });
  });

  it("of sorts: each counts, and too many are refused", async () => {
    const ids = async (sort: readonly string[]) => {
      const query = "query Find($sort: [String!]) { products(sort: $sort) { results { id } } }";
      return client.graphql(query, { sort });
    };
    const same = [
      "masterData.published",
      "masterData.hasStagedChanges",
      "productType.id",
      "version",
      "taxCategory.id",
    ];
    const [up, down] = [await ids([...same, "key asc"]), await ids([...same, "key desc"])];
    const { results } = (down.data as { products: { results: object[] } }).products;
    expect(up.data).toEqual({ products: { results: results.toReversed() } });
    expect(await ids(Array(9).fill("key"))).toMatchObject({
      status: 400,
      errors: [{ code: "InvalidInput", message: "Malformed parameter: sort: No more than 8 are possible." }],
    });
    const all = Array(8).fill("masterData.current.name.en");
    const where = Array(40).fill('masterData(current(name(en = "x")))').join(" or ");
    const query =
      "query Find($sort: [String!], $where: String) { products(sort: $sort, where: $where) { total } }";
    expect((await client.graphql(query, { sort: all, where })).status).toBe(200);
  });

  it("of predicates: a long or deep one is executed or refused, never a failure", async () => {
    const find = async (where: string) =>
      (await client.graphql("query Find($where: String) { products(where: $where) { total } }", { where }))
        .status;
    const chain = (part: string, length: number, word: string) => Array(length).fill(part).join(` ${word} `);
    expect(await find(chain("key is defined", 500, "or"))).toBe(200);
    expect(await find(chain("key is defined", 500, "and"))).toBe(200);
    expect(await find(chain("masterData(current(variants(sku is defined)))", 200, "or"))).toBe(200);
    expect(await find(`${"not ".repeat(36)}masterData(current(variants(sku is defined)))`)).toBe(200);
    expect(await find(`${"(".repeat(38)}key is defined${")".repeat(38)}`)).toBe(200);
    expect(await find(`${"not ".repeat(60)}key is defined`)).toBe(400);
    expect(await find(chain('key = "x"', 95, "or"))).toBe(400);
    expect(await find(chain("key is defined", 1000, "or"))).toBe(400);
  });

  it("of cost are checked before execution, whatever is repeated", async () => {
    const aliases = (count: number, field: string) =>
      Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(" ");
    const part = "fragment Part on Query { products(limit: $limit) { results { id } } }";
    const questions: readonly (readonly [query: string, variables?: Record<string, unknown>])[] = [
      [`{ ${aliases(100, "products(limit: 500) { results { id } }")} }`],
      [
        `{ rebate: products(limit: -1000000) { results { id } } ${aliases(100, "products(limit: 500) { results { id } }")} }`,
      ],
      [`query Many($n: Int = 500) { ${aliases(100, "products(limit: $n) { results { id } }")} }`],
      [
        `query Many($limit: Int) { ${aliases(100, 'inStore(key: "a-store") { orders(limit: $limit) { total } }')} }`,
      ],
      [`query Many($limit: Int) { ${"...Part ".repeat(100)} } ${part}`, { limit: 500 }],
      [`{ categories(limit: 500) { results { ${"children { ".repeat(6)} id ${"} ".repeat(6)} } } }`],
      [
        `{ ${aliases(100, "__schema { types { fields { args { type { ofType { ofType { name } } } } } } }")} }`,
      ],
      [`mutation { ${aliases(100, 'deleteCart(id: "x", version: 1) { id }')} }`],
    ];
    for (const [query, variables] of questions) {
      expect(await client.graphql(query, variables)).toMatchObject({
        status: 400,
        statements: 0,
        data: null,
        errors: [{ code: "QueryComplexityLimitExceeded" }],
      });
    }
    const page = await client.graphql("query Page($n: Int) { products(limit: $n) { results { id } } }", {
      n: 500,
    });
    expect(page).toMatchObject({ status: 200 });
    expect((await client.graphql(getIntrospectionQuery())).errors).toBeUndefined();
  });

  it("of depth are checked after fragments, introspection excepted", async () => {
    const deep = `{ categories { results { ${"parent { ".repeat(14)} id ${"} ".repeat(14)} } } }`;
    expect((await client.graphql(deep)).errors?.[0]).toMatchObject({ code: "QueryComplexityLimitExceeded" });
    const introspection = `{ __schema { types { ${"ofType { ".repeat(0)} fields { type { ofType { ofType { ofType { ofType { name } } } } } } } } }`;
    expect((await client.graphql(introspection)).errors).toBeUndefined();
  });

  it("of documents: a malformed one is refused with the platform's code", async () => {
    for (const query of ["{", "{ nonsense }", "{ product(id: 4) { id } }"]) {
      expect(await client.graphql(query)).toMatchObject({
        status: 400,
        data: null,
        errors: [{ code: "InvalidInput" }],
      });
    }
  });
});
