import { describe, expect, it } from "vitest";
import { openCatalogueScope } from "../../../tests/support/catalogue-scope";
import { ok } from "../../foundation/result";
import { loadStock } from "./load-stock";

describe("the stock of SKUs", () => {
  it("is queried from the entries without a channel, with the number of SKUs as the limit", async () => {
    const requests: unknown[] = [];
    const { client } = openCatalogueScope((_operation, variables) => {
      requests.push(variables);
      return { inventoryEntries: { results: [{ sku: "A", availableQuantity: -2 }] } };
    });
    const stock = await loadStock(client, ["A", 'B"', "A"]);
    expect(requests).toEqual([{ where: 'sku in ("A", "B\\"") and supplyChannel is not defined', limit: 2 }]);
    expect(stock).toEqual(ok(new Map([["A", -2]])));
    expect(await loadStock(client, [])).toEqual(ok(new Map()));
    expect(requests).toHaveLength(1);
  });
});
