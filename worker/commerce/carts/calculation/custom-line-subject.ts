import type { PredicateSubject, PredicateValue } from "../../predicates/predicate-subject.ts";
import type { CustomLineItem } from "../cart.ts";
import type { CartFacts } from "../cart-facts.ts";
import { readValue } from "./read-value.ts";

/** A custom line item as predicates see it. */
export function toCustomLineSubject(line: CustomLineItem, facts: CartFacts): PredicateSubject {
  const fields = new Map<string, PredicateValue>([
    ["slug", line.slug],
    ["key", line.key],
    ["quantity", line.quantity],
    ["money", line.money],
    ["price", line.money],
    ["price.centAmount", line.money.centAmount],
    ["taxCategory.id", line.taxCategory?.id],
    ["custom.type.id", line.custom?.type.id],
    ["custom.type.key", line.custom && facts.types.get(line.custom.type.id)?.key],
  ]);
  return {
    readField: ([name = "", ...rest]) => {
      const path = [name, ...rest].join(".");
      if (fields.has(path)) return fields.get(path);
      return name === "custom" ? readValue(line.custom?.fields, rest) : undefined;
    },
    callFunction: () => undefined,
  };
}
