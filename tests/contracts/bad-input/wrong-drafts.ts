import { toImportDraft } from "../../../scripts/import/compare/compare-order.ts";
import type { Draft } from "../../../scripts/import/draft-line.ts";
import type { BadRequest } from "./bad-request.ts";

/** Fields that accept any value. */
const free = new Set(["value", "fields", "custom"]);

interface WrongDraft {
  readonly path: string;
  readonly draft: unknown;
}

/** Returns values of other JSON types than the given one. */
function toOtherTypes(value: unknown): readonly unknown[] {
  if (typeof value === "string") return [5, true, {}, []];
  if (typeof value === "number") return ["many", {}, true];
  if (typeof value === "boolean") return ["perhaps", 5, {}];
  return Array.isArray(value) ? ["text", 5] : ["text", 5, []];
}

/** Returns copies of the draft, each with one field of another type. */
function toWrongDrafts(value: unknown, path: string): readonly WrongDraft[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => !free.has(name));
  return entries.flatMap(([name, own]) => {
    const here = `${path}.${name}`;
    const put = (next: unknown) =>
      Array.isArray(value)
        ? value.map((old, index) => (String(index) === name ? next : old))
        : { ...value, [name]: next };
    return [
      ...toOtherTypes(own).map((other) => ({ path: `${here}: ${JSON.stringify(other)}`, draft: put(other) })),
      ...toWrongDrafts(own, here).map((inner) => ({ path: inner.path, draft: put(inner.draft) })),
    ];
  });
}

/** Names that must be unique per draft; an order's SKUs are those of products. */
const ownNames = ["key", "sku", "code"];
const ownNamesOfOrders = ["key", "orderNumber", "addressKey"];

/** Appends a suffix to such names, so that no draft is refused as a duplicate. */
function rename(value: unknown, names: readonly string[], name = ""): unknown {
  if (typeof value === "string") {
    if (name === "email") return `new-${value}`;
    return names.includes(name) ? `${value}-new` : value;
  }
  if (Array.isArray(value)) return value.map((item) => rename(item, names));
  if (typeof value !== "object" || value === null) return value;
  if ("typeId" in value) return value;
  const isSlug = name === "slug";
  return Object.fromEntries(
    Object.entries(value).map(([own, inner]) => [
      own,
      isSlug && typeof inner === "string" ? `${inner}-new` : rename(inner, names, own),
    ]),
  );
}

/**
 * Returns an order's draft as the platform accepts it.
 * Its payments are named by ids, which differ in every run.
 */
function toNew(kind: string, draft: Draft): unknown {
  if (kind !== "orders") return rename(draft, ownNames);
  const { paymentInfo: _payments, ...order } = toImportDraft(draft);
  return rename(order, ownNamesOfOrders);
}

/** Lists drafts of one kind, each with one defect. */
export function listWrongDrafts(kind: string, drafts: readonly Draft[]): readonly BadRequest[] {
  const post = (name: string, body: string): BadRequest => ({
    name: `${kind} ${name}`.slice(0, 120),
    method: "POST",
    path: kind === "orders" ? "/ironhall/orders/import" : `/ironhall/${kind}`,
    body,
  });
  const whole = ["", "{", "null", "[]", "5", '"text"', '{"key":'].map((body) => post(`body ${body}`, body));
  const parts = drafts.flatMap((draft) =>
    toWrongDrafts(toNew(kind, draft), "").map(({ path, draft: wrong }) => post(path, JSON.stringify(wrong))),
  );
  return [...whole, ...parts];
}
