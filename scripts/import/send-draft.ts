import { compareAddresses } from "./compare/compare-addresses.ts";
import { compareFields } from "./compare/compare-fields.ts";
import { compareOrder, toImportDraft } from "./compare/compare-order.ts";
import { compareParts } from "./compare/compare-parts.ts";
import { compareProduct } from "./compare/compare-product.ts";
import { completeDraft } from "./complete-draft.ts";
import type { Draft, DraftLine, UpdateAction } from "./draft-line.ts";
import { type PlatformClient, PlatformError, type StoredResource } from "./platform-client.ts";
import type { ReferenceIndex } from "./reference-index.ts";
import type { ResourceKind } from "./resource-kind.ts";
import { toStableText } from "./to-stable-text.ts";

interface Sent {
  readonly outcome: "created" | "updated" | "unchanged";
  readonly resource: StoredResource;
}

/** Creates missing resources, updates different ones, leaves equal ones unchanged. */
export async function sendDraft(
  client: PlatformClient,
  references: ReferenceIndex,
  { kind, draft }: DraftLine,
  existing: StoredResource | undefined,
): Promise<Sent> {
  const resolved = await references.resolve<Draft>(draft);
  if (kind === "custom-objects") return saveObject(client, resolved, existing);
  try {
    return await sendTo(client, { kind, draft: resolved }, existing);
  } catch (error) {
    if (!existing || !(error instanceof PlatformError) || error.status !== 409) throw error;
    // another client changed it meanwhile: compares again with the current version
    return sendTo(client, { kind, draft: resolved }, await client.loadById(kind, existing.id));
  }
}

async function sendTo(
  client: PlatformClient,
  { kind, draft }: Pick<DraftLine, "kind" | "draft">,
  existing: StoredResource | undefined,
): Promise<Sent> {
  if (!existing) {
    if (kind === "orders") return createOrder(client, draft);
    return { outcome: "created", resource: await client.create(kind, completeDraft(kind, draft)) };
  }
  const actions = compareResource(kind, existing, draft);
  if (actions.length === 0) return { outcome: "unchanged", resource: existing };
  return { outcome: "updated", resource: await client.update(kind, existing, actions) };
}

/**
 * Sends the fields that an import draft lacks once the order exists.
 * A second run sends them if the first could not.
 */
async function createOrder(client: PlatformClient, draft: Draft): Promise<Sent> {
  const resource = await client.create("orders/import", toImportDraft(draft));
  const actions = compareOrder(resource, draft);
  if (actions.length === 0) return { outcome: "created", resource };
  return { outcome: "created", resource: await client.update("orders", resource, actions) };
}

/** A custom object is its value: it is written as a whole, whether or not it exists. */
async function saveObject(
  client: PlatformClient,
  draft: Draft,
  existing: StoredResource | undefined,
): Promise<Sent> {
  const isSame = existing && toStableText(existing.value) === toStableText(draft.value);
  if (isSame) return { outcome: "unchanged", resource: existing };
  const resource = await client.create("custom-objects", draft);
  return { outcome: existing ? "updated" : "created", resource };
}

/**
 * Returns the platform's update actions that make a stored resource equal to its draft.
 * Empty when it is.
 */
function compareResource(kind: ResourceKind, stored: StoredResource, draft: Draft): UpdateAction[] {
  if (kind === "products") return compareProduct(stored, draft);
  if (kind === "orders") return compareOrder(stored, draft);
  if (kind === "customers")
    return [...compareFields(kind, stored, draft), ...compareAddresses(stored, draft)];
  return [...compareFields(kind, stored, draft), ...compareParts(kind, stored, draft)];
}
