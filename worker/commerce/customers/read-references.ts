import { referencedResourceNotFound } from "../errors/platform-errors.ts";
import {
  type KeyReference,
  type Reference,
  type ResourceIdentifier,
  toReference,
} from "../resources/reference.ts";
import type { CustomerFacts } from "./customer-facts.ts";

/** How an identifier names its resource; empty when it does not. */
export function toName({ id, key }: ResourceIdentifier): string {
  return id ?? key ?? "";
}

/** Stores as customers keep them, each once. Throws ReferencedResourceNotFound. */
export function toStores(
  identifiers: readonly ResourceIdentifier[],
  { storeKeys }: CustomerFacts,
): KeyReference[] {
  const keys = identifiers.map((identifier) => {
    const key = storeKeys.get(toName(identifier));
    if (key === undefined) throw referencedResourceNotFound("store", toName(identifier));
    return key;
  });
  return [...new Set(keys)].map((key) => ({ typeId: "store", key }));
}

/** A customer group; undefined for none. Throws ReferencedResourceNotFound. */
export function toGroup(
  identifier: ResourceIdentifier | null | undefined,
  { groupIds }: CustomerFacts,
): Reference | undefined {
  if (!identifier || toName(identifier) === "") return undefined;
  const id = groupIds.get(toName(identifier));
  if (id === undefined) throw referencedResourceNotFound("customer-group", toName(identifier));
  return toReference("customer-group", id);
}
