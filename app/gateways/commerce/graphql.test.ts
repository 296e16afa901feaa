import { array, number, string, type } from "superstruct";
import { describe, expect, it } from "vitest";
import { ok } from "../../foundation/result";
import type { CommerceClient } from "./commerce-client";
import { type AnswerOf, graphql } from "./graphql";

const partsFragment = graphql("fragment Parts on InventoryEntry { sku availableQuantity }");

const document = graphql(
  "query Entries($where: String!) { inventoryEntries(where: $where) { results { ...Parts } } }",
  partsFragment,
);

const query: CommerceClient["query"] = async (_document, _variables, shape) =>
  ok(shape.create({ inventoryEntries: { results: [] } }));

const toShape = <Entry extends Parameters<typeof type>[0]>(entry: Entry) =>
  type({ inventoryEntries: type({ results: array(type(entry)) }) });

describe("a document", () => {
  it("is its text with its fragments", () => {
    expect(document).toBe(
      "query Entries($where: String!) { inventoryEntries(where: $where) { results { ...Parts } } }\n" +
        "fragment Parts on InventoryEntry { sku availableQuantity }",
    );
  });

  it("returns exactly the queried fields; others do not compile", () => {
    const answer: AnswerOf<typeof document> = {
      inventoryEntries: { results: [{ sku: "A", availableQuantity: 1 }] },
    };
    // @ts-expect-error: a string
    const wrong: number | undefined = answer.inventoryEntries.results[0]?.sku;
    expect(wrong).toBe("A");
  });

  it("accepts the shape that reads exactly the queried fields; others do not compile", async () => {
    const which = { where: 'sku = "A"' };
    const both = { sku: string(), availableQuantity: number() };
    await query(document, which, toShape(both));
    // @ts-expect-error: the document does not query a version
    await query(document, which, toShape({ ...both, version: number() }));
    // @ts-expect-error: the shape does not read the quantity
    await query(document, which, toShape({ sku: string() }));
    // @ts-expect-error: a number
    await query(document, which, toShape({ ...both, availableQuantity: string() }));
    // @ts-expect-error: the document has no such variable
    await query(document, { were: "" }, toShape(both));
    const unknown = graphql("query Entries { inventoryEntries { results { colour } } }");
    // @ts-expect-error: the schema has no such field
    await query(unknown, {}, toShape({ colour: string() }));
    // @ts-expect-error: a text not passed through `graphql`
    await query("query Entries { inventoryEntries { results { sku } } }", {}, toShape({ sku: string() }));
  });
});
