import type { PredicateSubject, PredicateValue } from "../../predicates/predicate-subject.ts";
import type { LineItem } from "../cart.ts";
import type { CartFacts, VariantSnapshot } from "../cart-facts.ts";
import { readValue } from "./read-value.ts";

/** A line item as predicates see it. */
export function toLineSubject(line: LineItem, facts: CartFacts): PredicateSubject {
  const snapshot = facts.snapshots.get(line.snapshotId);
  return {
    readField: ([name = "", ...rest]) => {
      if (name === "attributes") return readAttribute(snapshot, rest);
      const path = [name, ...rest].join(".");
      const read = fields.get(path);
      if (read) return read(line, snapshot, facts);
      return name === "custom" ? readValue(line.custom?.fields, rest) : undefined;
    },
    callFunction: () => undefined,
  };
}

type ReadField = (line: LineItem, snapshot: VariantSnapshot | undefined, facts: CartFacts) => PredicateValue;

const fields = new Map<string, ReadField>([
  ["sku", (line) => line.sku],
  ["key", (line) => line.key],
  ["quantity", (line) => line.quantity],
  ["product.id", (line) => line.productId],
  ["product.key", (_line, snapshot) => snapshot?.productKey],
  ["productType.id", (_line, snapshot) => snapshot?.productTypeId],
  ["productType.key", (_line, snapshot) => snapshot?.productTypeKey],
  ["variant.id", (line) => line.variantId],
  ["variant.key", (_line, snapshot) => snapshot?.variant.key],
  ["variant.sku", (line) => line.sku],
  ["categories.id", (_line, snapshot) => snapshot?.categoryIds],
  ["categories.key", (_line, snapshot) => snapshot?.categoryKeys],
  ["categoriesWithAncestors.id", (_line, snapshot) => snapshot?.ancestorIds],
  ["categoriesWithAncestors.key", (_line, snapshot) => snapshot?.ancestorKeys],
  ["taxCategory.id", (line) => line.taxCategoryId],
  ["price", (line) => line.price.value],
  ["price.centAmount", (line) => line.price.value.centAmount],
  ["price.currencyCode", (line) => line.price.value.currencyCode],
  ["price.country", (line) => line.price.country],
  ["price.discount.id", (line) => line.price.discounted?.discount.id],
  ["price.customerGroup.id", (line) => line.price.customerGroup?.id],
  ["price.customerGroup.key", readGroupKey],
  ["price.channel.id", (line) => line.price.channel?.id],
  ["custom.type.id", (line) => line.custom?.type.id],
  ["custom.type.key", (line, _shown, facts) => line.custom && facts.types.get(line.custom.type.id)?.key],
  ["supplyChannel.id", (line) => line.supplyChannel?.id],
  ["distributionChannel.id", (line) => line.distributionChannel?.id],
]);

function readAttribute(
  snapshot: VariantSnapshot | undefined,
  [name, ...rest]: readonly string[],
): PredicateValue {
  const attribute = snapshot?.variant.attributes.find((candidate) => candidate.name === name);
  return attribute ? readValue(attribute.value, rest) : undefined;
}

function readGroupKey(
  { price }: LineItem,
  _shown: VariantSnapshot | undefined,
  facts: CartFacts,
): PredicateValue {
  return price.customerGroup && facts.customerGroups.get(price.customerGroup.id)?.key;
}
