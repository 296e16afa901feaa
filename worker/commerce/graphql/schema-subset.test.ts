import { readFileSync } from "node:fs";
import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { listSchemaFacts, toFactMark } from "../../../tests/support/schema-facts.ts";
import { schemaSource } from "../schema/schema.ts";

/**
 * A hash of each fact of the platform's published schema; `vitest --update` rewrites them from the schema that the
 * environment names.
 */
const recordedFile = new URL("../../../tests/support/published-schema-facts.txt", import.meta.url).pathname;

/** Types of the published schema that the available file lacks (commercetools-api-reference, August 2026). */
const leftOut = `
  extend input CartDiscountTargetInput {
    lineItems: LineItemsTargetInput
    customLineItems: CustomLineItemsTargetInput
    shipping: ShippingTargetInput
    multiBuyLineItems: MultiBuyLineItemsTargetInput
    multiBuyCustomLineItems: MultiBuyCustomLineItemsTargetInput
  }
  input LineItemsTargetInput { predicate: String! }
  input CustomLineItemsTargetInput { predicate: String! }
  input ShippingTargetInput { dummy: String }
  type LineItemsTarget implements CartDiscountTarget { predicate: String! type: String! }
  type CustomLineItemsTarget implements CartDiscountTarget { predicate: String! type: String! }
  type ShippingTarget implements CartDiscountTarget { type: String! }
  ${["LineItems", "CustomLineItems"].map(
    (lines) => `
      input MultiBuy${lines}TargetInput {
        predicate: String! triggerQuantity: Long! discountedQuantity: Long! maxOccurrence: Int selectionMode: SelectionMode
      }
      type MultiBuy${lines}Target implements CartDiscountTarget {
        predicate: String! triggerQuantity: Long! discountedQuantity: Long! maxOccurrence: Int
        selectionMode: SelectionMode! type: String!
      }`,
  )}`;

it("the served schema is a subset of the platform's published one: same names, arguments, nullability", async () => {
  const published = process.env.IRONHALL_REFERENCE_SCHEMA;
  const recorded = published ? toMarks(readFileSync(published, "utf8")) : readFileSync(recordedFile, "utf8");
  if (published) await expect(recorded).toMatchFileSnapshot(recordedFile);
  const marks = new Set(recorded.trim().split("\n"));
  const facts = listSchemaFacts(buildSchema(schemaSource));
  expect(facts.length).toBeGreaterThan(1000);
  expect(facts.filter((fact) => !marks.has(toFactMark(fact)))).toEqual([]);
});

function toMarks(source: string): string {
  const whole = source.includes("type LineItemsTarget ") ? source : `${source}${leftOut}`;
  const facts = listSchemaFacts(buildSchema(whole, { assumeValid: true }));
  return `${[...new Set(facts.map(toFactMark))].sort().join("\n")}\n`;
}
