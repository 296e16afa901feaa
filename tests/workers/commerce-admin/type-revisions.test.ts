import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import type { WorkerBindings } from "../../../worker/commerce/environment.ts";
import worker from "../../../worker/commerce/index.ts";
import { type Administrator, type Body, connect, dataOf } from "./administrator.ts";

let admin: Administrator;
let type: Body;
let serial = 0;

const label = (en: string) => ({ en });

beforeEach(async () => {
  admin = await connect();
  serial += 1;
  type = await admin.make("product-types", {
    key: `coat-${serial}`,
    name: "Coat",
    description: "",
    attributes: [
      {
        name: "colour",
        label: label("Colour"),
        type: { name: "enum", values: [{ key: "red", label: "Scarlet" }] },
      },
      { name: "length", label: label("Length"), type: { name: "number" } },
    ],
  });
});

/** Creates a published product of the type; returns its id. */
async function makeCoat(): Promise<string> {
  serial += 1;
  const { id } = await admin.make("products", {
    productType: { id: type.id },
    name: label(`Coat ${serial}`),
    slug: label(`coat-${serial}`),
    publish: true,
    masterVariant: {
      sku: `COAT-${serial}`,
      attributes: [
        { name: "colour", value: "red" },
        { name: "length", value: 90 },
      ],
    },
  });
  return id;
}

async function count(query: object): Promise<number> {
  const { productsSearch } = dataOf(
    await admin.graphql("query ($query: SearchQueryInput) { productsSearch(query: $query) { total } }", {
      query: { and: [{ exact: { field: "productType", value: type.id } }, query] },
    }),
  ) as unknown as { productsSearch: { total: number } };
  return productsSearch.total;
}

const byLength = { range: { float: { field: "variants.attributes.length", gte: 1 } } };
const byLabel = (value: string) => ({
  exact: { field: "variants.attributes.colour.label", value, fieldType: "enum" },
});

describe("products are found by their type's current definition", () => {
  const setSearchable = async (isSearchable: boolean) => {
    type = await admin.change("product-types", type, {
      action: "changeIsSearchable",
      attributeName: "length",
      isSearchable,
    });
  };

  it("when an attribute stops being searchable, and when it becomes so again; their version is unchanged", async () => {
    const id = await makeCoat();
    const before = await admin.read(`products/${id}`);
    expect(await count(byLength)).toBe(1);
    await setSearchable(false);
    expect(await count(byLength)).toBe(0);
    await setSearchable(true);
    expect(await count(byLength)).toBe(1);
    expect(await admin.read(`products/${id}`)).toEqual(before);
  });

  it("when an enum value has another label", async () => {
    await makeCoat();
    expect([await count(byLabel("Scarlet")), await count(byLabel("Crimson"))]).toEqual([1, 0]);
    type = await admin.change("product-types", type, {
      action: "changePlainEnumValueLabel",
      attributeName: "colour",
      newValue: { key: "red", label: "Crimson" },
    });
    expect([await count(byLabel("Scarlet")), await count(byLabel("Crimson"))]).toEqual([0, 1]);
  });
});

describe("a change of a type that is interrupted while updating its products", () => {
  const rename = { action: "changeAttributeName", attributeName: "length", newAttributeName: "hem" };

  /** Makes writes of the product fail, as if the worker had stopped at it. */
  const cutOffAt = (id: string) =>
    env.DB.prepare(
      `CREATE TRIGGER cut_off BEFORE UPDATE ON product WHEN NEW.id = '${id}' BEGIN SELECT RAISE(ABORT, 'cut off'); END`,
    ).run();
  const letThrough = () => env.DB.prepare("DROP TRIGGER cut_off").run();

  async function attributesOf(id: string): Promise<readonly string[]> {
    const { masterData } = (await admin.read(`products/${id}`)) as unknown as {
      masterData: { current: { masterVariant: { attributes: { name: string }[] } } };
    };
    return masterData.current.masterVariant.attributes.map(({ name }) => name);
  }

  const runSchedule = () => worker.scheduled({} as ScheduledController, env as unknown as WorkerBindings);

  const seqOf = (id = "") => env.DB.prepare("SELECT seq FROM product WHERE id = ?").bind(id).first("seq");
  const placeOf = (typeId: string) =>
    env.DB.prepare("SELECT done_seq FROM product_type_revision WHERE product_type_id = ?")
      .bind(typeId)
      .first("done_seq");

  /** Creates more products than one batch takes; the last one cannot be written. */
  async function cutOff(): Promise<{ first: string; last: string }> {
    const ids: string[] = [];
    for (let made = 0; made < 51; made += 1) ids.push(await makeCoat());
    const [first = "", last = ""] = [ids[0], ids.at(-1)];
    await cutOffAt(last);
    const answer = await admin.post(`product-types/${type.id}`, { version: type.version, actions: [rename] });
    expect(answer.status).toBe(500);
    await letThrough();
    type = await admin.read(`product-types/${type.id}`);
    expect(type).toMatchObject({ version: 2, attributes: [{ name: "colour" }, { name: "hem" }] });
    expect(await attributesOf(first)).toEqual(["colour", "hem"]);
    expect(await attributesOf(last)).toEqual(["colour", "length"]);
    expect(await placeOf(type.id)).toBe(await seqOf(ids[49]));
    return { first, last };
  }

  it("is completed before the next change, so that a name can be reused", async () => {
    const { first, last } = await cutOff();
    type = await admin.change("product-types", type, {
      action: "addAttributeDefinition",
      attribute: { name: "length", label: label("Length"), type: { name: "text" } },
    });
    for (const id of [first, last]) expect(await attributesOf(id)).toEqual(["colour", "hem"]);
    expect(await admin.read(`products/${first}`)).toMatchObject({ version: 2 });
  });

  it("is completed by the schedule after a delay", async () => {
    const { first, last } = await cutOff();
    await runSchedule();
    expect(await attributesOf(last)).toEqual(["colour", "length"]);
    // The delay of a minute is over, without another change.
    await env.DB.prepare("UPDATE product_type_revision SET resume_at = ?")
      .bind("2020-01-01T00:00:00.000Z")
      .run();
    await runSchedule();
    for (const id of [first, last]) {
      expect(await attributesOf(id)).toEqual(["colour", "hem"]);
      expect(await admin.read(`products/${id}`)).toMatchObject({ version: 2 });
    }
    expect(await env.DB.prepare("SELECT count(*) AS n FROM product_type_revision").first("n")).toBe(0);
  });
});
