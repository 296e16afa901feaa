import { array, enums, type Infer, literal, nullable, object, optional, string, union } from "superstruct";
import type { PlatformMessage } from "../hooks/platform-message";

/** `prices`: price, list price, reduction and the next price change; no texts, no attributes. */
const Part = enums(["all", "prices"]);

/** Resources that records depend on besides their products. */
const Dependency = enums(["category", "product-type", "tax-category", "product-discount"]);

/** A message of the search queue: which records are outdated. `at`: the time of the change, ISO 8601. */
export const SearchChange = union([
  object({ kind: literal("product"), id: string(), at: string() }),
  object({ kind: literal("products"), ids: array(string()), part: Part, at: string() }),
  object({ kind: literal("sku"), sku: string(), at: string() }),
  object({ kind: literal("review"), id: string(), at: string() }),
  /** The affected products are found when the message is consumed (`findDependents`). */
  object({ kind: literal("dependency"), type: Dependency, id: string(), at: string() }),
  /** All products after the id `after`, a page at a time; `part` is `all` when missing. */
  object({ kind: literal("catalogue"), part: optional(Part), after: nullable(string()), at: string() }),
]);

export type SearchChange = Infer<typeof SearchChange>;
export type Of<Kind extends SearchChange["kind"]> = Extract<SearchChange, { kind: Kind }>;

/**
 * The search changes of a batch of messages, each once. Stock counts when it becomes 0 or leaves 0; drafts and
 * resources that no record depends on change nothing.
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
