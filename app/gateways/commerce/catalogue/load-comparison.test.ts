import { describe, expect, it } from "vitest";
import { openCatalogueScope } from "../../../../tests/support/catalogue-scope";
import { ok } from "../../../foundation/result";
import { loadComparisonProducts } from "./load-comparison";

const mixer = { sku: "EX10010000", family: "planetary-mixer", tags: [], technicalData: [], parentSkus: [] };

function openScope() {
  const queries: unknown[] = [];
  const scope = openCatalogueScope((operation, { query }) => {
    if (operation === "ComparisonProducts") queries.push(query);
    return { productsSearch: { results: [] } };
  });
  return { queries, scope };
}

describe("the comparison of a product", () => {
  it("contains machines of its family, never accessories and spare parts", async () => {
    const { queries, scope } = openScope();
    await loadComparisonProducts(scope, mixer, 30);
    const isAccessory = {
      exists: { field: "variants.attributes.parentProductsForAccessory", fieldType: "set_text" },
    };
    expect(queries).toEqual([{ and: expect.arrayContaining([{ not: [isAccessory] }]) }]);
  });

  it("is empty for a spare part, which shares only the family with the machine that it fits", async () => {
    const { queries, scope } = openScope();
    const bowl = { ...mixer, sku: "EX10019900", parentSkus: [mixer.sku] };
    expect(await loadComparisonProducts(scope, bowl, 30)).toEqual(ok([]));
    expect(queries).toEqual([]);
  });
});
