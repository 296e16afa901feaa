import { describe, expect, it } from "vitest";
import { openCatalogueScope } from "../../../../tests/support/catalogue-scope";
import { loadRelatedProducts } from "./load-card-rows";

const slicer = { id: "slicer", categoryIds: ["butchers"], family: "meat-slicer", parentSkus: [] };
const isSlicer = {
  exact: { field: "variants.attributes.family", fieldType: "text", value: "meat-slicer" },
};
const isAccessory = {
  exists: { field: "variants.attributes.parentProductsForAccessory", fieldType: "set_text" },
};

/** Returns the platform's search query for the related products. */
async function readQuery(product: Parameters<typeof loadRelatedProducts>[1]): Promise<unknown> {
  const queries: unknown[] = [];
  const scope = openCatalogueScope((operation, { query }) => {
    if (operation === "Cards") queries.push(query);
    return { productsSearch: { results: [] } };
  });
  await loadRelatedProducts(scope, product, 8);
  return queries[0];
}

describe("the related products", () => {
  it("of a machine are machines of its family, whatever else its categories contain", async () => {
    const query = await readQuery(slicer);
    expect(query).toEqual({ and: expect.arrayContaining([isSlicer, { not: [isAccessory] }]) });
    expect(JSON.stringify(query)).not.toContain("butchers");
  });

  it("of an accessory are accessories of its family", async () => {
    const blade = { ...slicer, id: "blade", parentSkus: ["EX10020000"] };
    expect(await readQuery(blade)).toEqual({ and: expect.arrayContaining([isSlicer, isAccessory]) });
  });

  it("of a product without a family are those of its categories", async () => {
    const among = { or: [{ exact: { field: "categories", value: "butchers" } }] };
    expect(await readQuery({ ...slicer, family: null })).toEqual({ and: expect.arrayContaining([among]) });
  });
});
