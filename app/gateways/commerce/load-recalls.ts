import { array, is, string, type, unknown } from "superstruct";
import { type Recall, RecallValue, recallContainer } from "../../catalogue/model/recall";
import type { GatewayError } from "../../foundation/gateway-error";
import { ok, type Result } from "../../foundation/result";
import type { CommerceClient } from "./commerce-client";

const Page = type({ results: array(type({ id: string(), key: string(), value: unknown() })) });
const Stored = type({ value: unknown() });

const pageSize = 200;

/**
 * Loads all recalls of the merchant, which are custom objects.
 * Omits objects that are no recall (`RecallValue`), after `warn` with their keys.
 */
export async function loadRecalls(
  client: Pick<CommerceClient, "read">,
  warn: (event: string, fields: Record<string, unknown>) => void,
): Promise<Result<readonly Recall[], GatewayError>> {
  const recalls: Recall[] = [];
  for (let after = ""; ; ) {
    const where = `id > ${JSON.stringify(after)}`;
    const query = new URLSearchParams({ where, sort: "id asc", limit: String(pageSize) });
    const page = await client.read(`/custom-objects/${recallContainer}?${query}`, Page);
    if (!page.ok) return page;
    const { results } = page.value;
    for (const { key, value } of results) {
      if (is(value, RecallValue)) recalls.push({ ...value, key });
      else warn("recall-malformed", { key });
    }
    if (results.length < pageSize) return ok(recalls);
    after = results.at(-1)?.id ?? after;
  }
}

/** Loads one recall, current even right after a change; null: deleted, or no recall. */
export async function loadRecall(
  client: Pick<CommerceClient, "read">,
  key: string,
): Promise<Result<Recall | null, GatewayError>> {
  const found = await client.read(`/custom-objects/${recallContainer}/${encodeURIComponent(key)}`, Stored);
  if (!found.ok) return found.error.code === "ResourceNotFound" ? ok(null) : found;
  const { value } = found.value;
  return ok(is(value, RecallValue) ? { ...value, key } : null);
}
