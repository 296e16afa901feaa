import { createHash } from "node:crypto";
import type { Failure } from "superstruct";
import { draftList } from "./compare/same-value.ts";
import {
  type BadLine,
  type Draft,
  type DraftLine,
  isObject,
  type Json,
  type JsonFields,
  type LineOrigin,
} from "./draft-line.ts";
import { type ResourceKind, resourceKinds } from "./resource-kind.ts";
import { draftShapes } from "./schemas/draft-shapes.ts";
import { toStableText } from "./to-stable-text.ts";

/** Parses one line as a draft of its kind, or returns the error in one sentence. */
export function parseDraftLine(text: string, kind: ResourceKind, origin: LineOrigin): DraftLine | BadLine {
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { origin, reason: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  return toDraftLine(value, kind, origin);
}

/** Checks a draft that is already an object. */
export function toDraftLine(value: Json, kind: ResourceKind, origin: LineOrigin): DraftLine | BadLine {
  if (!isObject(value)) return { origin, reason: "not a JSON object" };
  const [failure] = draftShapes[kind].validate(value);
  if (failure) return { origin, reason: describeFailure(failure) };
  return { kind, origin, draft: withKey(value, kind) };
}

/** Drafts of some kinds, from a generator. */
export type DraftsByKind = Readonly<Partial<Record<ResourceKind, readonly unknown[]>>>;

/** Checks generated drafts like those of files, in the order that a platform requires. */
export function toDraftLines(drafts: DraftsByKind, source: string): { lines: DraftLine[]; bad: BadLine[] } {
  const lines: DraftLine[] = [];
  const bad: BadLine[] = [];
  for (const kind of resourceKinds) {
    for (const [at, draft] of (drafts[kind] ?? []).entries()) {
      const parsed = toDraftLine(toJson(draft), kind, { file: `${kind} of ${source}`, line: at + 1 });
      if ("draft" in parsed) lines.push(parsed);
      else bad.push(parsed);
    }
  }
  return { lines, bad };
}

/**
 * Returns what a file would contain of a generated value: fields that are undefined are dropped. A text of a hundred
 * megabytes, written and parsed for that, takes five times longer.
 */
function toJson(value: unknown): Json {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === "object" && !("toJSON" in value)) {
    const fields: Record<string, Json> = {};
    for (const [name, field] of Object.entries(value)) if (field !== undefined) fields[name] = toJson(field);
    return fields;
  }
  if (typeof value === "string" || typeof value === "boolean") return value;
  return JSON.parse(JSON.stringify(value));
}

/** Formats "masterVariant.prices.0.value.centAmount: expected an integer but received: "12.50"". */
function describeFailure({ path, message, value }: Failure): string {
  const where = path.join(".");
  if (value === undefined) return `${where}: is missing`;
  // superstruct repeats the path and starts with a capital
  const detail = message.replace(/^At path: .*? -- /, "").replace(/^Expected/, "expected");
  return where ? `${where}: ${detail}` : detail;
}

/**
 * A draft needs a key to be found again; if missing, one is derived from its identity. An order is found by its number,
 * which serves as its key.
 */
export function withKey(draft: JsonFields, kind: ResourceKind): Draft {
  if (kind === "orders") {
    const { orderNumber } = draft;
    const number = typeof orderNumber === "string" ? orderNumber : toKey(kind, toStableText(draft));
    return { ...draft, orderNumber: number, key: number };
  }
  if (typeof draft.key === "string") return { ...draft, key: draft.key };
  return { ...draft, key: toKey(kind, identityOf(draft, kind)) };
}

function identityOf(draft: JsonFields, kind: ResourceKind): string {
  if (kind === "inventory") return JSON.stringify([draft.sku, draft.supplyChannel ?? null]);
  if (kind === "products") {
    const sku = isObject(draft.masterVariant) ? draft.masterVariant.sku : undefined;
    return typeof sku === "string" ? sku : JSON.stringify(draft.slug);
  }
  if (kind === "cart-discounts" || kind === "product-discounts") {
    // no two competing discounts share a sort order
    return JSON.stringify([draft.sortOrder ?? null, draft.discountGroup ?? null]);
  }
  if (kind === "categories") return JSON.stringify(draft.slug);
  if (kind === "payments") return toStableText(draft);
  if (kind === "standalone-prices") return JSON.stringify(priceScope(draft));
  if (kind === "customers" && draftList(draft.stores).length > 0) return JSON.stringify(accountOf(draft));
  const name = draft.code ?? draft.email ?? draft.groupName ?? draft.name;
  return typeof name === "string" ? name : JSON.stringify(draft);
}

/** One e-mail address may have an account in each of several stores. */
function accountOf({ email, stores }: JsonFields): Json {
  const names = draftList(stores).map(({ key, id }) => String(key ?? id));
  return [email ?? null, ...names.sort()];
}

/** Returns the scope, which is unique per SKU. */
function priceScope({
  sku,
  value,
  country,
  customerGroup,
  channel,
  validFrom,
  validUntil,
}: JsonFields): Json {
  const currency = isObject(value) ? (value.currencyCode ?? null) : null;
  const scope = [sku, currency, country, customerGroup, channel, validFrom, validUntil];
  return scope.map((part) => part ?? null);
}

/** Readable if the identity is a plain word, else a digest. */
function toKey(kind: ResourceKind, identity: string): string {
  if (/^[A-Za-z0-9_-]{2,200}$/.test(identity)) return identity;
  return `${kind}-${createHash("sha256").update(identity).digest("hex").slice(0, 24)}`;
}
