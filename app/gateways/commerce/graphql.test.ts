import { describe, expect, it } from "vitest";
import { checkResponse } from "./check-response";
import { type AnswerOf, type CommerceDocument, graphql } from "./graphql";

const partsFragment = graphql("fragment Parts on InventoryEntry { sku availableQuantity }");

const document = graphql(
  "query Entries($where: String!) { inventoryEntries(where: $where) { results { ...Parts } } }",
  partsFragment,
);

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

  it("has its own variables; others do not compile", () => {
    type Variables = typeof document extends CommerceDocument<unknown, infer Own> ? Own : never;
    const variables: Variables = { where: 'sku = "A"' };
    // @ts-expect-error: the document has no such variable
    const wrong: Variables = { were: "" };
    expect(wrong).not.toEqual(variables);
  });

  it("has no fields beyond the schema", () => {
    const unknown = graphql("query Entries { inventoryEntries { results { colour } } }");
    const found: AnswerOf<typeof unknown> = { inventoryEntries: { results: [{ colour: "red" }] } };
    // @ts-expect-error: a field of no known type
    expect(found.inventoryEntries.results[0]?.colour.length).toBe(3);
    expect(() => checkResponse(unknown, found)).toThrow("InventoryEntry has no field colour");
  });
});
