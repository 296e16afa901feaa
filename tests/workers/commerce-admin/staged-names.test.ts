import { beforeAll, describe, expect, it } from "vitest";
import { clientOf, takeToken } from "../commerce/platform-client.ts";
import { type Administrator, type Body, connect } from "./administrator.ts";
import { makePricedWorld, makeProduct } from "./priced-products.ts";

let admin: Administrator;

beforeAll(async () => {
  admin = await connect();
  await makePricedWorld(admin);
});

const draftSku = (sku: string) => ({ action: "setSku", variantId: 1, sku });
const draftSlug = (en: string) => ({ action: "changeSlug", slug: { en } });

/** Creates a published product whose draft has another SKU and slug. */
async function makeDrafted(sku: string, slug: string): Promise<Body> {
  return admin.change("products", await makeProduct(admin, {}), draftSku(sku), draftSlug(slug));
}

const newDraft = (sku: string, slug: string) => ({
  productType: { key: "priced" },
  name: { en: "Second" },
  slug: { en: slug },
  masterVariant: { sku },
});

describe("staged names next to published ones", () => {
  it("are refused to other products, staged and new, until released", async () => {
    const owner = await makeDrafted("TAKEN-SKU", "taken-slug");
    const other = await makeProduct(admin, {});
    const taken = (field: string) => ({ errors: [{ code: "DuplicateField", field }] });
    expect(await admin.fail("products", other, draftSku("TAKEN-SKU"))).toMatchObject(taken("sku"));
    expect(await admin.fail("products", other, draftSlug("taken-slug"))).toMatchObject(taken("slug.en"));
    const created = await admin.post("products", newDraft("TAKEN-SKU", "free-slug"));
    expect(await created.json()).toMatchObject(taken("sku"));
    const slugged = await admin.post("products", newDraft("FREE-SKU", "taken-slug"));
    expect(await slugged.json()).toMatchObject(taken("slug.en"));
    const back = await admin.change("products", owner, { action: "revertStagedChanges" });
    expect(await admin.change("products", other, draftSku("TAKEN-SKU"))).toMatchObject({ version: 2 });
    expect(await admin.fail("products", back, draftSku("TAKEN-SKU"))).toMatchObject(taken("sku"));
  });

  it("are refused when another product has published them", async () => {
    const published = await makeProduct(admin, {});
    const other = await makeProduct(admin, {});
    expect((await admin.fail("products", other, draftSku(published.sku))).errors).toMatchObject([
      { code: "DuplicateField", field: "sku", duplicateValue: published.sku },
    ]);
  });

  it("go to one of two products that stage them at once", async () => {
    const products = [await makeProduct(admin, {}), await makeProduct(admin, {})];
    const answers = await Promise.all(
      products.map(({ id }) => admin.post(`products/${id}`, { version: 1, actions: [draftSku("AT-ONCE")] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it("are found in staged queries, and elsewhere only after publication", async () => {
    const { id, version } = await makeDrafted("DRAFTED-SKU", "drafted-slug");
    const find = async (where: string, client: Pick<Administrator, "graphql"> = admin) => {
      const query = "query($where: String) { products(where: $where) { results { id } } }";
      const { data, errors } = await client.graphql(query, { where });
      expect(errors).toBeUndefined();
      return (data as { products: { results: { id: string }[] } }).products.results.map((hit) => hit.id);
    };
    const names = ['masterVariant(sku = "DRAFTED-SKU")', 'slug(en = "drafted-slug")'];
    const shopper = clientOf(await takeToken("view_published_products:ironhall"));
    for (const name of names) {
      expect(await find(`masterData(staged(${name}))`)).toEqual([id]);
      expect(await find(`masterData(current(${name}))`)).toEqual([]);
      expect(await find(`masterData(staged(${name}))`, shopper)).toEqual([]);
    }
    const bySku = `{ product(sku: "DRAFTED-SKU") { id } products(skus: ["DRAFTED-SKU"]) { total } }`;
    expect((await admin.graphql(bySku)).data).toEqual({ product: { id }, products: { total: 1 } });
    expect((await shopper.graphql(bySku)).data).toEqual({ product: null, products: { total: 0 } });
    await admin.change("products", { id, version }, { action: "publish" });
    for (const name of names) expect(await find(`masterData(current(${name}))`)).toEqual([id]);
    expect((await shopper.graphql(bySku)).data).toEqual({ product: { id }, products: { total: 1 } });
  });

  it("leave the replaced names to the published version", async () => {
    const product = await makeProduct(admin, {});
    await admin.change("products", product, draftSku("LATER-SKU"));
    const query = "query($where: String) { products(where: $where) { total } }";
    const where = (data: string) => ({ where: `masterData(${data}(variants(sku = "${product.sku}")))` });
    expect((await admin.graphql(query, where("current"))).data).toEqual({ products: { total: 1 } });
    expect((await admin.graphql(query, where("staged"))).data).toEqual({ products: { total: 0 } });
  });
});
