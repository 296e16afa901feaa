import { randomBytes } from "node:crypto";
import type { Draft } from "./draft-line.ts";
import type { ResourceKind } from "./resource-kind.ts";

/**
 * What a new resource needs that a draft may leave out. The platform keeps a product back unless told otherwise; who
 * imports one wants it in the shop. A customer without a password gets one that nobody knows, to be replaced by a
 * reset.
 */
export function completeDraft(kind: ResourceKind, draft: Draft): Draft {
  if (kind === "products" && draft.publish === undefined) return { ...draft, publish: true };
  const needsPassword = draft.password === undefined && draft.authenticationMode !== "ExternalAuth";
  if (kind === "customers" && needsPassword) {
    return { ...draft, password: randomBytes(24).toString("base64url") };
  }
  return draft;
}
