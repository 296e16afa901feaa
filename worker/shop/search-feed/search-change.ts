import { array, enums, type Infer, literal, nullable, object, optional, string, union } from "superstruct";
import type { PlatformMessage } from "../hooks/platform-message";

/** `prices`: price, list price, reduction and the next change of a price; no words, no attributes. */
const Part = enums(["all", "prices"]);

/** What records depend on besides their products. */
const Dependency = enums(["category", "product-type", "tax-category", "product-discount"]);

/** A message of the search queue: whose records are out of date. `at`: when it changed, ISO 8601. */
export const SearchChange = union([
  object({ kind: literal("product"), id: string(), at: string() }),
  object({ kind: literal("products"), ids: array(string()), part: Part, at: string() }),
  object({ kind: literal("sku"), sku: string(), at: string() }),
  object({ kind: literal("review"), id: string(), at: string() }),
  /** Which products it touches is worked out when the message is consumed (`findDependents`). */
  object({ kind: literal("dependency"), type: Dependency, id: string(), at: string() }),
  /** All products in the order of their ids behind `after`, a page at a time; `part` is `all` when missing. */
  object({ kind: literal("catalogue"), part: optional(Part), after: nullable(string()), at: string() }),
]);

export type SearchChange = Infer<typeof SearchChange>;
export type Of<Kind extends SearchChange["kind"]> = Extract<SearchChange, { kind: Kind }>;

/**
 * What the messages of a batch change in the search, each once. Stock counts when it goes to 0 or comes from it; drafts
 * and resources that no record depends on change nothing.
 */
export function listSearchChanges(
  messages: readonly PlatformMessage[],
  now: Date = new Date(),
): readonly SearchChange[] {
  const changes = messages
    .filter(({ isDraftOnly }) => !isDraftOnly)
    .flatMap((message) => toChange(message, message.at ?? now.toISOString()) ?? []);
  const byName = new Map(changes.map((change) => [toName(change), change]));
  return [...byName.values()];
}

type MessageChange = Of<"product"> | Of<"review"> | Of<"sku"> | Of<"dependency">;

function toChange(message: PlatformMessage, at: string): MessageChange | null {
  const { resourceType, resourceId: id, availabilitySku, priceSku } = message;
  switch (resourceType) {
    case "product":
    case "review":
      return { kind: resourceType, id, at };
    case "category":
    case "product-type":
    case "tax-category":
    case "product-discount":
      return { kind: "dependency", type: resourceType, id, at };
    default: {
      const sku = availabilitySku ?? priceSku;
      return sku === undefined ? null : { kind: "sku", sku, at };
    }
  }
}

function toName(change: MessageChange): string {
  if (change.kind === "sku") return `sku ${change.sku}`;
  return change.kind === "dependency" ? `${change.type} ${change.id}` : `${change.kind} ${change.id}`;
}
