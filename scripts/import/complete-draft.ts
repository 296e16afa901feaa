import { randomBytes } from "node:crypto";
import type { Draft } from "./draft-line.ts";
import type { ResourceKind } from "./resource-kind.ts";

/**
 * Adds what a new resource needs and a draft may omit. The platform leaves a product unpublished unless requested; an
 * import publishes it. A customer without a password gets a random one, to be replaced by a reset.
 */
export function completeDraft(kind: ResourceKind, draft: Draft): Draft {
  if (kind === "products" && draft.publish === undefined) return { ...draft, publish: true };
  const needsPassword = draft.password === undefined && draft.authenticationMode !== "ExternalAuth";
  if (kind === "customers" && needsPassword) {
    return { ...draft, password: randomBytes(24).toString("base64url") };
  }
  return draft;
}
