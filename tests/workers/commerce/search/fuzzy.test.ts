import { beforeAll, describe, expect, it } from "vitest";
import { productDraft } from "../demo-drafts.ts";
import { create, type PlatformClient } from "../platform-client.ts";
import { openShop, SEARCH, type Search } from "./search-shop.ts";

let client: PlatformClient;
let search: Search;

beforeAll(async () => {
  ({ client, search } = await openShop());
  await create(client, "products", {
    ...productDraft({ number: 41, names: { en: "Planetary mixer", de: "Küchenmaschine", bg: "Миксер" } }),
    description: { en: "Kneads heavy dough" },
    searchKeywords: { en: [{ text: "blender" }] },
  });
  await create(client, "products", productDraft({ number: 42, names: { en: "Planet poster" } }));
});

const fuzzy = (value: string, options: object = {}) => ({
  query: { fuzzy: { field: "name", language: "en", value, level: 2, ...options } },
});

describe("a search with typos", () => {
  it.each<[string, object, string[]]>([
    ["planetary", {}, ["41"]],
    ["plantary", {}, ["41"]],
    ["planetrya", {}, ["41"]],
    ["lpanetary", {}, ["41"]],
    ["xxanetary", {}, ["41"]],
    ["planetaryyy", {}, ["41"]],
    ["PLANETÁRÝ", {}, ["41"]],
    ["plantry", { level: 2 }, ["41"]],
    ["plantry", { level: 1 }, []],
    ["planetari", { level: 0 }, []],
    ["mixor", {}, ["41"]],
    ["moxor", {}, []],
    ["gsa", {}, ["22"]],
    ["plantary mixxer", { mustMatch: "all" }, ["41"]],
    ["plantary torhc", { mustMatch: "all" }, []],
    ["plantary torhc", { mustMatch: "any" }, ["22", "41"]],
    ["Kuchenmachsine", { language: "de" }, ["41"]],
    ["Kuchenmachsine", { language: "en" }, []],
    ["миксар", { language: "bg" }, ["41"]],
    ["dogh", { field: "description" }, ["41"]],
    ["blendar", { field: "searchKeywords" }, ["41"]],
    ["Forg", { field: "variants.attributes.brand", language: null }, ["21", "41", "42"]],
    ["Forg", { field: "variants.attributes.tags", language: null }, []],
    ["", {}, []],
    ["torch".repeat(20), {}, []],
    [Array(30).fill("plantary").join(" "), {}, ["41"]],
  ])("finds %j with %j", async (value, options, keys) => {
    expect([...(await search(fuzzy(value, options))).keys].sort()).toEqual(keys);
  });

  it("ranks the nearest spelling first", async () => {
    expect((await search({ ...fuzzy("planett"), sort: [{ field: "score", order: "desc" }] })).keys).toEqual([
      "42",
    ]);
    expect((await search(fuzzy("poster"))).keys).toEqual(["42"]);
    await create(client, "products", productDraft({ number: 43, names: { en: "Torche torche torche" } }));
    expect((await search(fuzzy("torch"))).keys).toEqual(["22", "43"]);
  });

  it("needs one more statement than an exact search, whatever the number of words", async () => {
    const plain = { fullText: { field: "name", language: "en", value: "planetary mixer" } };
    const before = await client.graphql(SEARCH, { query: plain });
    const after = await client.graphql(SEARCH, fuzzy("plantary mixxer"));
    expect(after.errors).toBeUndefined();
    expect(after.statements).toBe(before.statements + 1);
  });

  it("finds the words of a changed name", async () => {
    expect((await search(fuzzy("helicoptr"))).total).toBe(0);
    const stored: { version: number } = await (await client.get("products/key=p-00000042")).json();
    const actions = [{ action: "changeName", name: { en: "Helicopter poster" }, staged: false }];
    await client.post("products/key=p-00000042", { version: stored.version, actions });
    expect((await search(fuzzy("helicoptr"))).keys).toEqual(["42"]);
  });
});
