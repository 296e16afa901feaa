import type { Draft } from "../draft-line.ts";
import type { StoredResource } from "../platform-client.ts";
import type { ResourceKind } from "../resource-kind.ts";
import { compareAddresses } from "./compare-addresses.ts";
import { compareFields } from "./compare-fields.ts";
import { compareParts } from "./compare-parts.ts";
import { compareProduct } from "./compare-product.ts";
import type { UpdateAction } from "./update-action.ts";

/** The platform's own update actions that make a stored resource what its draft says; none when it is so. */
export function compareResource(kind: ResourceKind, stored: StoredResource, draft: Draft): UpdateAction[] {
  if (kind === "products") return compareProduct(stored, draft);
  if (kind === "customers")
    return [...compareFields(kind, stored, draft), ...compareAddresses(stored, draft)];
  return [...compareFields(kind, stored, draft), ...compareParts(kind, stored, draft)];
}
