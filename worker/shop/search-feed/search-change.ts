import { type Infer, literal, nullable, object, string, union } from "superstruct";
import type { PlatformMessage } from "../hooks/platform-message";

/** What travels on the search's own queue: of what the records are to be made anew. `at`: when it changed, ISO 8601. */
export const SearchChange = union([
  object({ kind: literal("product"), id: string(), at: string() }),
  object({ kind: literal("sku"), sku: string(), at: string() }),
  object({ kind: literal("review"), id: string(), at: string() }),
  /** Its own record, and those of the products in it and below it. */
  object({ kind: literal("category"), id: string(), at: string() }),
  /** All products in the order of their ids behind `after`, a page at a time. */
  object({ kind: literal("catalogue"), after: nullable(string()), at: string() }),
]);

export type SearchChange = Infer<typeof SearchChange>;

/** Any product's price or eligibility may follow from it. */
const concernsAll: ReadonlySet<string> = new Set(["product-discount", "product-type", "tax-category"]);

/**
 * What the messages of a batch change in the search, each once. Stock counts when it goes to 0 or comes from it; drafts
 * and what no record tells of change nothing.
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

function toChange(message: PlatformMessage, at: string): SearchChange | null {
  const { resourceType, resourceId: id, availabilitySku, priceSku } = message;
  if (concernsAll.has(resourceType)) return { kind: "catalogue", after: null, at };
  switch (resourceType) {
    case "product":
    case "review":
    case "category":
      return { kind: resourceType, id, at };
    default: {
      const sku = availabilitySku ?? priceSku;
      return sku === undefined ? null : { kind: "sku", sku, at };
    }
  }
}

function toName(change: SearchChange): string {
  return `${change.kind} ${change.kind === "sku" ? change.sku : change.kind === "catalogue" ? "" : change.id}`;
}
