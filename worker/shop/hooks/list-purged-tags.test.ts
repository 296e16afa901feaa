import { describe, expect, it } from "vitest";
import { err, ok } from "../../../app/foundation/result";
import { type FindProductIds, listPurgedTags } from "./list-purged-tags";
import type { PlatformMessage } from "./platform-message";

const about = (resourceType: string, more: Partial<PlatformMessage> = {}): PlatformMessage => ({
  type: "ResourceUpdated",
  resourceType,
  resourceId: "r1",
  line: `${resourceType}/r1`,
  number: 1,
  isDraftOnly: false,
  stock: null,
  ...more,
});

const owners: Readonly<Record<string, string>> = { EX1: "p1", EX2: "p2" };
const find: FindProductIds = async (skus) => ok(skus.flatMap((sku) => owners[sku] ?? []));

describe("the tags that messages purge", () => {
  it("are those of the products whose prices changed, each once", async () => {
    const messages = [
      about("product", { type: "ProductPriceChanged", resourceId: "p1" }),
      about("product", { type: "ProductPriceDiscountsSet", resourceId: "p3" }),
      about("standalone-price", { priceSku: "EX1" }),
      about("standalone-price", { priceSku: "EX2" }),
    ];
    expect(await listPurgedTags(messages, find)).toEqual(["product-p1", "product-p3", "product-p2"]);
  });

  it("are those of a store's pages when the store changes", async () => {
    expect(await listPurgedTags([about("store", { storeKey: "shop_de" })], find)).toEqual(["store-shop_de"]);
  });

  it.each([
    about("product", { type: "ProductPublished" }),
    about("product"),
    about("category"),
    about("product-type"),
    about("product-discount"),
    about("product-selection"),
    about("tax-category"),
    about("standalone-price"),
    about("store"),
    about("key-value-document", { recallKey: "cable" }),
  ])("are those of all pages for $type of a $resourceType", async (message) => {
    const priced = about("standalone-price", { priceSku: "EX1" });
    expect(await listPurgedTags([priced, message], find)).toEqual(["catalogue"]);
  });

  it("are those of all pages while the platform cannot find a price's product", async () => {
    const failure = { system: "commerce", kind: "timeout", retryable: true, message: "late" } as const;
    const messages = [about("standalone-price", { priceSku: "EX1" })];
    expect(await listPurgedTags(messages, async () => err(failure))).toEqual(["catalogue"]);
  });

  it("are none for drafts, stock, orders, reviews and custom objects", async () => {
    const messages = [
      about("product", { type: "ProductPriceChanged", isDraftOnly: true }),
      ...["inventory-entry", "order", "review", "customer", "key-value-document"].map((each) => about(each)),
    ];
    expect(await listPurgedTags(messages, find)).toEqual([]);
  });
});
