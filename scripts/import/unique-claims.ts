import { draftList } from "./compare/same-value.ts";
import { type DraftLine, isObject, toIdentity } from "./draft-line.ts";

/** Something that one draft of its kind may have, and the words for it. */
export interface UniqueClaim {
  readonly name: string;
  readonly what: string;
}

/** What no two drafts of a kind may share; the platform would take whichever comes first, which chance decides. */
export function listUniqueClaims({ kind, draft }: DraftLine): readonly UniqueClaim[] {
  const own = [{ name: `key ${toIdentity(kind, draft)}`, what: "" }];
  if (kind === "products") return [...own, ...skuClaims(draft), ...slugClaims(draft)];
  if (kind === "categories") return [...own, ...slugClaims(draft)];
  if (kind === "discount-codes") return [...own, claim("code", String(draft.code))];
  return own;
}

function skuClaims({ masterVariant, variants }: DraftLine["draft"]): readonly UniqueClaim[] {
  const all = [...(isObject(masterVariant) ? [masterVariant] : []), ...draftList(variants)];
  return all.flatMap(({ sku }) => (typeof sku === "string" ? [claim("SKU", sku)] : []));
}

function slugClaims({ slug }: DraftLine["draft"]): readonly UniqueClaim[] {
  if (!isObject(slug)) return [];
  return Object.entries(slug).map(([language, text]) => claim(`slug (${language})`, String(text)));
}

function claim(field: string, value: string): UniqueClaim {
  return { name: `${field} ${value}`, what: `${field} "${value}" ` };
}
