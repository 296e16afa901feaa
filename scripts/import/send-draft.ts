import { compareResource } from "./compare/compare-resource.ts";
import type { Draft, DraftLine } from "./draft-line.ts";
import type { PlatformClient, StoredResource } from "./platform-client.ts";
import { PlatformError } from "./platform-error.ts";
import type { ReferenceIndex } from "./reference-index.ts";

interface Sent {
  readonly outcome: "created" | "updated" | "unchanged";
  readonly resource: StoredResource;
}

/** Creates what is not there, brings what is there up to date, leaves what is equal alone. */
export async function sendDraft(
  client: PlatformClient,
  references: ReferenceIndex,
  { kind, draft }: DraftLine,
  existing: StoredResource | undefined,
): Promise<Sent> {
  const resolved = await references.resolve<Draft>(forSale(kind, draft));
  if (!existing) return { outcome: "created", resource: await client.create(kind, resolved) };
  const actions = compareResource(kind, existing, resolved);
  if (actions.length === 0) return { outcome: "unchanged", resource: existing };
  try {
    return { outcome: "updated", resource: await client.update(kind, existing, actions) };
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status !== 409) throw error;
    return sendAgain(client, { kind, draft: resolved });
  }
}

/** Somebody else changed it in the meantime: compare once more with what is there now. */
async function sendAgain(
  client: PlatformClient,
  { kind, draft }: Pick<DraftLine, "kind" | "draft">,
): Promise<Sent> {
  const latest = await client.loadByKey(kind, draft.key);
  if (!latest) return { outcome: "created", resource: await client.create(kind, draft) };
  const actions = compareResource(kind, latest, draft);
  if (actions.length === 0) return { outcome: "unchanged", resource: latest };
  return { outcome: "updated", resource: await client.update(kind, latest, actions) };
}

/** The platform keeps a product back unless told otherwise; who imports one wants it in the shop. */
export function forSale(kind: DraftLine["kind"], draft: Draft): Draft {
  return kind === "products" && draft.publish === undefined ? { ...draft, publish: true } : draft;
}
